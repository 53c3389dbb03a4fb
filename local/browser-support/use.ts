/**
 * Something of the platform that a built script, style or page uses, as it can be told from its
 * text alone.
 */
export type PlatformUse =
  /** A global, such as `structuredClone`. */
  | { readonly kind: 'global'; readonly name: string }
  /** A member of a global, such as `Map.groupBy` or `navigator.share`. */
  | {
      readonly kind: 'static';
      readonly of: string;
      readonly name: string;
      readonly isCall: boolean;
    }
  /** A call on anything else, such as `….checkVisibility()`. */
  | { readonly kind: 'call'; readonly name: string }
  /** What no parser of the supported grammar accepts. */
  | { readonly kind: 'syntax'; readonly name: string }
  | { readonly kind: 'property'; readonly property: string; readonly value?: string }
  | { readonly kind: 'descriptor'; readonly rule: string; readonly name: string }
  | { readonly kind: 'function'; readonly name: string; readonly property: string }
  | { readonly kind: 'unit'; readonly name: string }
  | { readonly kind: 'selector'; readonly name: string }
  | { readonly kind: 'rule'; readonly name: string }
  | { readonly kind: 'media'; readonly name: string }
  | { readonly kind: 'element'; readonly name: string }
  | { readonly kind: 'attribute'; readonly element: string; readonly name: string };

/** How the use is written, by which findings and allowed uses name it. */
export const nameOfUse = (use: PlatformUse): string => {
  switch (use.kind) {
    case 'static':
      return `${use.of}.${use.name}`;
    case 'call':
      return `….${use.name}()`;
    case 'property':
      return use.value === undefined ? use.property : `${use.property}: ${use.value}`;
    case 'descriptor':
      return `@${use.rule} ${use.name}`;
    case 'function':
      return `${use.name}() in CSS`;
    case 'unit':
      return `1${use.name}`;
    case 'selector':
      return `:${use.name}`;
    case 'rule':
      return `@${use.name}`;
    case 'media':
      return `@media (${use.name})`;
    case 'element':
      return `<${use.name}>`;
    case 'attribute':
      return `<${use.element} ${use.name}>`;
    case 'global':
    case 'syntax':
      return use.name;
  }
};

const escaped = (text: string): string => text.replace(/\W/g, '\\$&');

/** How our sources would write the use, if it comes from them. */
export const patternInSources = (use: PlatformUse): RegExp => {
  const name = use.kind === 'property' ? (use.value ?? use.property) : use.name;
  const word = `(?<![\\w-])${escaped(name)}(?![\\w-])`;
  switch (use.kind) {
    case 'static':
      return new RegExp(`\\b${escaped(use.of)}\\??\\.${word}`);
    case 'global':
      return new RegExp(`(?<![\\w./-])${escaped(name)}(?:\\(|\\.\\w)`);
    case 'call':
      return new RegExp(`\\.${word}\\(`);
    case 'property':
      return use.value === undefined
        ? new RegExp(`${word}:`)
        : new RegExp(`(?<![\\w-])${escaped(use.property)}:[^;]*${word}`);
    case 'function':
      return new RegExp(`${word}\\(`);
    case 'selector':
      return new RegExp(`:${word}`);
    case 'rule':
      return new RegExp(`@${word}`);
    case 'element':
      return new RegExp(`<${word}`);
    case 'attribute':
      // JSX writes an attribute as its property, such as popoverTarget.
      return new RegExp(word, 'i');
    case 'unit':
      return new RegExp(`\\d${escaped(name)}\\b`);
    case 'descriptor':
    case 'media':
    case 'syntax':
      return new RegExp(word);
  }
};
