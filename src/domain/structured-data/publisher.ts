import type { SchemaOrgThing } from './thing.ts';

/** The publisher's details that other things refer to. Addresses are absolute. */
export type PublisherNameUrlAndLanguage = {
  /** The address of the home page. */
  readonly url: string;
  readonly name: string;
  readonly language: string;
};

/** A short reference to the publisher, for use in other things. */
export const publisherReferenceOf = (publisher: PublisherNameUrlAndLanguage): SchemaOrgThing => ({
  '@type': 'Organization',
  '@id': `${publisher.url}#organization`,
  name: publisher.name,
  url: publisher.url,
});
