import { describe, expect, it } from 'vitest';
import {
  valuesAndLinksAllowedInNotice,
  noticeTextRules,
} from '../../domain/notices/notice-text-rules.ts';
import { noticeKinds, type NoticeKind } from '../../domain/notices/notices.ts';
import type { PartialEntry } from '../model/entry.ts';
import { makePartialEntry } from '../model/make-entry.test-support.ts';
import { findErrorsInOneMail, findMailSetErrors } from './check-mails.ts';

/** A text of a kind that contains exactly the names that it needs. */
const soundMail = (kind: NoticeKind, fields: Record<string, string> = {}) => {
  const { values } = valuesAndLinksAllowedInNotice(kind);
  const content = noticeTextRules[kind].needs
    .map((name) => (values.includes(name) ? `It has {${name}}.` : `[Go]({${name}})`))
    .join('\n\n');
  const sound = { kind, subject: 'Subject', heading: 'Heading', content };
  return makePartialEntry('mail', { ...sound, ...fields }, `mail-${kind}`);
};
const problemsOf = (kind: NoticeKind, fields: Record<string, string>): readonly string[] =>
  findErrorsInOneMail(soundMail(kind, fields)).map(({ field, problem }) => `${field}: ${problem}`);

const soundMails = noticeKinds.map((kind) => soundMail(kind));
const offer = makePartialEntry('subscriptionOffer', { productId: 'sub_year' });

it('accepts a text with the names that its kind has and needs', () => {
  expect(soundMails.flatMap(findErrorsInOneMail)).toEqual([]);
});

it.each(
  noticeKinds.flatMap((kind) => noticeTextRules[kind].needs.map((name) => [kind, name] as const)),
)('rejects a text of %s that doesn’t name {%s}', (kind, name) => {
  const { content } = soundMail(kind).fields;
  const without = String(content)
    .replaceAll(`{${name}}`, '{termsLink}')
    .replace('{termsLink}.', 'x.');
  expect(problemsOf(kind, { content: without })).toContain(`content: it does not name {${name}}`);
});

describe('the check of a text', () => {
  it('rejects names that its kind doesn’t have', () => {
    expect(problemsOf('paused', { subject: '{price}' })).toEqual([
      'subject: {price} is nothing that it can name',
    ]);
    const content =
      'Until {resumesAt}, {renewsAt}. {accountLink}\n\n[Go]({accountLink}) [To]({cardLink})';
    expect(problemsOf('paused', { content })).toEqual([
      'content: {renewsAt} is nothing that it can name',
      'content: {accountLink} is nothing that it can name',
      'content: {cardLink} is nothing to link to',
    ]);
  });

  it('rejects a subject with a name that may be empty', () => {
    expect(problemsOf('gift-for-you', { heading: 'For {toName}' })).toEqual([
      'heading: {toName} is nothing that it can name',
    ]);
  });

  it('rejects syntax that e-mails don’t have', () => {
    expect(problemsOf('paused', { heading: 'So *very* paused' })).toEqual([
      'heading: "*" cannot stand here',
    ]);
  });
});

describe('the check of all texts', () => {
  const idsOf = (entries: readonly PartialEntry[]) =>
    findMailSetErrors(entries).map(({ id }) => id);

  it('requires one text of each kind where something is for sale', () => {
    expect(idsOf([offer, ...soundMails])).toEqual([]);
    expect(idsOf([offer, ...soundMails.slice(1)])).toEqual(['mail-renewal-reminder']);
    expect(idsOf([offer, ...soundMails, { ...soundMail('kept'), id: 'second' }])).toEqual([
      'second',
    ]);
  });

  it('requires none where nothing is for sale', () => {
    expect(idsOf([])).toEqual([]);
  });
});
