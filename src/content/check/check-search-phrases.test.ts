import { describe, expect, it } from 'vitest';
import type { RawEntry } from '../model/entry.ts';
import { errorMessagesOf, validEntries } from './valid-space.test-support.ts';

/** What the check says of questions that are asked as these. */
const askedAs = (...phrases: readonly (readonly string[])[]) =>
  errorMessagesOf([
    ...validEntries,
    ...phrases.map((list, number): RawEntry => ({
      type: 'faq',
      id: `question-${number}`,
      fields: {
        title: `Question ${number}`,
        slug: `question-${number}`,
        order: 1,
        group: 'Training',
        content: 'Yes.',
        askedAs: list,
      },
    })),
  ]);

describe('the check of what pages are asked as', () => {
  it('accepts short phrases that are on one page each', () => {
    expect(askedAs(['is it free'], ['knees hurt on stairs', 'sore knees'])).toEqual([]);
  });

  it('reports a phrase that is on another page, however it is written', () => {
    expect(askedAs(['Who’s my coach?'], ['whos my coach'])).toEqual([
      'FAQ "Question 1" (question-1), field askedAs: "whos my coach" is there already, on the page "Question 0". Keep it on the one page that answers it best.',
    ]);
  });

  it('reports a phrase that is there twice', () => {
    expect(askedAs(['is it free', 'Is it free?'])).toEqual([
      'FAQ "Question 0" (question-0), field askedAs: "Is it free?" is there already, on this page. Keep it on the one page that answers it best.',
    ]);
  });

  it('reports a phrase that is a sentence, and one without words', () => {
    const long = 'a '.repeat(30).concat('b');
    expect(askedAs([long, '?!'])).toEqual([
      `FAQ "Question 0" (question-0), field askedAs: "${long}" has 61 characters. Write 60 or fewer: a few words, as somebody types them.`,
      'FAQ "Question 0" (question-0), field askedAs: a phrase has no words. Remove it, or write some.',
    ]);
  });

  it('reports more phrases than a page needs', () => {
    const many = Array.from({ length: 501 }, (_, number) => `word ${number}`);
    expect(askedAs(many)).toEqual([
      'FAQ "Question 0" (question-0), field askedAs: it has 501 phrases. Keep the 500 that are typed most.',
    ]);
  });
});
