import data, {
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data' with { type: 'json' };
import type { LanguageEdition } from './script-uses.ts';
import { compareVersions, type OldestBrowser } from './supported-browsers.ts';
import type { PlatformUse } from './use.ts';

/** Since when a browser has had something, and until when. */
type Period = { readonly from: string; readonly until: string | undefined };

const periodsIn = (
  feature: CompatStatement,
  { id }: Pick<OldestBrowser, 'id'>,
): readonly Period[] =>
  [feature.support[id] ?? []]
    .flat()
    .flatMap((one) =>
      typeof one.version_added !== 'string' ||
      one.version_added === 'preview' ||
      one.flags !== undefined ||
      one.prefix !== undefined ||
      one.alternative_name !== undefined
        ? []
        : [{ from: one.version_added, until: one.version_removed }],
    );

/**
 * Whether each version from the oldest supported one has the feature. What MDN doesn't know counts
 * as there.
 */
const isIn = (feature: CompatStatement, browser: OldestBrowser): boolean => {
  if (feature.support[browser.id] === undefined) return true;
  const periods = periodsIn(feature, browser);
  const reach = (version: string): boolean =>
    periods.some(
      ({ from, until }) =>
        compareVersions(from, version) <= 0 &&
        (until === undefined || (compareVersions(until, version) > 0 && reach(until))),
    );
  return reach(browser.version);
};

/** Which browser lacks something, and the first version that has it, if there is one. */
export type MissingSupport = {
  readonly browser: OldestBrowser;
  readonly since: string | undefined;
};

/** The browsers in which none of these features is. */
const lacksOf = (
  features: readonly CompatStatement[],
  browsers: readonly OldestBrowser[],
): readonly MissingSupport[] =>
  features.length === 0
    ? []
    : browsers
        .filter((browser) => !features.some((feature) => isIn(feature, browser)))
        .map((browser) => {
          const periods = features.flatMap((feature) => periodsIn(feature, browser));
          const since = periods
            .filter(({ until }) => until === undefined)
            .map(({ from }) => from)
            .sort(compareVersions)[0];
          return { browser, since };
        });

const { builtins } = data.javascript;

/** The interfaces of the globals that are objects. */
const interfaces: Readonly<Record<string, string>> = {
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  location: 'Location',
  history: 'History',
  screen: 'Screen',
  performance: 'Performance',
  crypto: 'Crypto',
};

const at = (root: Identifier | undefined, ...names: readonly string[]): Identifier | undefined =>
  names.reduce<Identifier | undefined>(
    (inner, name) => (inner !== undefined && Object.hasOwn(inner, name) ? inner[name] : undefined),
    root,
  );

const featuresAt = (...places: readonly (Identifier | undefined)[]): readonly CompatStatement[] => {
  const found = places.find((place) => place?.__compat !== undefined)?.__compat;
  return found === undefined ? [] : [found];
};

const global = (name: string): readonly CompatStatement[] =>
  featuresAt(at(builtins, name), at(data.api, name), at(data.api, 'Window', name));

/** Everything below a part of the data, by its last name. */
const byLastName = (
  root: Identifier | undefined,
): ReadonlyMap<string, readonly CompatStatement[]> => {
  const found = new Map<string, CompatStatement[]>();
  const visit = (part: Identifier): void => {
    for (const key of Object.keys(part)) {
      const inner = key === '__compat' ? undefined : part[key];
      if (inner === undefined) continue;
      const name = key.replace(/_static$/, '');
      if (inner.__compat !== undefined) {
        found.set(name, [...(found.get(name) ?? []), inner.__compat]);
      }
      visit(inner);
    }
  };
  if (root !== undefined) visit(root);
  return found;
};

const cssTypes = byLastName(data.css.types);
const members = new Map(byLastName(data.api));
for (const [name, features] of byLastName(builtins)) {
  members.set(name, [...(members.get(name) ?? []), ...features]);
}

const engines = ['chrome', 'firefox', 'safari'] as const;

/** Whether at least two engines have a feature, so that somebody may rely on it. */
const isShared = (feature: CompatStatement): boolean =>
  engines.filter((id) => periodsIn(feature, { id }).length > 0).length > 1;

/**
 * A call on an unknown object counts if every API with that method is too new, and two engines have
 * at least one of them. Nobody calls what one engine tries out by accident.
 */
const call = (name: string): readonly CompatStatement[] => {
  const features = members.get(name) ?? [];
  return features.some(isShared) ? features : [];
};

const memberOf = (of: string, name: string, isCall: boolean): readonly CompatStatement[] => {
  if (interfaces[of] === 'Window') return isCall ? global(name) : [];
  const object = interfaces[of] ?? of;
  const exact = featuresAt(
    at(builtins, of, name),
    at(data.api, object, name),
    at(data.api, object, `${name}_static`),
  );
  return exact.length === 0 && isCall ? call(name) : exact;
};

const unit = (name: string): readonly CompatStatement[] => {
  const lengths = at(data.css, 'types', 'length');
  const [, size] = /^([dls])v(?:w|h|i|b|min|max)$/.exec(name) ?? [];
  const sizes: Readonly<Record<string, string>> = { d: 'dynamic', l: 'large', s: 'small' };
  if (size !== undefined) {
    return featuresAt(at(lengths, `viewport_percentage_units_${sizes[size] ?? ''}`));
  }
  return /^cq/.test(name)
    ? featuresAt(at(lengths, 'container_query_length_units'))
    : featuresAt(at(lengths, name));
};

const featuresOf = (use: PlatformUse): readonly CompatStatement[] => {
  const { properties, selectors } = data.css;
  const rules = data.css['at-rules'];
  switch (use.kind) {
    case 'global':
      return global(use.name);
    case 'static':
      return memberOf(use.of, use.name, use.isCall);
    case 'call':
      return call(use.name);
    case 'property':
      return use.value === undefined
        ? featuresAt(at(properties, use.property))
        : featuresAt(at(properties, use.property, use.value));
    case 'descriptor':
      return featuresAt(at(rules, use.rule, use.name));
    case 'function': {
      const exact = featuresAt(at(properties, use.property, use.name));
      return exact.length === 0 ? (cssTypes.get(use.name) ?? []) : exact;
    }
    case 'unit':
      return unit(use.name);
    case 'selector':
      return featuresAt(at(selectors, use.name));
    case 'rule':
      return featuresAt(at(rules, use.name));
    case 'media':
      return featuresAt(at(rules, 'media', use.name));
    case 'element':
      return featuresAt(
        at(data.html, 'elements', use.name),
        at(data.svg, 'elements', use.name),
        at(data.mathml, 'elements', use.name),
      );
    case 'attribute':
      return featuresAt(
        at(data.html, 'elements', use.element, use.name),
        at(data.html, 'global_attributes', use.name),
      );
    case 'syntax':
      return [];
  }
};

/** The supported browsers that lack what is used. */
export const browsersWithout = (
  use: PlatformUse,
  browsers: readonly OldestBrowser[],
): readonly MissingSupport[] => lacksOf(featuresOf(use), browsers);

/** For each edition of the language a part of its grammar that was the last to arrive. */
const grammar: readonly (readonly [LanguageEdition, Identifier | undefined])[] = [
  [2022, at(data.javascript.classes, 'static', 'initialization_blocks')],
  [2024, at(builtins, 'RegExp', 'unicodeSets')],
  [2025, at(data.javascript.regular_expressions, 'modifier')],
  [2026, at(data.javascript.statements, 'using')],
];

/** The newest edition of the language whose grammar all of these browsers read. */
export const languageEditionOf = (browsers: readonly OldestBrowser[]): LanguageEdition => {
  const first = grammar.findIndex(([, part]) => lacksOf(featuresAt(part), browsers).length > 0);
  return grammar[first === -1 ? grammar.length - 1 : first - 1]?.[0] ?? 2022;
};
