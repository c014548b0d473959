"""Faults of the field's libraries, by their kinds in Faults.md, each tried on our pages: what is shown is what `parallax sample`
says all the same.

usage: faults.py PARALLAX [CHECK… | --first | --rest]

Run by itself it tries all of them in Chromium, or those of `FIRST`, or all but these; engines.py tries those of `ANYWHERE` in the
other engines.
"""
import pathlib
import sys
import tempfile

from chromium import Chromium
from faults_access import fingers, keys, on_a_phone, printed, strict_policies, told_aloud, without_observers
from faults_gaps import densities, no_effect, no_gaps, odd_heights
from faults_places import addressed, found, framed, scaled_around, there_again
from faults_stale import constant_length, late_fonts, late_pictures, late_rows, page_kept, sizes_there_and_back
from faults_work import little_work, nothing_piles_up
from sample import expect, run, told
from tested import Tested

ANYWHERE = [late_pictures, late_fonts, constant_length, late_rows, sizes_there_and_back, page_kept, scaled_around, framed, found,
            there_again, without_observers, no_effect, odd_heights, little_work, strict_policies]
# In Chromium alone the protocol can do what a person does.
CHECKS = [*ANYWHERE, densities, no_gaps, fingers, on_a_phone, nothing_piles_up, keys, addressed, printed, told_aloud]
# What `make test` tries, too; the others wait for `make test-browsers`.
FIRST = [late_rows, constant_length, found, without_observers, no_effect, little_work, strict_policies, fingers, nothing_piles_up,
         printed, told_aloud]


def sentence(check):
    return check.__doc__.split(".")[0].strip()


def check_all(browser, folder, back_ends, checks, prefix="", is_light=False):
    def tried(check):
        tested = Tested(browser, folder, back_ends, is_light)
        words = check(tested)
        expect(tested.worst <= [0.05, 0.002], "the deviations are too large")
        return words or (told(tested.worst) if any(tested.worst) else None)

    return [(prefix + sentence(check), lambda check=check: tried(check)) for check in checks]


def in_chromium(checks, prefix=""):
    with tempfile.TemporaryDirectory(prefix="parallax-faults-") as folder, Chromium() as browser:
        browser.size(390, 844)
        browser.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=2)
        return run(check_all(browser, pathlib.Path(folder), ["css", "frame"], checks, prefix))


def main():
    wanted = sys.argv[2:]
    if wanted == ["--first"]:
        return in_chromium(FIRST)
    if wanted == ["--rest"]:
        return in_chromium([check for check in CHECKS if check not in FIRST])
    return in_chromium([check for check in CHECKS if not wanted or check.__name__ in wanted])


if __name__ == "__main__":
    sys.exit(main())
