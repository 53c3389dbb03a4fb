import * as v from 'valibot';

const Breadth = v.optional(v.picklist(['sample', 'all']), 'all');

/**
 * Whether proofs that are repeated for several pages, widths or texts run for all of them. The
 * environment variable `PROOF_BREADTH` decides: `all` (the default, and what `npm test -- all` uses
 * each night) or `sample` (the browser tests of `npm test`, in CI too). Throws on any other value.
 */
export const isWholeRun = v.parse(Breadth, process.env['PROOF_BREADTH']) === 'all';

/**
 * The entries for which a proof is repeated: every fourth (or `every`th), beginning with the first,
 * or all in a whole run.
 */
export const sampleForBreadth = <Entry>(entries: readonly Entry[], every = 4): readonly Entry[] =>
  isWholeRun ? entries : entries.filter((_, index) => index % every === 0);

/**
 * The first (or first `count`) of several cases that prove one thing in the same way, or all of
 * them in a whole run.
 */
export const firstForBreadth = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  isWholeRun ? cases : cases.slice(0, count);

const Scale = v.optional(v.picklist(['tenth', 'full']), 'tenth');

/**
 * Whether long proofs run at their full size, as in `npm run prove`. Throws on an unknown
 * `PROOF_SCALE`.
 */
export const isFullScale = v.parse(Scale, process.env['PROOF_SCALE']) === 'full';

/**
 * The size at which a long proof runs: a tenth of it (or a `part`th) or all. The environment
 * variable `PROOF_SCALE` decides: `tenth` (what `npm test` uses, and the default) or `full` (what
 * `npm run prove` uses). Throws on any other value, so that a typo doesn't shrink a proof.
 */
export const atScale = (fullSize: number, part = 10): number =>
  isFullScale ? fullSize : Math.ceil(fullSize / part);

/**
 * Every tenth entry of a list, which `npm test` uses as a sample; all of them in `npm run prove`.
 */
export const sampleAtScale = <Entry>(entries: readonly Entry[]): readonly Entry[] => {
  const step = Math.floor(entries.length / atScale(entries.length));
  return entries.filter((_, index) => index % step === 0);
};
