import { describe, expect, it } from 'vitest';
import { toAriaOutline } from './aria-outline.ts';
import { createWordFilter, textsOfSource, valuesOfEntry } from './code-words.ts';

const source = `
  // Words of nobody.
  <nav aria-label="Pages">Page {number} of {count}</nav>
  <button aria-label={\`Pictures of \${title}\`}>Add to cart</button>
  <h2>Goes with it</h2><p>Weeks and days</p>
`;
const entry = `---
title: Lifting belt
level: beginner
variants: [XS, Small]
---
Its text.`;
const filter = createWordFilter(textsOfSource(source), valuesOfEntry(entry));

describe('the words that are kept', () => {
  it('are those of the code, with a placeholder for a title and # for a number', () => {
    expect(filter('Goes with it')).toBe('Goes with it');
    expect(filter('Pictures of Lifting belt')).toBe('Pictures of …');
    expect(filter('Page 2 of 12')).toBe('Page # of #');
    expect(filter('£59.99')).toBe('£#');
  });

  it('are none of an entry, even if the code has them as well', () => {
    expect(createWordFilter(['Lifting belt'], ['Lifting belt'])('Lifting belt')).toBe('…');
    expect(filter('XS')).toBe('…');
    expect(filter('2 days · beginner')).toBe('# days · …');
  });

  it('are a whole sentence of the code, though an entry has its first words', () => {
    const both = createWordFilter(['Your account is being deleted'], ['Your account']);
    expect(both('Your account is being deleted')).toBe('Your account is being deleted');
    expect(both('Your account is open')).toBe('…');
  });

  it('are none that stand apart in the code', () => {
    expect(filter('Pages of days with cart')).toBe('…');
    expect(filter('Words of nobody')).toBe('…');
  });
});

const outlineOf = (snapshot: string): string => toAriaOutline(snapshot, filter);

const page = (title: string, entries: readonly string[], level = 2): string => `- main:
  - heading "${title}" [level=1]
  - heading "Goes with it" [level=${level}]
  - list:
${entries.map((name) => `    - listitem:\n      - 'link "${name}: new"':\n        - /url: /${name}`).join('\n')}
  - button "Add to cart"`;

describe('the outline of a page', () => {
  it('has its structure, the code’s words, and one entry for all', () => {
    expect(outlineOf(page('A belt', ['One', 'Two']))).toBe(`- main:
  - heading "…" [level=1]
  - heading "Goes with it" [level=2]
  - list:
    - listitem:
      - link "…"
  - button "Add to cart"
`);
  });

  it('stays the same if an editor changes a title and adds an entry', () => {
    expect(outlineOf(page('Another belt', ['Three', 'One', 'Two']))).toBe(
      outlineOf(page('A belt', ['One', 'Two'])),
    );
  });

  it('changes with a level, a name of the code and a control without a name', () => {
    const before = page('A belt', ['One']);
    const changed = [
      page('A belt', ['One'], 3),
      before.replace('Goes with it', 'Weeks and days'),
      before.replace('button "Add to cart"', 'button'),
      before.replace('list:', 'group:'),
    ].map(outlineOf);
    expect(changed).not.toContain(outlineOf(before));
  });

  it('keeps items that are all the code’s, and drops what repeats a choice and its label', () => {
    const kept = '- list:\n  - listitem: Goes with it\n  - listitem: Add to cart\n';
    expect(outlineOf(kept)).toBe(kept);
    const choices = ['XS', 'Small'].map((size) => `- radio "${size}"\n- text: ${size}`).join('\n');
    expect(outlineOf(choices)).toBe('- radio "…"\n- text: …\n');
  });
});
