import type { Thing } from './thing.ts';

/** What things need to name the publisher of the site. Addresses are absolute. */
export type Publisher = {
  /** The address of the home page. */
  readonly url: string;
  readonly name: string;
  readonly language: string;
};

/** A short reference to the publisher, as other things need it. */
export const publisherOf = (publisher: Publisher): Thing => ({
  '@type': 'Organization',
  '@id': `${publisher.url}#organization`,
  name: publisher.name,
  url: publisher.url,
});
