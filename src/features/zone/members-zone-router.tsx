import type { ReactElement } from 'react';
import type { MembershipsForReturningMembers } from '../../domain/digital-catalogue.ts';
import { membersZonePageOrUnknown } from '../../domain/members/zone-address.ts';
import { ZoneLetter } from './letters/zone-letter.tsx';
import { ZoneLetters } from './letters/zone-letters.tsx';
import { ZoneHome } from './pages/zone-home.tsx';
import { ZonePlan } from './pages/zone-plan.tsx';
import { ZoneSectionPage } from './pages/zone-section-page.tsx';
import { ZoneNotFound } from './pages/zone-not-found.tsx';

type ZoneProps = {
  /** The address at or below `/members/`. */
  readonly path: string;
  readonly title: string;
  readonly lead: string | undefined;
  /** The price of the membership, for members whose own has ended. */
  readonly sale: MembershipsForReturningMembers;
  /**
   * When the page was opened, by `performance.now()`: all its splash screens together may take
   * three seconds.
   */
  readonly since: number;
};

/** The members zone: chooses the page for an address. */
export const MembersZoneRouter = ({ path, title, lead, sale, since }: ZoneProps): ReactElement => {
  const wantedPage = membersZonePageOrUnknown(path);
  switch (wantedPage.page) {
    case 'home':
      return <ZoneHome title={title} lead={lead} sale={sale} since={since} />;
    case 'section': {
      const { section, category } = wantedPage;
      return <ZoneSectionPage section={section} category={category} since={since} />;
    }
    case 'plan':
      return <ZonePlan address={wantedPage.address} since={since} />;
    case 'letters':
      return <ZoneLetters />;
    case 'letter':
      return <ZoneLetter key={wantedPage.slug} slug={wantedPage.slug} />;
    case 'unknown':
      return <ZoneNotFound what="plan" />;
  }
};
