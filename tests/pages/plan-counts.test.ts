import { describe, expect, it } from 'vitest';
import {
  totalPlanCountSentenceId,
  advertisedMinTotalPlanCount,
} from '../../src/domain/plans/total-plan-count-sentence.ts';
import { starterEntries, textOf, type StarterEntry } from '../support/browser/starter-entries.ts';
import { builtPage, only, sectionUnder, textIn } from '../support/built-site.ts';

const packTypes = ['workoutPack', 'preBuiltPlan', 'homeGymPack'];
const packs = packTypes.flatMap((type) => starterEntries(type));
const memberPlans = starterEntries('memberPlan');
const membership = starterEntries('subscriptionOffer').flatMap((offer) => offer['productId'] ?? []);

const rightsOf = (plan: StarterEntry): readonly unknown[] =>
  ['productId', 'link', 'link2', 'sub'].flatMap((name) => plan[name] ?? []);
const opens = (plan: StarterEntry, ids: readonly unknown[]): boolean =>
  plan['free'] !== true && rightsOf(plan).some((id) => ids.includes(id));

const publicPlans = starterEntries('workoutPlan').length;
/** Versions and parts of a plan count with it, and warm-ups apart. */
const counted = memberPlans.filter(
  (plan) => plan['versionOf'] === undefined && plan['section'] !== 'warmups',
);
const warmUps = memberPlans.filter((plan) => plan['section'] === 'warmups').length;
const freePlans = counted.filter((plan) => plan['free'] === true).length;
const ofMembership = counted.filter((plan) => opens(plan, membership));
const ofPacks = counted.filter(
  (plan) =>
    opens(
      plan,
      packs.map((pack) => pack['productId']),
    ) && !ofMembership.includes(plan),
);

describe('the number of plans in the menu', () => {
  const sentence = textIn(only(builtPage('/workout-plans/').main, `#${totalPlanCountSentenceId}`));

  it('leads to a sentence that counts the plans', () => {
    const all = publicPlans + freePlans + ofMembership.length + ofPacks.length;
    expect(sentence).toContain(`${all} plans in all`);
    expect(sentence).toContain(`${publicPlans} free ones`);
    expect(sentence).toContain(`${freePlans} more that open with a free account`);
    expect(sentence).toContain(`${ofMembership.length} in the annual membership`);
    expect(sentence).toContain(`${ofPacks.length} in the workout packs`);
    expect(sentence).toContain(`The ${warmUps} warm-ups of the members zone aren’t counted`);
  });

  it('is not exaggerated', () => {
    expect(Number.parseInt(sentence, 10)).toBeGreaterThan(advertisedMinTotalPlanCount);
  });

  it('links to that sentence from every page', () => {
    const links = builtPage('/contact/').root.querySelectorAll('header a');
    const claim = links.find((link) => textIn(link) === `${advertisedMinTotalPlanCount}+ plans`);
    expect(claim?.getAttribute('href')).toBe(`/workout-plans/#${totalPlanCountSentenceId}`);
  });
});

describe('the section “What the membership opens”', () => {
  const text = textIn(sectionUnder(builtPage('/promotions/'), 'What the membership opens'));

  it('counts its plans, and says that packs are separate', () => {
    expect(text).toContain(`${ofMembership.length} plans in the members zone`);
    expect(text).toContain(
      `Packs are apart. The membership doesn’t open the ${ofPacks.length} plans`,
    );
  });

  it('names each pack that opens some of the membership’s plans, and no other', () => {
    for (const pack of packs) {
      const shared = ofMembership.filter((plan) => opens(plan, [pack['productId']])).length;
      const title = textOf(pack, 'title');
      if (shared > 0) expect(text).toContain(`${shared} in ${title}`);
      else expect(text).not.toContain(` in ${title}`);
    }
  });
});

describe('a pack’s page', () => {
  it('says whether the membership opens it', () => {
    for (const type of packTypes) {
      const path = { workoutPack: 'workout-packs', preBuiltPlan: 'pre-built-plans' }[type];
      for (const pack of starterEntries(type)) {
        const page = builtPage(`/${path ?? 'home-gym-packs'}/${textOf(pack, 'slug')}/`);
        const own = memberPlans.filter((plan) => opens(plan, [pack['productId']]));
        const shared = own.filter((plan) => opens(plan, membership)).length;
        const partly = `The annual membership opens ${shared} of its ${own.length} plans too`;
        const wholly = shared === own.length ? 'The annual membership opens it too.' : partly;
        expect(textIn(page.main.querySelector('.buy')), textOf(pack, 'slug')).toContain(
          shared === 0 ? 'The annual membership doesn’t include it.' : wholly,
        );
      }
    }
  });
});
