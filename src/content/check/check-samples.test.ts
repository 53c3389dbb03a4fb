import { describe, expect, it } from 'vitest';
import { describeFault } from '../../domain/content-fault.ts';
import { makeEntry } from '../model/make-entry.test-support.ts';
import { findLeftoverSampleContent } from './check-samples.ts';

const site = makeEntry('site', { email: 'us@iron.com' });
const samplesIn = (content: string) =>
  findLeftoverSampleContent([site, makeEntry('page', { title: 'Terms', content })]).map(
    describeFault,
  );

describe('a page', () => {
  it.each([
    ['*These terms are a sample text, to be checked.*', 'These terms are a sample text'],
    ['*This page is a sample: review it.*', 'This page is a sample'],
    ['We are Iron Ltd (sample company).', 'We are Iron Ltd (sample company)'],
    ['Write to us (at hello@knurl.example).', 'hello@knurl.example'],
    ['Come to Unit 4, Example Yard, Leeds.', 'Come to Unit 4, Example Yard'],
    ['Our number is 00000000.', '00000000'],
  ])('with %j is reported by name', (content, words) => {
    expect(samplesIn(content)).toEqual([
      `Page "Terms" (page-id), field content: it is a sample: "${words}". Write what is true of this site in its place.`,
    ]);
  });

  it.each([
    'A free sample is in every parcel.',
    'For example, ask us. Write to us@iron.com.',
    'We were founded with £100000000 of dreams.',
    'Each pack shows a sample day.',
  ])('with %j is no sample', (content) => {
    expect(samplesIn(content)).toEqual([]);
  });
});

it('an invented person is reported, a real one isn’t', () => {
  const person = (sample: boolean) => makeEntry('person', { name: 'Ruth', sample });
  expect(findLeftoverSampleContent([site, person(false)])).toEqual([]);
  expect(findLeftoverSampleContent([site, person(true)]).map(describeFault)).toEqual([
    'Person "Ruth" (person-id), field sample: she is invented. Put a real person in her place, then choose no.',
  ]);
});

it('a space that doesn’t say who runs the site is reported', () => {
  expect(findLeftoverSampleContent([]).map(({ problem }) => problem)).toEqual([
    'nothing says who runs the site: the law wants a name, an address and an e-mail',
  ]);
});
