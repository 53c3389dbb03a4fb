import { publisherReferenceOf, type PublisherNameUrlAndLanguage } from './publisher.ts';
import type { SchemaOrgThing } from './thing.ts';

/** Everything that we publish about the publisher. */
export type FullPublisher = PublisherNameUrlAndLanguage & {
  readonly legalName: string;
  readonly slogan: string;
  readonly description: string;
  readonly logo: string;
  readonly email: string;
  readonly address: string;
  /** Its pages on social networks. */
  readonly networks: readonly string[];
};

/** The publisher with everything that we publish about it. */
export const toOrganizationThing = (publisher: FullPublisher): SchemaOrgThing => ({
  ...publisherReferenceOf(publisher),
  logo: publisher.logo,
  legalName: publisher.legalName,
  slogan: publisher.slogan,
  description: publisher.description,
  email: publisher.email,
  address: publisher.address,
  sameAs: publisher.networks,
});

/** The site and its search, with `s` as the query parameter. */
export const toWebSiteThing = (publisher: FullPublisher, searchPath: string): SchemaOrgThing => ({
  '@type': 'WebSite',
  '@id': `${publisher.url}#website`,
  url: publisher.url,
  name: publisher.name,
  description: publisher.description,
  inLanguage: publisher.language,
  publisher: publisherReferenceOf(publisher),
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${publisher.url}${searchPath.replace(/^\//, '')}?s={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});
