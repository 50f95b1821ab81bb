### What every other file of this language may need.

# The end of a list: { $first } already holds all items but the last, separated by commas.
list-end = { $first } and { $last }
