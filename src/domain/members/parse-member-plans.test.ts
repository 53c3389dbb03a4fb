import { describe, expect, it } from 'vitest';
import {
  parseLockedPlanSummaryOfRefusal,
  parseMemberPlansAnswer,
  parseMemberPlanWithText,
  parsePicturesByPlanAddress,
  parseSalesPagesOfRefusal,
} from './parse-member-plans.ts';

const plan = {
  id: 'one',
  title: 'One',
  section: 'finishers',
  category: 'hiit',
  slug: 'one',
  lead: 'It begins.',
  weeks: 1,
  sessions: 1,
  minutes: { from: 8, to: 10 },
  equipment: ['barbell'],
  work: { primary: [], secondary: [] },
  picture: 'A woman.',
  review: { reviewBy: '2027-02-28', signedBy: null, registration: null, signedOn: null },
  rights: { free: false, sub: 'sub_year' },
};
const locked = {
  section: 'packs',
  plans: 2,
  offers: [{ title: 'Pack', path: '/workout-packs/pack/', plans: 2 }],
  categories: [{ category: 'strength-power', plans: 2, offers: [] }],
};
const closed = { title: 'Closed', section: 'finishers', category: 'hiit', slug: 'closed' };
const answer = {
  plans: [plan],
  locked: [locked],
  closed: [closed],
  categories: ['finishers/hiit'],
  isWhole: true,
};

describe('parseMemberPlansAnswer', () => {
  it('parses an answer and drops unknown properties', () => {
    const read = parseMemberPlansAnswer({
      ...answer,
      plans: [{ ...plan, secret: 'x' }],
      more: 1,
    });
    expect(read).toEqual(answer);
    expect(JSON.stringify(read)).not.toContain('secret');
  });

  it.each([
    undefined,
    null,
    'text',
    [],
    {},
    { error: 'Please log in to see this.' },
    { ...answer, isWhole: 'yes' },
    { ...answer, plans: {} },
    ...Object.keys(plan)
      // Most plans say nothing about health, so they have no review.
      .filter((name) => name !== 'review')
      .map((name) => ({ ...answer, plans: [{ ...plan, [name]: undefined }] })),
    ...Object.keys(plan).map((name) => ({ ...answer, plans: [plan, { ...plan, [name]: null }] })),
    { ...answer, plans: [{ ...plan, section: 'elsewhere' }] },
    { ...answer, plans: [{ ...plan, equipment: [1] }] },
    { ...answer, plans: [{ ...plan, minutes: { from: '8', to: 10 } }] },
    { ...answer, plans: [{ ...plan, rights: { free: 'true' } }] },
    { ...answer, plans: [{ ...plan, rights: { free: true, sub: 1 } }] },
    { ...answer, locked: [{ ...locked, section: 'elsewhere' }] },
    { ...answer, locked: [{ ...locked, plans: '2' }] },
    { ...answer, locked: [{ ...locked, categories: ['hiit'] }] },
    { ...answer, categories: undefined },
    { ...answer, locked: [{ ...locked, offers: [{ title: 'Pack' }] }] },
  ])('returns undefined for another shape (%#)', (value) => {
    expect(parseMemberPlansAnswer(value)).toBeUndefined();
  });
});

it('parseMemberPlanWithText parses a plan with its text, and nothing else', () => {
  expect(
    parseMemberPlanWithText({ plan, sections: [{ kind: 'text', html: '', headings: [] }] })?.plan
      .title,
  ).toBe('One');
  expect(parseMemberPlanWithText({ plan })).toBeUndefined();
  expect(parseMemberPlanWithText({ plan, sections: [{ kind: 'video' }] })).toBeUndefined();
  expect(parseMemberPlanWithText({ sections: [] })).toBeUndefined();
});

it('parseSalesPagesOfRefusal parses the pages that a refusal names, or none', () => {
  const offers = [{ title: 'Annual membership', path: '/promotions/' }];
  expect(parseSalesPagesOfRefusal({ error: 'No.', offers })).toEqual(offers);
  const price = { minorUnits: 2400 };
  const priced = offers.map((one) => ({
    ...one,
    prices: { gbp: price, eur: price, usd: price, aud: price },
    per: 'year',
  }));
  expect(parseSalesPagesOfRefusal({ error: 'No.', offers: priced })).toEqual(priced);
  for (const body of [undefined, 'No.', {}, { offers: 'x' }, { offers: [{ title: 1 }] }]) {
    expect(parseSalesPagesOfRefusal(body)).toEqual([]);
  }
});

it('parsePicturesByPlanAddress parses pictures by address', () => {
  expect(parsePicturesByPlanAddress({ pictures: { a: 'AAAA', b: 1 } })).toEqual(
    new Map([['a', 'AAAA']]),
  );
  expect(parsePicturesByPlanAddress({})).toBeUndefined();
  expect(parsePicturesByPlanAddress(null)).toBeUndefined();
});

it('parses what a refusal says about the locked plan, and nothing more', () => {
  const { title, section, category, slug, weeks, sessions, minutes, equipment, work } = plan;
  const face = { title, section, category, slug, weeks, sessions, minutes, equipment, work };
  expect(parseLockedPlanSummaryOfRefusal({ error: 'No.', plan })).toEqual(face);
  for (const body of [undefined, 'No.', {}, { plan: 'x' }, { plan: { title: 'One' } }]) {
    expect(parseLockedPlanSummaryOfRefusal(body)).toBeUndefined();
  }
});
