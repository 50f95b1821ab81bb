### What can be wrong with a file of cards.

cards-bad-file = { $count ->
    [one] There is a mistake in the card file { $file }.
   *[other] There are { $count } mistakes in the card file { $file }.
 }
cards-no-file = The file { $file } cannot be read: { $why }.
cards-not-toml = This is not a TOML file: { $why }.
cards-not-a-list = “{ $kind }” must be a list of cards, each beginning with [[{ $kind }]].
cards-wrong-count = { $kind }: there are { $count } cards, and there must be { $expected }.
cards-unknown-table = There is no part called “{ $table }” in a card file.
cards-no-head = The file must begin with [set] and an id for the set.
cards-name-taken = The id “{ $name }” belongs to a built-in set: give yours another one.
cards-no-locations = The file needs a part [locations], with the symbol of the Hero dice of { $allowed }.
cards-missing-field = { $card }: “{ $field }” is missing. Allowed: { $allowed }.
cards-bad-symbol = { $card }, { $field }: “{ $value }” is no symbol that fits here. Allowed: { $allowed }.
cards-bad-id = { $card }: a card needs an id of lower-case letters, digits and single hyphens.
cards-same-id = { $card }: two cards have this id.
cards-unknown-field = { $card }: there is no field “{ $field }” here. Allowed: { $allowed }.
cards-bad-location = { $card }: “{ $value }” is no location. Allowed: { $allowed }.
cards-no-needs = { $card }: the list “needs” is missing or empty.
cards-needs-no-list = { $card }: “needs” must be a list of symbols, such as ["charm", "leap"].
cards-feat-symbols = { $card }: a Feat shows 4 symbols, and here there are { $count }.
cards-too-many-needs = { $card }: { $count } symbols are too many; 9 are the most.
cards-no-effects = { $card }: the list “effects” is missing, empty or no list of { "{" } name = value { "}" }.
cards-common-effect = { $card }: Common Equipment has just one effect, “free” or “reroll”.
cards-repeated-effect = { $card }: the effect “{ $effect }” stands there too often.
cards-wild-and-double = { $card }: “wild” and “double” cannot stand on the same card.
cards-one-ability = { $card }: it needs just one ability. Allowed: { $allowed }.
cards-unknown-effect = { $card }: there is no effect “{ $effect }” here. Allowed: { $allowed }.
cards-bad-value = { $card }, { $field }: “{ $value }” does not fit. Allowed: { $allowed }.
cards-no-words = { $card }: its “{ $field }” in the language “{ $language }” is missing.
cards-location-count = { $kind }: { $location } has { $count } cards, and must have { $expected }.
