import { noticeKinds } from '../../../domain/notices/notices.ts';
import {
  searchPhrases,
  integer,
  markdown,
  oneOf,
  optionalPicture,
  optionalText,
  picture,
  slug,
  text,
} from '../field.ts';
import type { ContentType } from '../field.ts';

export const ad = {
  name: 'Ad',
  titleField: 'title',
  fields: {
    title: text,
    category: oneOf('annual subscription', 'workout pack', 'ecommerce'),
    slug: { kind: 'siteAddress', required: true },
    image: picture,
    imageGbp: picture,
    imageEu: picture,
  },
} as const satisfies ContentType;

export const siteText = {
  name: 'Site text',
  titleField: 'title',
  fields: {
    key: slug,
    title: text,
    /** The title in search results, if it differs from the heading. */
    searchTitle: optionalText,
    subTitle: text,
    askedAs: searchPhrases,
    image: optionalPicture,
  },
} as const satisfies ContentType;

export const homeBanner = {
  name: 'Home banner',
  titleField: 'heading',
  fields: {
    order: integer,
    heading: text,
    content1: text,
    content2: optionalText,
    button: text,
    slug: { kind: 'siteAddress', required: true },
    image: picture,
  },
} as const satisfies ContentType;

export const poll = {
  name: 'Poll',
  titleField: 'title',
  fields: {
    pollId: slug,
    title: text,
    active: { kind: 'boolean', required: true },
    options: {
      kind: 'texts',
      required: true,
      pattern: {
        expression: /^[a-zA-Z][a-zA-Z0-9]*: .+$/,
        example: 'strength: Strength & power',
      },
    },
  },
} as const satisfies ContentType;

const emailPattern = { expression: /^\S+@\S+\.\S+$/, example: 'hello@example.com' };

/** Who runs the site: one entry (`check-site.ts`). */
export const site = {
  name: 'Site',
  titleField: 'companyName',
  fields: {
    companyName: text,
    companyAddress: text,
    companyNumber: {
      kind: 'text',
      required: true,
      pattern: { expression: /^[A-Z0-9]{8}$/, example: '01234567' },
    },
    email: { kind: 'text', required: true, pattern: emailPattern },
    socialLinks: {
      kind: 'texts',
      required: false,
      pattern: {
        expression: /^[^:]+: https:\/\/\S+$/,
        example: 'Instagram: https://www.instagram.com/name/',
      },
    },
    responsiblePersonName: optionalText,
    responsiblePersonAddress: optionalText,
    responsiblePersonEmail: { kind: 'text', required: false, pattern: emailPattern },
  },
} as const satisfies ContentType;

/** The text of an e-mail about what somebody has bought: one for each kind (`check-mails.ts`). */
export const mail = {
  name: 'E-mail',
  titleField: 'subject',
  fields: { kind: oneOf(...noticeKinds), subject: text, heading: text, content: markdown },
} as const satisfies ContentType;
