import type { ReactElement } from 'react';
import type { LockedPlanCountAndOffersOfCategory as Locked } from '../../../domain/members/member-plan.ts';
import { routes } from '../../../domain/routes.ts';
import { SectionHeading } from '../../../ui/layout/heading.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { LinksToSalesPages } from './links-to-sales-pages.tsx';
import { ZonePageSection } from '../zone-layout.tsx';

const headingOf = (plans: number): string =>
  plans === 1 ? 'The plan in here is locked' : `All ${plans} plans in here are locked`;

/**
 * The sentence before the links if not each of them opens all of the category; undefined if each
 * does.
 */
const sentenceOf = ({ plans, offers }: Locked): string | undefined =>
  offers.some((offer) => offer.plans < plans)
    ? 'Each of these opens some of them, the first the most.'
    : undefined;

type LockedCategoryProps = {
  /** Undefined if no page sells the category's plans. */
  readonly locked: Locked | undefined;
};

/**
 * Says that all plans of a category are locked, and what opens them, with the category's own pack
 * first.
 */
export const LockedCategoryNotice = ({ locked }: LockedCategoryProps): ReactElement =>
  locked === undefined ? (
    <p className="prose">
      What is in here isn’t yours, and it isn’t for sale at the moment.{' '}
      <SiteLink to={routes.contact}>Write to us</SiteLink> if you think it should be yours.
    </p>
  ) : (
    <ZonePageSection>
      <SectionHeading>{headingOf(locked.plans)}</SectionHeading>
      <LinksToSalesPages
        offers={locked.offers}
        what={locked.plans === 1 ? 'it' : 'them all'}
        sentence={sentenceOf(locked)}
      />
    </ZonePageSection>
  );
