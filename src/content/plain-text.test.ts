import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { numberedSteps, plainText } from './plain-text.ts';

const wordsOf = (markdown: string): string => plainText(renderMarkdown(markdown).html);

describe('plainText', () => {
  it('keeps the words and drops the marks', () => {
    expect(wordsOf('See [the *squat*](/squat/), 1 < 2 & H<sub>2</sub>O, `"x"`.')).toBe(
      'See the squat, 1 < 2 & H2O, "x".',
    );
  });

  it('gives every paragraph, item and row a line', () => {
    expect(
      wordsOf(
        'One\nline.\n\nTwo.\n\n- a\n- b\n\n| Lift | Load |\n| --- | --- |\n| Squat | 20 kg |',
      ),
    ).toBe('One line.\nTwo.\na\nb\nLift Load\nSquat 20 kg');
  });

  it('leaves out the notes and their marks', () => {
    expect(wordsOf('Light[^a] first.\n\nThen more.\n\n[^a]: Ada, 2020.')).toBe(
      'Light first.\nThen more.',
    );
  });

  it('reads what was written as an entity once', () => {
    expect(wordsOf('`&amp;lt;`')).toBe('&amp;lt;');
  });

  it('leaves no tag of any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { html } = renderMarkdown(text.replace(/[<>&]/g, ''));
        expect(plainText(html)).not.toMatch(/<[a-z/]/);
      }),
    );
  });
});

describe('numberedSteps', () => {
  const stepsOf = (markdown: string) => numberedSteps(renderMarkdown(markdown).html);

  it('are the items of the first numbered list', () => {
    expect(
      stepsOf('- no\n\n1. Stand **up**.\n2. Sit [down](/x/).\n\nWords.\n\n1. Another list.'),
    ).toEqual(['Stand up.', 'Sit down.']);
    expect(stepsOf('3. From three on.\n\n   Two paragraphs.')).toEqual([
      'From three on. Two paragraphs.',
    ]);
  });

  it('are none where there is no such list, or one inside another', () => {
    expect(stepsOf('- a\n- b')).toEqual([]);
    expect(stepsOf('Said so.[^a]\n\n[^a]: Ada, 2020.')).toEqual([]);
    expect(stepsOf('1. a\n   - b\n2. c')).toEqual([]);
  });
});
