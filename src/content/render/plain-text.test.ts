import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderAndCheckMarkdown } from './markdown.ts';

const plainTextOf = (markdown: string): string => renderAndCheckMarkdown(markdown).plainText;

describe('the plain text of a Markdown text', () => {
  it('has the words without their formatting', () => {
    expect(plainTextOf('See [the *squat*](/squat/), 1 < 2 & H<sub>2</sub>O, `"x"`.')).toBe(
      'See the squat, 1 < 2 & H2O, "x".',
    );
  });

  it('has a line for every paragraph, heading, list item and table row', () => {
    expect(
      plainTextOf(
        '## Title\n\nOne\nline.\n\nTwo.\n\n- a\n- b\n\n| Lift | Load |\n| --- | --- |\n| Squat | 20 kg |',
      ),
    ).toBe('Title\nOne line.\nTwo.\na\nb\nLift Load\nSquat 20 kg');
  });

  it('breaks lines where the HTML does', () => {
    expect(
      plainTextOf('One<br>two\n\n<details>\n<summary>More</summary>\n\nText\n\n</details>'),
    ).toBe('One\ntwo\nMore\nText');
  });

  it('leaves out notes and their marks', () => {
    expect(plainTextOf('Light[^a] first.\n\nThen more.\n\n[^a]: Ada, 2020.')).toBe(
      'Light first.\nThen more.',
    );
  });

  it('leaves out pictures and workout blocks, and keeps other code', () => {
    expect(
      plainTextOf('A ![bar](/a.webp).\n\n```workout\n- Squat: 3 x 5\n```\n\n```\na\nb\n```'),
    ).toBe('A .\na b');
  });

  it('decodes an entity once', () => {
    expect(plainTextOf('&amp;lt; `&amp;`')).toBe('&lt; &amp;');
  });

  it('contains no tag, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(plainTextOf(text.replace(/[<>&]/g, ''))).not.toMatch(/<[a-z/]/);
      }),
    );
  });
});
