import { describe, expect, it } from 'vitest';
import { mathmlPartsOfFormula } from './formula.ts';
import { renderAndCheckMarkdown } from './markdown.ts';

const word = (text: string): string => `<mtext>${text}</mtext>`;
const number = (text: string): string => `<mn>${text}</mn>`;
const sign = (text: string): string => `<mo>${text}</mo>`;
const between = (text: string): string => `<mo form="infix">${text}</mo>`;

describe('mathmlPartsOfFormula', () => {
  it.each([
    [
      'BMR = 10 × weight − 5',
      [
        `<mrow>${word('BMR')}${between('=')}</mrow>`,
        `<mrow>${number('10')}${sign('×')}${word('weight')}</mrow>`,
        `<mrow>${between('−')}${number('5')}</mrow>`,
      ],
    ],
    ['1RM = 2', [`<mrow>${word('1RM')}${between('=')}</mrow>`, number('2')]],
    ['reps ÷ 30', [`<mfrac>${word('reps')}${number('30')}</mfrac>`]],
    [
      '100 × weight ÷ (48.8 + reps)',
      [
        `<mfrac><mrow>${number('100')}${sign('×')}${word('weight')}</mrow><mrow>${number('48.8')}<mrow>${between('+')}${word('reps')}</mrow></mrow></mfrac>`,
      ],
    ],
    [
      'weight × reps ^ 0.1',
      [`<mrow>${word('weight')}${sign('×')}<msup>${word('reps')}${number('0.1')}</msup></mrow>`],
    ],
    [
      'e ^ (−0.075 × reps)',
      [
        `<msup>${word('e')}<mrow>${sign('−')}<mrow>${number('0.075')}${sign('×')}${word('reps')}</mrow></mrow></msup>`,
      ],
    ],
    [
      'calories now × (1 + 2)',
      [
        `<mrow>${word('calories now')}${sign('×')}<mrow>${sign('(')}${number('1')}<mrow>${between('+')}${number('2')}</mrow>${sign(')')}</mrow></mrow>`,
      ],
    ],
  ])('renders %s', (source, parts) => {
    expect(mathmlPartsOfFormula(source)).toEqual(parts);
  });

  it.each(['', '1 +', '(1', '1 2 3)', '× 2', 'a < b', 'a = ', '<b>', 'x & y'])(
    'rejects %j',
    (source) => {
      expect(mathmlPartsOfFormula(source)).toBeUndefined();
    },
  );
});

describe('a formula in a text', () => {
  it('is shown on lines of its own if it is a paragraph of its own', () => {
    const { html, plainText, errors } = renderAndCheckMarkdown('$$TDEE = BMR × activity$$');
    const [name, term] = mathmlPartsOfFormula('TDEE = BMR × activity') ?? [];
    // A line can break in every browser between two elements, and within one in Chromium and
    // Firefox only.
    expect(html).toBe(`<p class="formula"><math>${name}</math> <math>${term}</math></p>\n`);
    expect(plainText).toBe('TDEE = BMR × activity');
    expect(errors).toEqual([]);
  });

  it('is shown inline between other words and in a table', () => {
    expect(renderAndCheckMarkdown('It is $$a ÷ 2$$ of it.').html).toBe(
      `<p>It is <math>${mathmlPartsOfFormula('a ÷ 2')?.join('')}</math> of it.</p>\n`,
    );
    expect(renderAndCheckMarkdown('| A |\n| --- |\n| $$a ÷ 2$$ |').html).toContain(
      `<td><math>${mathmlPartsOfFormula('a ÷ 2')?.join('')}</math></td>`,
    );
  });

  it('has its words counted as in any other line', () => {
    const formula = 'TDEE = BMR × activity';
    expect(renderAndCheckMarkdown(`$$${formula}$$`).wordCount).toBe(
      renderAndCheckMarkdown(formula).wordCount,
    );
  });

  it('is an error with its line if it can’t be parsed, and is then shown as written', () => {
    const { html, errors } = renderAndCheckMarkdown('One.\n\n$$a + <b$$');
    expect(errors).toMatchObject([{ line: 3, problem: 'the formula "a + <b" cannot be read' }]);
    expect(html).toContain('a + &lt;b');
    expect(html).not.toContain('<math');
  });

  it('is not recognised in prices', () => {
    expect(renderAndCheckMarkdown('It costs $5, or $$10.').html).toBe(
      '<p>It costs $5, or $$10.</p>\n',
    );
  });
});
