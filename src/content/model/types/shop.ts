import { productKinds } from '../../../domain/shop/product-kinds.ts';
import {
  searchPhrases,
  integer,
  markdown,
  oneOf,
  optionalPriceInOneCurrency,
  optionalText,
  priceFieldsInEveryCurrency,
  slug,
  text,
} from '../field.ts';
import type { ContentType } from '../field.ts';

export const product = {
  name: 'Product',
  titleField: 'title',
  fields: {
    title: text,
    slug,
    order: integer,
    kind: oneOf(...productKinds),
    images: { kind: 'pictures', required: true },
    excerpt: text,
    askedAs: searchPhrases,
    variants: { kind: 'texts', required: false },
    ...priceFieldsInEveryCurrency,
    inStock: { kind: 'boolean', required: true },
    /** The weight of one piece with its packaging. */
    weightGrams: integer,
    /** The exercises that it is used for. */
    exercises: { kind: 'slugsOf', type: 'exercise', required: false },
    content: markdown,
    /**
     * How to measure, and a table. Must come after `content`, which is the product's text
     * (`markdownFieldNameOf`).
     */
    sizeChart: { kind: 'markdown', required: false },
  },
} as const satisfies ContentType;

/** A set of destinations with the same price for a parcel. */
export const deliveryZone = {
  name: 'Delivery zone',
  titleField: 'title',
  fields: {
    title: text,
    slug,
    order: integer,
    destinations: {
      kind: 'texts',
      required: true,
      pattern: { expression: /^[A-Z]{2}(?:-[A-Z]{3})?$/, example: 'IE' },
    },
    ...priceFieldsInEveryCurrency,
    freeFromGbp: optionalPriceInOneCurrency,
    freeFromEur: optionalPriceInOneCurrency,
    freeFromUsd: optionalPriceInOneCurrency,
    freeFromAud: optionalPriceInOneCurrency,
    /** The maximum weight of one parcel; the price is per parcel. */
    gramsPerParcel: integer,
    /** Counted from the day of dispatch. */
    workingDaysFrom: integer,
    workingDaysTo: integer,
    /** Who pays import VAT and duty. */
    duty: optionalText,
    needsResponsiblePerson: { kind: 'boolean', required: true },
  },
} as const satisfies ContentType;
