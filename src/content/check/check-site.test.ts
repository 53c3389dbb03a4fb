import { describe, expect, it } from 'vitest';
import { describeFault } from '../../domain/content-fault.ts';
import { readCompanyFromEntries } from '../model/company.ts';
import { makeEntry } from '../model/make-entry.test-support.ts';
import { findSiteEntryErrors } from './check-site.ts';

const company = {
  companyName: 'Iron Ltd',
  companyAddress: '1 Street, Leeds',
  companyNumber: '01234567',
  email: 'us@iron.com',
};
const person = {
  responsiblePersonName: 'Muster GmbH',
  responsiblePersonAddress: 'Weg 1, Köln',
  responsiblePersonEmail: 'safety@muster.com',
};
const site = makeEntry('site', company);
const terms = (content: string) =>
  makeEntry('page', { title: 'Terms', slug: 'terms-and-conditions', content });
const errorsOf = (...entries: Parameters<typeof findSiteEntryErrors>[0]) =>
  findSiteEntryErrors(entries).map(describeFault);

describe('the entry about the site', () => {
  it('has no errors, and needs no responsible person', () => {
    expect(errorsOf(site)).toEqual([]);
    expect(errorsOf(makeEntry('site', { ...company, ...person }))).toEqual([]);
    expect(errorsOf()).toEqual([]);
  });

  it('is the only one', () => {
    const other = makeEntry('site', { ...company, companyName: 'Steel Ltd' }, 'other');
    expect(errorsOf(site, other)).toEqual([
      'Site "Steel Ltd" (other), field companyName: another entry says who runs the site already: "Iron Ltd". Delete one of them.',
    ]);
  });

  it.each(Object.keys(person))(
    'names the responsible person whole: without %s it is an error',
    (name) => {
      const part = makeEntry('site', { ...company, ...person, [name]: undefined });
      expect(errorsOf(part)).toEqual([expect.stringContaining(`field ${name}: the responsible`)]);
      expect(readCompanyFromEntries([part]).responsiblePerson).toBeNull();
    },
  );
});

describe('a legal page', () => {
  it('names the company as the entry does', () => {
    const sentence = 'We are Iron Ltd (01234567), 1 Street, Leeds. Write to us@iron.com.';
    expect(errorsOf(site, terms(sentence))).toEqual([]);
    expect(errorsOf(site, terms(sentence.replace('Iron', 'Steel')))).toEqual([
      'Page "Terms" (page-id), field content: it doesn’t name "Iron Ltd", as the entry about the site does. Write that, word for word, in place of what it says now.',
    ]);
    expect(errorsOf(site, terms('We sell plans.'))).toHaveLength(4);
  });

  it('is the terms or the privacy policy: other pages need no company', () => {
    expect(errorsOf(site, makeEntry('page', { slug: 'macros-explained' }))).toEqual([]);
  });
});

it('the company has its networks by name, in the editors’ order', () => {
  const socialLinks = ['Video: https://video.com/@iron', 'Photos: https://photos.com/iron'];
  expect(
    readCompanyFromEntries([makeEntry('site', { ...company, ...person, socialLinks })]),
  ).toEqual({
    legalName: 'Iron Ltd',
    address: '1 Street, Leeds',
    number: '01234567',
    email: 'us@iron.com',
    networks: [
      { name: 'Video', href: 'https://video.com/@iron' },
      { name: 'Photos', href: 'https://photos.com/iron' },
    ],
    responsiblePerson: {
      name: 'Muster GmbH',
      address: 'Weg 1, Köln',
      email: 'safety@muster.com',
    },
  });
});
