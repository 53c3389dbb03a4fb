import { expect, it } from 'vitest';
import {
  findSubjectOrHeadingSyntaxProblems,
  parseMailTemplatePartsAndProblems,
} from './mail-text.ts';

const problemsOf = (content: string): readonly string[] =>
  parseMailTemplatePartsAndProblems(content).problems.map(
    ({ line, problem }) => `${line}: ${problem}`,
  );

it('parses paragraphs, headings, facts, important parts, text to copy and a button', () => {
  const { parts, problems } = parseMailTemplatePartsAndProblems(
    [
      'One line',
      'goes on. See [{title}]({accountLink}).',
      '',
      '- Price: {price}, VAT included',
      '- Ends: {endsAt}',
      '## A heading',
      'Right below.',
      '',
      '> Careful: {price}',
      '',
      '[Press]({promotionsLink})',
      '',
      '```',
      'To {sellerName}',
      '',
      'Date: …',
      '```',
    ].join('\n'),
  );
  expect(problems).toEqual([]);
  expect(parts).toEqual([
    {
      kind: 'paragraph',
      words: ['One line goes on. See ', { link: 'accountLink', words: [{ value: 'title' }] }, '.'],
    },
    {
      kind: 'facts',
      rows: [
        ['Price', [{ value: 'price' }, ', VAT included']],
        ['Ends', [{ value: 'endsAt' }]],
      ],
    },
    { kind: 'heading', words: ['A heading'] },
    { kind: 'paragraph', words: ['Right below.'] },
    { kind: 'important', words: ['Careful: ', { value: 'price' }] },
    { kind: 'button', words: ['Press'], link: 'promotionsLink' },
    { kind: 'quote', words: ['To ', { value: 'sellerName' }, '\n\nDate: …'] },
  ]);
});

it.each([
  ['Some **bold** words', '1: "*" cannot stand here'],
  ['One\n\nA [page](/contact/)', '3: "[" cannot stand here'],
  ['A <b>tag</b>', '1: "<" cannot stand here'],
  ['{price', '1: "{" cannot stand here'],
  ['{the price}', '1: "{" cannot stand here'],
  ['# Title', '1: "# Title" begins something that e-mails don’t have'],
  ['### Title', '1: "### Title" begins something that e-mails don’t have'],
  ['1. First', '1: "1. First" begins something that e-mails don’t have'],
  ['Words\n- Price: {price}', '1: "Words" begins something that e-mails don’t have'],
  ['- a list of words', '1: "- a list of words" is no fact'],
  ['```\nTo us', '1: the words to copy do not end'],
  ['> See *this*', '1: "*" cannot stand here'],
])('reports what would be shown as something else: %j', (content, problem) => {
  expect(problemsOf(content)).toContain(problem);
});

it('allows words and values in a line, but no link', () => {
  expect(findSubjectOrHeadingSyntaxProblems('It renews on {renewsAt}')).toEqual([]);
  expect(findSubjectOrHeadingSyntaxProblems('See [this]({accountLink})')).toHaveLength(1);
});
