import type { CallExpression } from 'acorn';

/** Stands where a template has an expression that is a name or a value. */
const unknown = 'x';

/**
 * What comes between two parts of a template, so that CSS can be read on both sides of the
 * expression.
 */
const between = (before: string, after: string): string => {
  const isInValue = !/(?:^|[{};])\s*$/.test(before);
  const isSelector = /^[^;}]*\{/.test(after);
  // What stands alone is a piece of CSS from elsewhere.
  return isInValue || isSelector ? unknown : ';';
};

/**
 * The CSS of a template, as styled-components' plugin leaves it in a built script: a call with the
 * parts of the text, then an expression for each place between them. Undefined for other calls.
 */
export const cssOfTemplate = ({
  arguments: [texts, ...rest],
}: CallExpression): string | undefined => {
  if (texts?.type !== 'ArrayExpression' || texts.elements.length !== rest.length + 1) {
    return undefined;
  }
  const parts = texts.elements.map((part) =>
    part?.type === 'Literal' && typeof part.value === 'string' ? part.value : undefined,
  );
  const [first, ...others] = parts;
  if (first === undefined || !parts.some((part) => part && /[:{]/.test(part))) return undefined;
  return others.reduce<string | undefined>(
    (css, part) =>
      css === undefined || part === undefined ? undefined : css + between(css, part) + part,
    first,
  );
};
