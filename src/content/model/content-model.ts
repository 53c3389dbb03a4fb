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
  /** An address on this site, without its first and last slash. */
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
  /** What editors call an entry of this type. */
  readonly name: string;
  /** The field by which messages name an entry. */
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
 * What sells something: the payment service's product and, in each currency, the price and its name there: its lookup key, or its id. An entry has all of them or
 * none (`check-sales.ts`); an offer that isn't for sale has its prices all the same.
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

/** What a pack's page can't tell by its sample day. `check-programmes.ts` holds it against the plan that the pack opens. */
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
      /** Whether it is the programme of its product: all the sessions that the product's page promises. */
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
      /** The title in search results, if it isn't the heading. */
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
      /** Which offer it is: who may order it, and what becomes of it. Each of them at most once. */
      offer: oneOf(...membershipOffers, giftOffer),
      productId: optionalText,
      price,
      priceEur: price,
      priceUsd: price,
      priceAud: price,
      ...priceIds,
      /** Who pays, when it renews, at what price, and how to stop. The price stands above it. */
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
      /** Of one piece in its packing. */
      weightGrams: integer,
      /** What it goes with. */
      exercises: { kind: 'slugsOf', type: 'exercise', required: false },
      content: markdown,
      /** How to measure, and a table. Behind `content`, which is the product's text (`markdownFieldOf`). */
      sizeChart: { kind: 'markdown', required: false },
    },
  },
  /** Where the shop delivers to at one price for a parcel. */
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
      /** What one parcel may weigh: the price is for each. */
      gramsPerParcel: integer,
      /** From the day of dispatch. */
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

/** The type of the Gatsby nodes of a content type: `ContentfulArticle`. */
export const nodeTypeOf = (id: ContentTypeId): string =>
  `Contentful${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** The type of the Gatsby nodes for a long text of a content type: `contentfulArticleBodyTextNode`. */
export const textNodeTypeOf = (id: ContentTypeId, field: string): string =>
  `contentful${nodeTypeOf(id).slice('Contentful'.length)}${field.charAt(0).toUpperCase()}${field.slice(1)}TextNode`;

/** The name of the field with the long text; undefined for a content type without one. */
export const markdownFieldOf = (id: ContentTypeId): string | undefined =>
  Object.entries(contentModel[id].fields).find(([, field]) => field.kind === 'markdown')?.[0];
