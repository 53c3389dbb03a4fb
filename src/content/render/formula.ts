/** The tokens of a formula: numbers, names (words with spaces between them), signs and brackets. */
const tokenPattern = /\s*(?:(\d[\d.,]*)(?![\p{L}\d])|([\p{L}\p{N}][\p{L}\p{N} ]*)|([=+−×÷^()]))/uy;

type Token = { readonly kind: 'number' | 'name' | 'sign'; readonly text: string };

const tokensOf = (source: string): readonly Token[] | undefined => {
  const tokens: Token[] = [];
  const text = source.trim();
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < text.length) {
    const [, number, name, sign] = tokenPattern.exec(text) ?? [];
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name.trim() });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else return undefined;
  }
  return tokens;
};

const row = (parts: readonly string[]): string =>
  parts.length === 1 ? parts.join('') : `<mrow>${parts.join('')}</mrow>`;
const operator = (sign: string): string => `<mo>${sign}</mo>`;

/**
 * Parsed markup, and its content without brackets if it has any: a fraction or a power needs none.
 */
type Part = { readonly markup: string; readonly inside?: string };

const bare = ({ markup, inside }: Part): string => inside ?? markup;

/** Parses a formula from left to right; each method returns undefined at a syntax error. */
class Reader {
  private position = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.position === this.tokens.length;
  }

  takeSign(...signs: readonly string[]): string | undefined {
    const token = this.tokens[this.position];
    if (token?.kind !== 'sign' || !signs.includes(token.text)) return undefined;
    this.position += 1;
    return token.text;
  }

  private value(): Part | undefined {
    if (this.takeSign('(') !== undefined) {
      const sum = this.sum();
      if (sum === undefined || this.takeSign(')') === undefined) return undefined;
      return { markup: row([operator('('), ...sum, operator(')')]), inside: row(sum) };
    }
    const token = this.tokens[this.position];
    if (token === undefined || token.kind === 'sign') return undefined;
    this.position += 1;
    const tag = token.kind === 'number' ? 'mn' : 'mtext';
    return { markup: `<${tag}>${token.text}</${tag}>` };
  }

  private power(): Part | undefined {
    const base = this.value();
    if (base === undefined || this.takeSign('^') === undefined) return base;
    const exponent = this.value();
    return exponent && { markup: `<msup>${base.markup}${bare(exponent)}</msup>` };
  }

  private product(): string | undefined {
    let first = this.power();
    if (first === undefined) return undefined;
    let factors = [first.markup];
    for (let sign = this.takeSign('×', '÷'); sign !== undefined; sign = this.takeSign('×', '÷')) {
      const next = this.power();
      if (next === undefined) return undefined;
      if (sign === '×') factors = [...factors, operator(sign), next.markup];
      else {
        const above = factors.length === 1 ? bare(first) : row(factors);
        factors = [`<mfrac>${above}${bare(next)}</mfrac>`];
      }
      first = { markup: row(factors) };
    }
    return row(factors);
  }

  /** The terms of a sum, each with its sign, so that a line can break between them. */
  sum(): readonly string[] | undefined {
    const terms: string[] = [];
    for (let sign = this.takeSign('−'); ; sign = this.takeSign('+', '−')) {
      if (terms.length > 0 && sign === undefined) return terms;
      const term = this.product();
      if (term === undefined) return undefined;
      // The sign between two terms has a space on both sides, although it begins a row; the sign of
      // a number has none.
      const form = terms.length === 0 ? '' : ' form="infix"';
      terms.push(sign === undefined ? term : row([`<mo${form}>${sign}</mo>`, term]));
    }
  }
}

/**
 * The parts of a formula such as `1RM = weight × (1 + reps ÷ 30)`, each the content of a MathML
 * element: what is before an equals sign with that sign, then one term after the other. It has
 * names, numbers, brackets and the signs = + − × ÷ ^. Undefined for anything else.
 */
export const mathmlPartsOfFormula = (source: string): readonly string[] | undefined => {
  const tokens = tokensOf(source);
  if (tokens === undefined) return undefined;
  const reader = new Reader(tokens);
  const parts: string[] = [];
  for (;;) {
    const sum = reader.sum();
    if (sum === undefined) return undefined;
    if (reader.isAtEnd) return [...parts, ...sum];
    if (reader.takeSign('=') === undefined) return undefined;
    parts.push(...sum.slice(0, -1), row([...sum.slice(-1), '<mo form="infix">=</mo>']));
  }
};
