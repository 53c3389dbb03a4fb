import type { AllowedUses } from './allowed-uses.ts';
import { browsersWithout, type MissingSupport } from './browser-data.ts';
import { sourcesOf, type OwnSources } from './own-sources.ts';
import type { OldestBrowser } from './supported-browsers.ts';
import { nameOfUse, type PlatformUse } from './use.ts';
import type { FoundUse } from './uses-of-site.ts';

type Unsupported = FoundUse & {
  readonly written: string;
  readonly lacks: readonly MissingSupport[];
};

const describeLack = ({ browser, since }: MissingSupport): string =>
  `${browser.name} ${browser.version} (${since === undefined ? 'no version has it' : `it came with ${since}`})`;

/** At most three of these, so that a sentence stays one. */
const some = (names: readonly string[]): string =>
  names.length <= 3
    ? names.join(', ')
    : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;

const describe = ({ use, files, written, lacks }: Unsupported, sources: OwnSources): string => {
  const problem =
    use.kind === 'syntax' ? written : `${written} is not in ${lacks.map(describeLack).join(', ')}`;
  const writers = sourcesOf(sources, use);
  const from = writers.length === 0 ? 'a package' : some(writers);
  return `${problem}: used in ${some([...files])}, by ${from}`;
};

/** The values of a property that is missing itself say nothing new. */
const isSaidByProperty = (use: PlatformUse, missing: ReadonlySet<string>): boolean =>
  use.kind === 'property' && use.value !== undefined && missing.has(use.property);

/**
 * A sentence for each use that a supported browser lacks and that isn't allowed, and for each
 * allowed one that no longer needs to be.
 */
export const findUnsupported = (
  found: readonly FoundUse[],
  browsers: readonly OldestBrowser[],
  allowed: readonly AllowedUses[],
  sources: OwnSources,
): readonly string[] => {
  const lacking = found
    .map((one) => ({
      ...one,
      written: nameOfUse(one.use),
      lacks: browsersWithout(one.use, browsers),
    }))
    .filter(({ use, lacks }) => use.kind === 'syntax' || lacks.length > 0);
  const missing = new Set(lacking.map(({ written }) => written));
  const isAllowed = ({ use, written }: Unsupported): boolean =>
    allowed.some(
      ({ uses, by }) =>
        uses.includes(written) &&
        (by === undefined || sourcesOf(sources, use).every((file) => by.includes(file))),
    );
  const unused = allowed.flatMap(({ uses }) => uses.filter((written) => !missing.has(written)));
  return [
    ...lacking
      .filter((one) => !isSaidByProperty(one.use, missing) && !isAllowed(one))
      .map((one) => describe(one, sources)),
    ...unused.map(
      (written) => `${written} is allowed in allowed-uses.ts, but every supported browser has it`,
    ),
  ];
};
