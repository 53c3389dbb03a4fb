import type { ReactElement } from 'react';
import { parseZoneAddress } from '../../domain/members/zone-address.ts';
import { ZoneHome } from './zone-home.tsx';
import { ZonePlan, type ZoneParts } from './zone-plan.tsx';
import { ZoneSection } from './zone-section.tsx';
import { ZoneUnknown } from './zone-unknown.tsx';

type ZoneProps = {
  /** The address at or below `/members/`. */
  readonly path: string;
  readonly title: string;
  readonly lead: string | undefined;
  /** When the page was opened, by `performance.now()`: its splash screens stand for three seconds together. */
  readonly since: number;
  readonly parts: ZoneParts;
};

/** What an address of the members zone shows to a member. */
export const Zone = ({ path, title, lead, since, parts }: ZoneProps): ReactElement => {
  const wanted = parseZoneAddress(path);
  switch (wanted.page) {
    case 'home':
      return <ZoneHome title={title} lead={lead} since={since} />;
    case 'section': {
      const { section, category } = wanted;
      return (
        <ZoneSection
          section={section}
          category={category}
          since={since}
          breadcrumbs={parts.breadcrumbs}
        />
      );
    }
    case 'plan':
      return <ZonePlan address={wanted.address} since={since} parts={parts} />;
    case 'unknown':
      return <ZoneUnknown />;
  }
};
