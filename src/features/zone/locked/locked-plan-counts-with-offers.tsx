import type { ReactElement } from 'react';
import styled from 'styled-components';
import type {
  LockedPlanCountAndOffersOfSection,
  SalesPageWithOpenablePlanCount,
} from '../../../domain/members/member-plan.ts';
import type { MemberSectionSlug } from '../../../domain/members/plan-address.ts';
import { memberSectionDisplayNames } from '../../../domain/members/section-name.ts';
import { routes } from '../../../domain/routes.ts';
import { SectionHeading } from '../../../ui/layout/heading.tsx';
import { media } from '../../../ui/styles/media.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { planCountText } from '../plan-texts.ts';
import { ZonePageSection } from '../zone-layout.tsx';
import { RuledList } from '../../../ui/kit/ruled-list.ts';

const Rows = styled(RuledList)`
  & > li {
    gap: var(--space-1) var(--space-5);
  }

  ${media.threeColumns} {
    & > li {
      grid-template-columns: 15rem minmax(0, 1fr);
    }
  }

  & b {
    display: block;
    font-weight: 700;
  }

  & span {
    color: var(--muted);
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  align-items: baseline;

  & a {
    display: inline-block;
    padding-block: var(--space-1);
  }
`;

const indexPages: Partial<Readonly<Record<MemberSectionSlug, string>>> = {
  packs: routes.workoutPacks,
  prebuilt: routes.preBuiltPlans,
  homegym: routes.homeGymPacks,
};

/** The maximum number of offers listed when there is a link to the rest. */
const maxNamed = 3;

type OffersProps = {
  readonly section: MemberSectionSlug;
  readonly offers: readonly SalesPageWithOpenablePlanCount[];
};

const Offers = ({ section, offers }: OffersProps): ReactElement => {
  const indexPage = indexPages[section];
  const isLong = indexPage !== undefined && offers.length > maxNamed + 1;
  const named = isLong ? offers.slice(0, maxNamed) : offers;
  return (
    <Links>
      {named.map(({ title, path, plans }) => (
        <li key={path}>
          <SiteLink to={path}>{title}</SiteLink>
          <span> {plans === 1 ? 'opens 1' : `opens ${plans}`}</span>
        </li>
      ))}
      {isLong ? (
        <li>
          <SiteLink to={indexPage}>and {offers.length - maxNamed} more</SiteLink>
        </li>
      ) : null}
    </Links>
  );
};

type LockedPlansProps = { readonly locked: readonly LockedPlanCountAndOffersOfSection[] };

/**
 * The plans that a member can't open, by section, with the pages that sell them; nothing if there
 * are none.
 */
export const LockedPlanCountsWithOffers = ({ locked }: LockedPlansProps): ReactElement | null =>
  locked.length === 0 ? null : (
    <ZonePageSection className="no-print">
      <SectionHeading>More to open</SectionHeading>
      <p className="prose">
        These plans aren’t among yours yet. The pages below say what is in them and what they cost.
      </p>
      <Rows>
        {locked.map(({ section, plans, offers }) => (
          <li key={section}>
            <div>
              <b>{memberSectionDisplayNames[section]}</b>
              <span>{planCountText(plans)} more</span>
            </div>
            <Offers section={section} offers={offers} />
          </li>
        ))}
      </Rows>
    </ZonePageSection>
  );
