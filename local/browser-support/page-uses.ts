import type { PlatformUse } from './use.ts';

/** The parts of built pages, each once: pages repeat what they share. */
export type BuiltPageParts = {
  readonly elements: Set<string>;
  /** `element attribute`. */
  readonly attributes: Set<string>;
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
  readonly styleAttributes: Set<string>;
};

export const createPageParts = (): BuiltPageParts => ({
  elements: new Set(),
  attributes: new Set(),
  scripts: new Set(),
  styles: new Set(),
  styleAttributes: new Set(),
});

const isScript = (attributes: string): boolean =>
  !/\bsrc=/.test(attributes) && !/\btype="(?!module|text\/javascript)/.test(attributes);

/** The rules of a style one by one: those that many pages repeat are read once. */
const rulesOf = (css: string): readonly string[] => {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
};

/** Adds the parts of a page, in the regular HTML that the build writes. */
export const addPageParts = (parts: BuiltPageParts, html: string): void => {
  const markup = html.replace(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
    (_, element: string, attributes: string, text: string) => {
      if (element === 'style') rulesOf(text).forEach((rule) => parts.styles.add(rule));
      else if (isScript(attributes)) parts.scripts.add(text);
      return `<${element}${attributes}>`;
    },
  );
  for (const [, element = '', rest = ''] of markup.matchAll(
    /<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/g,
  )) {
    parts.elements.add(element);
    for (const [, written = '', value] of rest.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)) {
      const name = written.toLowerCase();
      parts.attributes.add(`${element} ${name}`);
      if (name === 'style' && value !== undefined) parts.styleAttributes.add(value);
    }
  }
};

/** The elements and attributes of these pages. */
export const usesInMarkup = ({ elements, attributes }: BuiltPageParts): readonly PlatformUse[] => [
  ...[...elements].map((name): PlatformUse => ({ kind: 'element', name })),
  ...[...attributes].map((both): PlatformUse => {
    const [element = '', name = ''] = both.split(' ');
    return { kind: 'attribute', element, name };
  }),
];
