import { describe, expect, it } from 'vitest';
import { describeFault } from '../../domain/content-fault.ts';
import type { RawEntry } from '../model/entry.ts';
import { findSellingBodyChangeClaimErrors, listBodyChangeClaimsInText } from './check-claims.ts';

describe('listBodyChangeClaimsInText', () => {
  it.each([
    'About 2 to 3 kg of fat in six weeks.',
    'Lose 3kg in a month.',
    'Six weeks. Expect two to three kilos of fat to go.',
    'The scale may fall by a kilo or more in the week.',
    'The aim is 0.5 to 0.7% of your bodyweight a week.',
    'In eight weeks your waist is four centimetres smaller.',
    'Four inches off your hips by summer.',
    'Half a stone of fat in 30 days.',
    'A quarter of a kilo a week is what the scale should show.',
    'The scale may stand still. It will not be quick: 0.2 to 0.3 kg a week is what the deficit gives.',
    'Drop a dress size in seven days, and shed fat.',
  ])('finds %s', (text) => {
    expect(listBodyChangeClaimsInText(text)).not.toEqual([]);
  });

  it.each([
    'Six weeks to lose fat slowly.',
    '8 weeks; protein of about 2 g per kilo of bodyweight, and at least 0.7 g of fat per kilo.',
    'Eat 1.6 to 2 g a kilogram each day, and 0.7 g of fat a kilogram.',
    'Targets in kilograms for every week, and waist in centimetres.',
    'The squat gains 2.5 kg a week for eight weeks.',
    'A wall sheet, 42 by 59 cm, with twelve blocks of four weeks.',
    'A belt of 10 cm for every waist from 60 to 90 cm.',
    '```workout\n- Back squat: 3 x 5 at 60 kg, each week add 2.5 kg (lose no speed)\n```',
  ])('lets pass %s', (text) => {
    expect(listBodyChangeClaimsInText(text)).toEqual([]);
  });
});

describe('findSellingBodyChangeClaimErrors', () => {
  const claim = 'Two kilos of fat in six weeks.';
  const entry = (type: RawEntry['type'], fields: RawEntry['fields']): RawEntry => ({
    type,
    id: 'one',
    fields: { title: 'One', ...fields },
  });

  it('names the sentence on a page that sells, in a banner, an e-mail and a list of points', () => {
    expect(
      findSellingBodyChangeClaimErrors(entry('workoutPack', { excerpt: claim })).map(describeFault),
    ).toEqual([
      'Workout pack "One" (one), field excerpt: it promises an amount within a period: "Two kilos of fat in six weeks.". Say what she does, not how much of her goes or comes by when; the pace may stand inside the plan.',
    ]);
    expect(findSellingBodyChangeClaimErrors(entry('homeBanner', { content1: claim }))).toHaveLength(
      1,
    );
    expect(
      findSellingBodyChangeClaimErrors(entry('mail', { content: `Hello.\n\n${claim}` })),
    ).toHaveLength(1);
    expect(
      findSellingBodyChangeClaimErrors(entry('subscriptionOffer', { points: ['A year', claim] })),
    ).toHaveLength(1);
  });

  it('checks what is shown of a plan where it is offered, and leaves its inside and articles alone', () => {
    expect(
      findSellingBodyChangeClaimErrors(entry('memberPlan', { title: claim, content: claim })),
    ).toHaveLength(1);
    expect(
      findSellingBodyChangeClaimErrors(entry('workoutPlan', { excerpt: claim, content: claim })),
    ).toHaveLength(1);
    expect(
      findSellingBodyChangeClaimErrors(entry('article', { excerpt: claim, body: claim })),
    ).toEqual([]);
  });
});
