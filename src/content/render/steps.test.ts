import { describe, expect, it } from 'vitest';
import { renderAndCheckMarkdown } from './markdown.ts';

const stepsOf = (markdown: string): readonly string[] => renderAndCheckMarkdown(markdown).steps;

describe('the steps of a Markdown text', () => {
  it('are the items of the first numbered list', () => {
    expect(
      stepsOf('- no\n\n1. Stand **up**.\n2. Sit [down](/x/).\n\nWords.\n\n1. Another list.'),
    ).toEqual(['Stand up.', 'Sit down.']);
  });

  it('are one line each', () => {
    expect(stepsOf('3. From three on.\n\n   Two paragraphs.')).toEqual([
      'From three on. Two paragraphs.',
    ]);
  });

  it('do not contain the marks of notes', () => {
    expect(stepsOf('1. Stand up.[^a]\n\n[^a]: Ada, 2020.')).toEqual(['Stand up.']);
  });

  it('are empty without a numbered list, and the list of notes doesn’t count', () => {
    expect(stepsOf('- a\n- b')).toEqual([]);
    expect(stepsOf('So she said.[^a]\n\n[^a]: Ada, 2020.')).toEqual([]);
  });

  it.each(['1. a\n   - b\n2. c', '1. a\n   1. b\n2. c'])(
    'are empty when an item contains a nested list',
    (markdown) => {
      expect(stepsOf(markdown)).toEqual([]);
    },
  );
});

describe('the cues of a Markdown text', () => {
  const cuesOf = (markdown: string): readonly string[] => renderAndCheckMarkdown(markdown).cues;

  it('are the items of the list below the heading Cues', () => {
    expect(
      cuesOf('- no\n\n## Cues\n\n- Chest **up**\n- [Elbows](/x/) in\n\n## Next\n\n- no'),
    ).toEqual(['Chest up', 'Elbows in']);
  });

  it.each(['Cues\n\n- no heading', '## Cues\n\nA paragraph.\n\n- later', '## Cues', ''])(
    'are empty in %j',
    (markdown) => {
      expect(cuesOf(markdown)).toEqual([]);
    },
  );
});
