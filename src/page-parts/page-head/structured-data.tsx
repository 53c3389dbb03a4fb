import type { ReactElement } from 'react';
import { toJsonLd } from '../../domain/structured-data/thing.ts';
import type { SchemaOrgThing } from '../../domain/structured-data/thing.ts';

type StructuredDataProps = { readonly things: readonly (SchemaOrgThing | undefined)[] };

/** Head elements with structured data (JSON-LD). */
export const StructuredData = ({ things }: StructuredDataProps): ReactElement => (
  <>
    {things
      .filter((thing) => thing !== undefined)
      .map((thing) => (
        <script
          key={thing['@type']}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: toJsonLd(thing) }}
        />
      ))}
  </>
);
