import { giftOffer, membershipOffers } from '../../domain/membership-offers.ts';
import { noticeKinds } from '../../domain/mails/notices.ts';
import { memberSections } from '../../domain/members/plan-address.ts';
import { equipment, exerciseEquipment } from '../../domain/training/equipment.ts';
import { levels } from '../../domain/training/levels.ts';
import { loadings, movementPatterns } from '../../domain/training/movement-pattern.ts';
import { muscles } from '../../domain/training/muscles.ts';
import { productKinds } from '../../domain/shop/product-kinds.ts';

/**
 * The content types of the CMS. The model below is the contract with the CMS: every content type and field that the site
 * relies on. The GraphQL schema and the checks of the entries are derived from it, and a test compares it with
 * `content/content-types`.
 */
export type ContentTypeId =
  | 'workoutPlan'
  | 'workoutPack'
  | 'preBuiltPlan'
  | 'homeGymPack'
  | 'exerciseCategory'
  | 'exercise'
  | 'article'
  | 'articleCategory'
  | 'person'
  | 'calculator'
  | 'ad'
  | 'memberPlan'
  | 'siteText'
  | 'homeBanner'
  | 'subscriptionOffer'
  | 'faq'
  | 'poll'
  | 'page'
  | 'product'
  | 'deliveryZone'
  | 'mail';

type Base = { readonly required: boolean };
export type Field =
  | (Base & {
      readonly kind: 'text';
      readonly oneOf?: readonly string[];
      readonly pattern?: TextPattern;
    })
  | (Base & {
      readonly kind: 'texts';
      readonly oneOf?: readonly string[];
      readonly pattern?: TextPattern;
    })
  | (Base & { readonly kind: 'slug' })
  /** The slug of an entry of another type. */
  | (Base & { readonly kind: 'slugOf'; readonly type: ContentTypeId })
  | (Base & { readonly kind: 'slugsOf'; readonly type: ContentTypeId })
  /** An address on this site, without leading and trailing slashes. */
  | (Base & { readonly kind: 'siteAddress' })
  | (Base & { readonly kind: 'integer' })
  | (Base & { readonly kind: 'price' })
  | (Base & { readonly kind: 'boolean' })
  | (Base & { readonly kind: 'date' })
  | (Base & { readonly kind: 'picture' })
  | (Base & { readonly kind: 'pictures' })
  | (Base & { readonly kind: 'markdown' });

type TextPattern = { readonly expression: RegExp; readonly example: string };

export type ContentType = {
  /** The editors' name for an entry of this type. */
  readonly name: string;
  /** The field that identifies an entry in messages. */
  readonly titleField: string;
  readonly fields: Readonly<Record<string, Field>>;
};

const required = true;
const text: Field = { kind: 'text', required };
const optionalText: Field = { kind: 'text', required: false };
const slug: Field = { kind: 'slug', required };
const integer: Field = { kind: 'integer', required };
const optionalInteger: Field = { kind: 'integer', required: false };
const price: Field = { kind: 'price', required };
const picture: Field = { kind: 'picture', required };
const optionalPicture: Field = { kind: 'picture', required: false };
const markdown: Field = { kind: 'markdown', required };
const oneOf = (...values: readonly string[]): Field => ({ kind: 'text', required, oneOf: values });

/**
 * The fields of something for sale: the payment service's product and, in each currency, the price and its name at the service: a lookup key or an id. An entry
 * has all of them or none (`check-sales.ts`); an offer that isn't for sale still has its prices.
 */
const optionalPrice: Field = { kind: 'price', required: false };
const optionalPriceId: Field = {
  kind: 'text',
  required: false,
  pattern: { expression: /^price_\w+$/, example: 'price_1Abc234' },
};
const priceIds = {
  priceIdGbp: optionalPriceId,
  priceIdEur: optionalPriceId,
  priceIdUsd: optionalPriceId,
  priceIdAud: optionalPriceId,
} as const;
const packSale = {
  productId: optionalText,
  priceGbp: optionalPrice,
  priceEur: optionalPrice,
  priceUsd: optionalPrice,
  priceAud: optionalPrice,
  ...priceIds,
} as const;

/** The facts of a pack that its sample day doesn't show. `check-programmes.ts` compares them with the plan that the pack opens. */
const packFacts = {
  level: oneOf(...levels),
  weeks: optionalInteger,
  daysAWeek: optionalInteger,
  sessions: optionalInteger,
  minutesFrom: optionalInteger,
  minutesTo: optionalInteger,
  kit: { kind: 'texts', oneOf: equipment, required: false },
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
  content: markdown,
} as const;

export const contentModel: Readonly<Record<ContentTypeId, ContentType>> = {
  workoutPlan: {
    name: 'Workout plan',
    titleField: 'title',
    fields: {
      title: text,
      slug,
      order: integer,
      name: optionalText,
      level: oneOf(...levels),
      image: picture,
      excerpt: text,
      content: markdown,
    },
  },
  workoutPack: {
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
      content: markdown,
    },
  },
  preBuiltPlan: { name: 'Pre-built plan', titleField: 'title', fields: programme },
  homeGymPack: { name: 'Home gym pack', titleField: 'title', fields: programme },
  exerciseCategory: {
    name: 'Exercise category',
    titleField: 'title',
    fields: { title: text, slug, order: integer, image: picture, excerpt: text },
  },
  exercise: {
    name: 'Exercise',
    titleField: 'title',
    fields: {
      title: text,
      altTitle: optionalText,
      slug,
      category: { kind: 'slugOf', type: 'exerciseCategory', required },
      level: oneOf(...levels),
      equipment: { kind: 'texts', oneOf: exerciseEquipment, required },
      primaryMuscles: { kind: 'texts', oneOf: muscles, required },
      secondaryMuscles: { kind: 'texts', oneOf: muscles, required: false },
      pattern: oneOf(...movementPatterns),
      loading: oneOf(...loadings),
      relativeLoad: optionalInteger,
      image: picture,
      imageStart: optionalPicture,
      imageEnd: optionalPicture,
      excerpt: text,
      content: markdown,
    },
  },
  article: {
    name: 'Article',
    titleField: 'title',
    fields: {
      title: text,
      slug,
      date: { kind: 'date', required },
      categories: { kind: 'slugsOf', type: 'articleCategory', required },
      author: { kind: 'slugOf', type: 'person', required },
      reviewer: { kind: 'slugOf', type: 'person', required },
      image: picture,
      excerpt: text,
      body: markdown,
    },
  },
  articleCategory: {
    name: 'Article category',
    titleField: 'title',
    fields: { title: text, slug, order: integer, excerpt: text },
  },
  person: {
    name: 'Person',
    titleField: 'name',
    fields: {
      name: text,
      slug,
      field: text,
      about: text,
      sample: { kind: 'boolean', required: false },
    },
  },
  calculator: {
    name: 'Calculator',
    titleField: 'title',
    fields: { title: text, slug, order: integer, image: picture, excerpt: text, content: markdown },
  },
  ad: {
    name: 'Ad',
    titleField: 'title',
    fields: {
      title: text,
      category: oneOf('annual subscription', 'workout pack', 'ecommerce'),
      slug: { kind: 'siteAddress', required },
      image: picture,
      imageGbp: picture,
      imageEu: picture,
    },
  },
  memberPlan: {
    name: 'Member plan',
    titleField: 'title',
    fields: {
      title: text,
      slug,
      section: oneOf(...memberSections),
      category: {
        kind: 'text',
        required,
        pattern: { expression: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, example: 'full-body' },
      },
      image: picture,
      kit: { kind: 'texts', oneOf: equipment, required: false },
      free: { kind: 'boolean', required: false },
      /** Whether it is the programme of its product, with all the sessions that the product's page promises. */
      programme: { kind: 'boolean', required: false },
      productId: optionalText,
      link: optionalText,
      link2: optionalText,
      sub: optionalText,
      content: markdown,
    },
  },
  siteText: {
    name: 'Site text',
    titleField: 'title',
    fields: {
      key: slug,
      title: text,
      /** The title in search results, if it differs from the heading. */
      searchTitle: optionalText,
      subTitle: text,
      image: optionalPicture,
    },
  },
  homeBanner: {
    name: 'Home banner',
    titleField: 'heading',
    fields: {
      order: integer,
      heading: text,
      content1: text,
      content2: optionalText,
      button: text,
      slug: { kind: 'siteAddress', required },
      image: picture,
    },
  },
  subscriptionOffer: {
    name: 'Subscription offer',
    titleField: 'title',
    fields: {
      index: integer,
      title: text,
      /** The offer, which decides who may order it and what happens then. At most one entry for each. */
      offer: oneOf(...membershipOffers, giftOffer),
      productId: optionalText,
      price,
      priceEur: price,
      priceUsd: price,
      priceAud: price,
      ...priceIds,
      /** Who pays, when it renews, at what price, and how to cancel. The price is shown above it. */
      terms: text,
      excerpt: text,
      points: { kind: 'texts', required },
    },
  },
  faq: {
    name: 'FAQ',
    titleField: 'title',
    fields: { title: text, slug, order: integer, group: text, content: markdown },
  },
  poll: {
    name: 'Poll',
    titleField: 'title',
    fields: {
      pollId: slug,
      title: text,
      active: { kind: 'boolean', required },
      options: {
        kind: 'texts',
        required,
        pattern: {
          expression: /^[a-zA-Z][a-zA-Z0-9]*: .+$/,
          example: 'strength: Strength & power',
        },
      },
    },
  },
  page: {
    name: 'Page',
    titleField: 'title',
    fields: {
      title: text,
      slug,
      updated: { kind: 'date', required },
      excerpt: text,
      content: markdown,
    },
  },
  product: {
    name: 'Product',
    titleField: 'title',
    fields: {
      title: text,
      slug,
      order: integer,
      kind: oneOf(...productKinds),
      images: { kind: 'pictures', required },
      excerpt: text,
      variants: { kind: 'texts', required: false },
      priceGbp: price,
      priceEur: price,
      priceUsd: price,
      priceAud: price,
      inStock: { kind: 'boolean', required },
      /** The weight of one piece with its packaging. */
      weightGrams: integer,
      /** The exercises that it is used for. */
      exercises: { kind: 'slugsOf', type: 'exercise', required: false },
      content: markdown,
      /** How to measure, and a table. Must come after `content`, which is the product's text (`markdownFieldOf`). */
      sizeChart: { kind: 'markdown', required: false },
    },
  },
  /** A set of destinations with the same price for a parcel. */
  deliveryZone: {
    name: 'Delivery zone',
    titleField: 'title',
    fields: {
      title: text,
      slug,
      order: integer,
      destinations: {
        kind: 'texts',
        required,
        pattern: { expression: /^[A-Z]{2}(?:-[A-Z]{3})?$/, example: 'IE' },
      },
      priceGbp: price,
      priceEur: price,
      priceUsd: price,
      priceAud: price,
      freeFromGbp: optionalPrice,
      freeFromEur: optionalPrice,
      freeFromUsd: optionalPrice,
      freeFromAud: optionalPrice,
      /** The maximum weight of one parcel; the price is per parcel. */
      gramsPerParcel: integer,
      /** Counted from the day of dispatch. */
      workingDaysFrom: integer,
      workingDaysTo: integer,
      /** Who pays import VAT and duty. */
      duty: optionalText,
      needsResponsiblePerson: { kind: 'boolean', required },
    },
  },
  /** The text of an e-mail about what somebody has bought: one for each kind (`check-mails.ts`). */
  mail: {
    name: 'E-mail',
    titleField: 'subject',
    fields: { kind: oneOf(...noticeKinds), subject: text, heading: text, content: markdown },
  },
};

/** The ids of all content types, in the order of the model. */
export const contentTypeIds = Object.keys(contentModel).filter(
  (id): id is ContentTypeId => id in contentModel,
);

/** The type of a content type's Gatsby nodes: `ContentfulArticle`. */
export const nodeTypeOf = (id: ContentTypeId): string =>
  `Contentful${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** The type of the Gatsby nodes for a content type's long text: `contentfulArticleBodyTextNode`. */
export const textNodeTypeOf = (id: ContentTypeId, field: string): string =>
  `contentful${nodeTypeOf(id).slice('Contentful'.length)}${field.charAt(0).toUpperCase()}${field.slice(1)}TextNode`;

/** The name of the field with the long text; undefined for a content type without one. */
export const markdownFieldOf = (id: ContentTypeId): string | undefined =>
  Object.entries(contentModel[id].fields).find(([, field]) => field.kind === 'markdown')?.[0];
