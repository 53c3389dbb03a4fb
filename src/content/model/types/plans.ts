import {
  giftMembershipOfferKey,
  yearlyRenewingOfferKeys,
} from '../../../domain/membership/yearly-renewing-offer-keys.ts';
import { lifeStages, planAims } from '../../../domain/finder/plan-finder-only-facts.ts';
import { memberSectionSlugs } from '../../../domain/members/plan-address.ts';
import { allEquipment } from '../../../domain/training/all-equipment.ts';
import { levels } from '../../../domain/training/levels.ts';
import {
  searchPhrases,
  clinicalReviewFields,
  integer,
  markdown,
  oneOf,
  optionalInteger,
  optionalPriceInOneCurrency,
  optionalText,
  picture,
  priceInOneCurrency,
  slug,
  text,
} from '../field.ts';
import type { ContentType } from '../field.ts';

/**
 * The fields of something for sale: the payment service's product and, in each currency, the price
 * and its name at the service: a lookup key or an id. An entry has all of them or none
 * (`check-sales.ts`); an offer that isn't for sale still has its prices.
 */
const optionalPriceId = {
  kind: 'text',
  required: false,
  pattern: { expression: /^price_\w+$/, example: 'price_1Abc234' },
} as const;
const priceIds = {
  priceIdGbp: optionalPriceId,
  priceIdEur: optionalPriceId,
  priceIdUsd: optionalPriceId,
  priceIdAud: optionalPriceId,
} as const;
const packSale = {
  productId: optionalText,
  priceGbp: optionalPriceInOneCurrency,
  priceEur: optionalPriceInOneCurrency,
  priceUsd: optionalPriceInOneCurrency,
  priceAud: optionalPriceInOneCurrency,
  ...priceIds,
} as const;

/**
 * What the plan finder goes by: what it is for, the main thing first, and the time of life that it
 * is written for.
 */
const finderFacts = {
  aims: { kind: 'texts', oneOf: planAims, required: false },
  suits: { kind: 'texts', oneOf: lifeStages, required: false },
} as const;

/**
 * The facts of a pack that its sample day doesn't show. `check-programmes.ts` compares them with
 * the plan that the pack opens.
 */
const packFacts = {
  level: oneOf(...levels),
  weeks: optionalInteger,
  daysAWeek: optionalInteger,
  sessions: optionalInteger,
  minutesFrom: optionalInteger,
  minutesTo: optionalInteger,
  kit: { kind: 'texts', oneOf: allEquipment, required: false },
  ...finderFacts,
  ...clinicalReviewFields,
} as const;

const programme = {
  title: text,
  slug,
  index: integer,
  ...packSale,
  ...packFacts,
  image: picture,
  imageThumb: picture,
  excerpt: text,
  askedAs: searchPhrases,
  content: markdown,
} as const;

export const workoutPlan = {
  name: 'Workout plan',
  titleField: 'title',
  fields: {
    title: text,
    slug,
    order: integer,
    name: optionalText,
    level: oneOf(...levels),
    ...finderFacts,
    ...clinicalReviewFields,
    image: picture,
    excerpt: text,
    askedAs: searchPhrases,
    content: markdown,
  },
} as const satisfies ContentType;

export const workoutPack = {
  name: 'Workout pack',
  titleField: 'title',
  fields: {
    title: text,
    slug,
    order: integer,
    ...packSale,
    ...packFacts,
    image: picture,
    imageThumb: picture,
    excerpt: text,
    askedAs: searchPhrases,
    content: markdown,
  },
} as const satisfies ContentType;

export const preBuiltPlan = {
  name: 'Pre-built plan',
  titleField: 'title',
  fields: programme,
} as const satisfies ContentType;

export const homeGymPack = {
  name: 'Home gym pack',
  titleField: 'title',
  fields: programme,
} as const satisfies ContentType;

/**
 * A coach's letter to members, with the session of its month. Functions compare its day
 * (`check-member-letters.ts`, `letters.ts`).
 */
export const memberLetter = {
  name: 'Members’ letter',
  titleField: 'title',
  fields: {
    title: text,
    slug,
    opensOn: { kind: 'date', required: true },
    sub: text,
    excerpt: text,
    content: markdown,
  },
} as const satisfies ContentType;

export const memberPlan = {
  name: 'Member plan',
  titleField: 'title',
  fields: {
    title: text,
    slug,
    section: oneOf(...memberSectionSlugs),
    category: {
      kind: 'text',
      required: true,
      pattern: { expression: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, example: 'full-body' },
    },
    image: picture,
    kit: { kind: 'texts', oneOf: allEquipment, required: false },
    free: { kind: 'boolean', required: false },
    /**
     * Whether it is the programme of its product, with all the sessions that the product's page
     * promises.
     */
    programme: { kind: 'boolean', required: false },
    /** The slug of the plan that it is another version or a part of: they count as one plan. */
    versionOf: {
      kind: 'text',
      required: false,
      pattern: { expression: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, example: 'strength-two-days' },
    },
    productId: optionalText,
    link: optionalText,
    link2: optionalText,
    sub: optionalText,
    ...clinicalReviewFields,
    content: markdown,
  },
} as const satisfies ContentType;

export const subscriptionOffer = {
  name: 'Subscription offer',
  titleField: 'title',
  fields: {
    index: integer,
    title: text,
    /**
     * The offer, which decides who may order it and what happens then. At most one entry for each.
     */
    offer: oneOf(...yearlyRenewingOfferKeys, giftMembershipOfferKey),
    productId: optionalText,
    price: priceInOneCurrency,
    priceEur: priceInOneCurrency,
    priceUsd: priceInOneCurrency,
    priceAud: priceInOneCurrency,
    /**
     * What each year from the second on costs, in every currency or in none. The annual
     * membership's is an offer of its own, because members can come back at it.
     */
    renewalGbp: optionalPriceInOneCurrency,
    renewalEur: optionalPriceInOneCurrency,
    renewalUsd: optionalPriceInOneCurrency,
    renewalAud: optionalPriceInOneCurrency,
    ...priceIds,
    /** Who pays, when it renews, at what price, and how to cancel. The price is shown above it. */
    terms: text,
    excerpt: text,
    points: { kind: 'texts', required: true },
  },
} as const satisfies ContentType;
