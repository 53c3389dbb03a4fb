import type { ContentTypeId } from './content-type-id.ts';

type Base = { readonly required: boolean };
type TextPattern = { readonly expression: RegExp; readonly example: string };

/** A field of a content type: the kind of its value, and whether an entry may leave it empty. */
export type ContentField =
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
  /** Files of the media library that are played: one, or several. */
  | (Base & { readonly kind: 'films' })
  /** The subtitles of a film (WebVTT). */
  | (Base & { readonly kind: 'captions' })
  /** Drawings that lie over films (SVG). */
  | (Base & { readonly kind: 'overlays' })
  | (Base & { readonly kind: 'markdown' });

export type ContentType = {
  /** The editors' name for an entry of this type. */
  readonly name: string;
  /** The field that identifies an entry in messages. */
  readonly titleField: string;
  readonly fields: Readonly<Record<string, ContentField>>;
};

const required = true;
export const text = { kind: 'text', required } as const;
export const optionalText = { kind: 'text', required: false } as const;
export const slug = { kind: 'slug', required } as const;
export const integer = { kind: 'integer', required } as const;
export const optionalInteger = { kind: 'integer', required: false } as const;
export const priceInOneCurrency = { kind: 'price', required } as const;
export const optionalPriceInOneCurrency = { kind: 'price', required: false } as const;
export const picture = { kind: 'picture', required } as const;
export const optionalPicture = { kind: 'picture', required: false } as const;
export const optionalFilms = { kind: 'films', required: false } as const;
/** What a text about health says of its review by a clinician (`check-reviews.ts`). */
export const clinicalReviewFields = {
  reviewBy: { kind: 'date', required: false },
  signedBy: optionalText,
  registration: optionalText,
  signedOn: { kind: 'date', required: false },
} as const;

/**
 * What people type who need the page: the site's search compares a query with each phrase
 * (`check-search-phrases.ts`).
 */
export const searchPhrases = { kind: 'texts', required: false } as const;

export const markdown = { kind: 'markdown', required } as const;

/** A required text that is one of some values. */
export const oneOf = <Values extends readonly string[]>(...values: Values) =>
  ({ kind: 'text', required, oneOf: values }) as const;

/** An optional text that is one of some values. */
export const optionalOneOf = <Values extends readonly string[]>(...values: Values) =>
  ({ kind: 'text', required: false, oneOf: values }) as const;

/** Any number of some values, or none. */
export const anyNumberOfTheseTexts = <Values extends readonly string[]>(...values: Values) =>
  ({ kind: 'texts', required: false, oneOf: values }) as const;

/** The price of something for sale in every currency. */
export const priceFieldsInEveryCurrency = {
  priceGbp: priceInOneCurrency,
  priceEur: priceInOneCurrency,
  priceUsd: priceInOneCurrency,
  priceAud: priceInOneCurrency,
} as const;
