"""The compiled build and plain Python play the same matches, to the last byte.

The tests run on whatever ``zabletop`` is imported: as a rule the installed wheel, compiled where there is a C compiler.
Here it and the plain source of this repository play the same seeds in two processes, and what comes out is compared.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import zabletop
from tests import contract
from tests.contract import SETUPS, Setup, decoded, encoded, many
from zabletop import Match, QuickDealer
from zabletop.bots import make
from zabletop.engine import match as engine_match
from zabletop.engine.playout import play_randomly

REPOSITORY = Path(__file__).parent.parent
PLAIN = REPOSITORY / "src"
# The games that the greedy bot plays.
GREEDY = ("zorro", "horror")
HERE = Path(zabletop.__path__[0]).parent


def digests() -> dict[str, str]:
    """What this build makes of the seeds: a digest for each configuration and way of playing."""
    told = {"file": str(engine_match.__file__)}
    for setup in SETUPS:
        told[f"{setup} random"] = digest([whole_match(setup, "random", seed) for seed in range(many(1, 20))])
        told[f"{setup} bare"] = digest([bare_match(setup, seed) for seed in range(many(3, 200))])
    for setup in SETUPS:
        if setup.game.name in GREEDY and (setup.players == 3 or contract.PROOF):
            told[f"{setup} greedy"] = digest([whole_match(setup, "greedy", seed) for seed in range(many(1, 10))])
    return told


def digest(parts: list[bytes]) -> str:
    return hashlib.sha256(b"\n".join(parts)).hexdigest()


def whole_match(setup: Setup, bot: str, seed: int) -> bytes:
    """A match with its record, and now and then what everybody sees, what is refused and what a sight lets imagine."""
    match, whim = setup.match(seed), QuickDealer(seed)
    bots = [make(bot, match.rules, seed * 10 + seat) for seat in range(setup.players)]
    told: list[bytes] = []
    while match.deciders:
        seat = match.deciders[0]
        match.play(seat, bots[seat].choose(match.sight(seat), match.rules.actions(match.state, seat)))
        if whim.pick(40) == 0:
            told += looked_at(setup, match, whim)
    told.append(match.record().to_json())
    return b"\n".join(told)


def looked_at(setup: Setup, match: Match, whim: QuickDealer) -> list[bytes]:
    told = [encoded(match.sight(viewer)) for viewer in contract.viewers(match)]
    for seat in match.deciders:
        legal = match.rules.actions(match.state, seat)
        told.append(encoded(match.actions(seat)))
        probes = [whim.pick(4000) for _ in range(10)]
        refused = [match.rules.refusal(match.state, seat, number) for number in probes if number not in legal]
        told.append(encoded([str(error) for error in refused]))
        imagined = setup.game.imagine(decoded(match.sight(seat)), QuickDealer(whim.pick(1000)))
        told.append(contract.bare_sight(match.rules, imagined))
    return told


def bare_match(setup: Setup, seed: int) -> bytes:
    rules, dealer, whim = setup.rules(), QuickDealer(seed), QuickDealer(-seed)
    state = rules.begin(dealer)
    decisions = play_randomly(rules, state, dealer, whim)
    return encoded([decisions, rules.result(state), rules.sight(state, zabletop.REFEREE)])


def digests_of(build: Path) -> dict[str, str]:
    """The digests that another process finds with this build."""
    path = os.pathsep.join([str(build), str(REPOSITORY)])
    code = "import json; from tests.test_both_builds import digests; print(json.dumps(digests()))"
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, cwd="/", capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, str] = json.loads(done.stdout)
    assert Path(found["file"]).is_relative_to(build), f"{found['file']} is not of the build in {build}"
    return found


def kind(file: str) -> str:
    return f"{'plain' if file.endswith('.py') else 'compiled'} ({file})"


def test_both_builds_play_the_same_matches() -> None:
    plain, other = digests_of(PLAIN), digests_of(HERE)
    builds = f"{kind(plain.pop('file'))} and {kind(other.pop('file'))}"
    print(f"compared: {builds}, {len(plain)} configurations")
    different = [name for name, found in plain.items() if other.get(name) != found]
    assert not different, f"{builds} differ in {different}"
    assert plain.keys() == other.keys()


def test_the_plain_source_is_plain() -> None:
    assert not list(PLAIN.rglob("*.so")), "a left-over compiled module shadows its source"
    assert not list(PLAIN.rglob("*.pyd"))


def test_the_hot_path_is_compiled_wherever_it_could_be_and_never_half() -> None:
    from zabletop.bots import bot
    from zabletop.engine import dealer, pile
    from zabletop.games.horror import choices as horror_choices
    from zabletop.games.horror import sight, texts
    from zabletop.games.zorro import choices, odds, rules

    modules = (engine_match, dealer, pile, bot, choices, odds, rules, horror_choices, sight, texts)
    plain = {str(module.__file__).endswith(".py") for module in modules}
    installed = "site-packages" in str(engine_match.__file__)
    could_be = installed and shutil.which("cc") is not None and not os.environ.get("ZABLETOP_PLAIN")
    expected = could_be or os.environ.get("ZABLETOP_EXPECT_COMPILED") == "1"
    assert plain == {False} if expected else len(plain) == 1, [module.__file__ for module in modules]
