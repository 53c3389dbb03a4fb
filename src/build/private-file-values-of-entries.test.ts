import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Entry } from '../content/model/entry.ts';
import { makeEntry } from '../content/model/make-entry.test-support.ts';
import { SellerAndNoticeTemplates } from '../domain/mails/seller-and-notice-templates.ts';
import { privateFileValuesOfEntries } from './private-file-values-of-entries.ts';

it('contains each poll with the names of its options', () => {
  const entries: readonly Entry[] = [
    makeEntry('poll', { pollId: 'poll-001', active: true, options: ['fun: Just for fun'] }, 'one'),
    makeEntry('article', { title: 'Secret' }, 'two'),
  ];
  expect(privateFileValuesOfEntries(entries).get('polls')).toEqual([
    { id: 'poll-001', active: true, options: ['fun'] },
  ]);
});

it('contains the date of the terms and conditions', () => {
  const page = (id: string, slug: string, updated: string): Entry =>
    makeEntry('page', { slug, updated }, id);
  const files = privateFileValuesOfEntries([
    page('one', 'about', '2026-01-01'),
    page('two', 'terms-and-conditions', '2026-11-02T00:00+00:00'),
  ]);
  expect(files.get('terms')).toEqual({ updated: '2026-11-02' });
  expect(privateFileValuesOfEntries([]).get('terms')).toEqual({ updated: '' });
});

it('contains who sends e-mails', () => {
  const site = makeEntry('site', { companyName: 'Iron Ltd', email: 'us@example.com' });
  expect(
    v.parse(SellerAndNoticeTemplates, privateFileValuesOfEntries([site]).get('mails')).seller,
  ).toEqual({
    legalName: 'Iron Ltd',
    number: site.fields.companyNumber,
    address: site.fields.companyAddress,
    email: 'us@example.com',
  });
});

it('contains the texts of e-mails, each with a version that changes with any word', () => {
  const mail = (subject: string): Entry =>
    makeEntry('mail', { kind: 'kept', subject, heading: 'Heading', content: 'Words.' }, 'one');
  const versionOf = (subject: string): unknown => {
    const { notices } = v.parse(
      SellerAndNoticeTemplates,
      privateFileValuesOfEntries([mail(subject)]).get('mails'),
    );
    const [text] = notices;
    expect(text).toMatchObject({ kind: 'kept', subject, heading: 'Heading', content: 'Words.' });
    return text?.version;
  };
  expect(versionOf('One')).toMatch(/^[0-9a-f]{16}$/);
  expect(versionOf('One')).toBe(versionOf('One'));
  expect(versionOf('One')).not.toBe(versionOf('Other'));
});
