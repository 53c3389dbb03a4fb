import type { ReactElement, ReactNode } from 'react';
import { memberPlanCategoryNameOfSlug } from '../../../domain/members/category-name.ts';
import type { MemberSectionSlug } from '../../../domain/members/plan-address.ts';
import {
  memberSectionDescriptions,
  memberSectionDisplayNames,
} from '../../../domain/members/section-name.ts';
import {
  memberPlanCategoryKey,
  memberSectionOrCategoryPath,
} from '../../../domain/members/zone-address.ts';
import { membersSectionOfYearPlan } from '../../../domain/plans/year-plan-blocks.ts';
import { routes } from '../../../domain/routes.ts';
import type { OpenLockedAndClosedMemberPlans } from '../../../services/members/member-record-and-plans-memory-store.ts';
import { breadcrumbNameInMembersZone } from '../../../domain/members/zone-name.ts';
import { Breadcrumbs } from '../../../page-parts/breadcrumbs.tsx';
import { PageTitleWithLead, SectionHeading } from '../../../ui/layout/heading.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { LockedCategoryNotice } from '../locked/locked-category.tsx';
import { LockedPlanCountsWithOffers } from '../locked/locked-plan-counts-with-offers.tsx';
import { MemberPlansWithFilterForm } from '../plans/member-plans-with-filter-form.tsx';
import { usePageTitle } from '../../../page-parts/use-page-title.ts';
import { WithPlansAndNoticeAfterSplash } from '../with-plans-and-notice-after-splash.tsx';
import { ZonePageSection } from '../zone-layout.tsx';
import { ZoneNotFound } from './zone-not-found.tsx';

type SectionPlansProps = {
  readonly shown: OpenLockedAndClosedMemberPlans;
  readonly section: MemberSectionSlug;
  readonly category: string | undefined;
};

type OwnPlansProps = { readonly title: string | undefined; readonly children: ReactNode };

/** The member’s plans, under their own title if the page's title isn't about them. */
const OwnPlans = ({ title, children }: OwnPlansProps): ReactNode =>
  title === undefined ? (
    children
  ) : (
    <ZonePageSection>
      <SectionHeading>{title}</SectionHeading>
      {children}
    </ZonePageSection>
  );

const SectionPlans = ({ shown, section, category }: SectionPlansProps): ReactElement => {
  const ownPlans = shown.plans.filter((plan) => plan.section === section);
  const locked = shown.locked.filter((one) => one.section === section);
  const isOpen = category === undefined || ownPlans.some((plan) => plan.category === category);
  // Until the member’s record has loaded, we can't tell whether a plan that isn't free is hers.
  const isLocked = !isOpen && shown.isWhole;
  const lockedCategory = locked
    .flatMap(({ categories }) => categories)
    .find((one) => one.category === category);
  return (
    <>
      {isLocked ? <LockedCategoryNotice locked={lockedCategory} /> : null}
      {ownPlans.length === 0 ? (
        <p className="prose">
          None of these plans is yours yet.{' '}
          <SiteLink to={routes.members}>Back to the members zone</SiteLink>
        </p>
      ) : (
        <OwnPlans
          title={
            isOpen
              ? undefined
              : `Open to you in ${memberSectionDisplayNames[section].toLowerCase()}`
          }
        >
          <MemberPlansWithFilterForm
            plans={ownPlans}
            within={{ section, category: isOpen ? category : undefined }}
          />
        </OwnPlans>
      )}
      <LockedPlanCountsWithOffers locked={locked} />
    </>
  );
};

type SectionPageProps = Omit<SectionPlansProps, 'shown'> & {
  readonly shown: OpenLockedAndClosedMemberPlans | undefined;
  readonly notice: ReactNode;
};

const SectionPage = ({ shown, notice, section, category }: SectionPageProps): ReactElement => {
  const title =
    category === undefined
      ? memberSectionDisplayNames[section]
      : memberPlanCategoryNameOfSlug(category);
  usePageTitle(title);
  return (
    <>
      <Breadcrumbs
        nameOf={breadcrumbNameInMembersZone}
        path={memberSectionOrCategoryPath(section, category)}
        title={title}
      />
      <PageTitleWithLead title={title} lead={memberSectionDescriptions[section]} />
      {section === membersSectionOfYearPlan ? (
        <p className="prose">
          Would you like an e-mail on the first day of each block?{' '}
          <SiteLink to={`${routes.account}#mails`}>Tell us when you start</SiteLink>.
        </p>
      ) : null}
      {notice}
      {shown === undefined ? null : (
        <SectionPlans shown={shown} section={section} category={category} />
      )}
    </>
  );
};

/** Whether the section has plans of the category; true until the plans are loaded. */
const isCategory = (
  shown: OpenLockedAndClosedMemberPlans | undefined,
  section: MemberSectionSlug,
  category: string,
): boolean =>
  shown === undefined || shown.categories.includes(memberPlanCategoryKey(section, category));

type ZoneSectionProps = {
  readonly section: MemberSectionSlug;
  readonly category: string | undefined;
  /** When the page was opened, by `performance.now()`. */
  readonly since: number;
};

/**
 * The page of a section, or of a category in it; says that there is none for a category without
 * plans.
 */
export const ZoneSectionPage = ({ section, category, since }: ZoneSectionProps): ReactElement => (
  <WithPlansAndNoticeAfterSplash since={since}>
    {(shown, notice) =>
      category === undefined || isCategory(shown, section, category) ? (
        <SectionPage shown={shown} notice={notice} section={section} category={category} />
      ) : (
        <ZoneNotFound what="category" />
      )
    }
  </WithPlansAndNoticeAfterSplash>
);
