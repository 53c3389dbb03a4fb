import { describe, expect, it } from 'vitest';
import { parseEntryFile, parseYamlFields } from './front-matter.ts';

describe('parseEntryFile', () => {
  it('separates the fields from the text', () => {
    const text =
      '---\ntitle: Squat\norder: 3\nfree: true\ntags: [a, b]\n---\n\n## Set up\n\nStand.\n\n';
    expect(parseEntryFile(text)).toEqual({
      fields: { title: 'Squat', order: 3, free: true, tags: ['a', 'b'] },
      body: '## Set up\n\nStand.',
    });
  });

  it('reads dates, and words that older YAML treats as booleans, as strings', () => {
    const { fields } = parseEntryFile('---\ndate: 2026-03-14\nanswer: no\nclock: 12:30\n---\n');
    expect(fields).toEqual({ date: '2026-03-14', answer: 'no', clock: '12:30' });
  });

  it('accepts Windows line ends and a byte order mark', () => {
    expect(parseEntryFile('\uFEFF---\r\ntitle: A\r\n---\r\none\r\ntwo\r\n')).toEqual({
      fields: { title: 'A' },
      body: 'one\ntwo',
    });
  });

  it('treats only the first closing fence as the end of the fields', () => {
    expect(parseEntryFile('---\ntitle: A\n---\none\n\n---\n\ntwo').body).toBe('one\n\n---\n\ntwo');
  });

  it('leaves out empty values', () => {
    expect(parseEntryFile('---\ntitle: A\nsub:\nlink: null\n---\n')).toEqual({
      fields: { title: 'A' },
      body: '',
    });
    expect(parseEntryFile('---\n---\n')).toEqual({ fields: {}, body: '' });
  });

  it.each([
    ['title: A', 'first line'],
    ['---\ntitle: A', 'no end'],
    ['---\ntitle: A: B\n---\n', 'line 2'],
    ['---\na: 1\nb: "x\n---\n', 'line 3'],
    ['---\n- a\n---\n', 'key: value'],
    ['---\na: *missing\n---\n', 'cannot be read'],
  ])('reports what is wrong with %j', (text, message) => {
    expect(() => parseEntryFile(text)).toThrow(message);
  });
});

describe('parseYamlFields', () => {
  it('reads the fields of an asset file, which may be empty', () => {
    expect(parseYamlFields('title: A\nfile: a.webp\n')).toEqual({ title: 'A', file: 'a.webp' });
    expect(parseYamlFields('')).toEqual({});
  });
});
