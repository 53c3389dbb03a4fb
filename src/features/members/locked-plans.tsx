import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { LockedSection, Offer } from '../../domain/members/member-plan.ts';
import type { MemberSection } from '../../domain/members/plan-address.ts';
import { sectionNames } from '../../domain/members/section-name.ts';
import { routes } from '../../domain/routes.ts';
import { SectionHeading } from '../../ui/heading.tsx';
import { media } from '../../ui/media.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { plansText } from './plan-words.ts';
import { ZonePart } from './zone-opening.tsx';

const Rows = styled.ul`
  border-bottom: 1px solid var(--line);

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1) var(--space-5);
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
    line-height: 1.45;
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

/** Where all that is for sale of a kind stands. */
const listPages: Partial<Readonly<Record<MemberSection, string>>> = {
  packs: routes.workoutPacks,
  prebuilt: routes.preBuiltPlans,
  homegym: routes.homeGymPacks,
};

const mostNamed = 3;

type OffersProps = { readonly section: MemberSection; readonly offers: readonly Offer[] };

const Offers = ({ section, offers }: OffersProps): ReactElement => {
  const list = listPages[section];
  const isLong = list !== undefined && offers.length > mostNamed + 1;
  const named = isLong ? offers.slice(0, mostNamed) : offers;
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
          <SiteLink to={list}>and {offers.length - mostNamed} more</SiteLink>
        </li>
      ) : null}
    </Links>
  );
};

type LockedPlansProps = { readonly locked: readonly LockedSection[] };

/** What a member does not have: how many plans there are, and which pages sell them. Nothing where she has everything. */
export const LockedPlans = ({ locked }: LockedPlansProps): ReactElement | null =>
  locked.length === 0 ? null : (
    <ZonePart className="no-print">
      <SectionHeading>More to open</SectionHeading>
      <p className="prose">
        These plans aren’t among yours yet. The pages below say what is in them and what they cost.
      </p>
      <Rows>
        {locked.map(({ section, plans, offers }) => (
          <li key={section}>
            <div>
              <b>{sectionNames[section]}</b>
              <span>{plansText(plans)} more</span>
            </div>
            <Offers section={section} offers={offers} />
          </li>
        ))}
      </Rows>
    </ZonePart>
  );
