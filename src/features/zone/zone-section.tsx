import type { ReactElement } from 'react';
import { categoryName } from '../../domain/members/category-name.ts';
import type { MemberSection } from '../../domain/members/plan-address.ts';
import { sectionNames } from '../../domain/members/section-name.ts';
import { sectionPath } from '../../domain/members/zone-address.ts';
import { routes } from '../../domain/routes.ts';
import type { ShownPlans } from '../../services/members/member-zone.ts';
import { Breadcrumbs } from '../../page-parts/breadcrumbs.tsx';
import { PageHeading } from '../../ui/heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { LockedPlans } from './locked-plans.tsx';
import { PlanBrowser } from './plan-browser.tsx';
import { sectionTexts } from './section-index.tsx';
import { usePageTitle } from './use-page-title.ts';
import { PlansLoader } from './plans-loader.tsx';

type SectionPlansProps = {
  readonly shown: ShownPlans;
  readonly section: MemberSection;
  readonly category: string | undefined;
};

const SectionPlans = ({ shown, section, category }: SectionPlansProps): ReactElement => {
  const ownPlans = shown.plans.filter((plan) => plan.section === section);
  return (
    <>
      {ownPlans.length === 0 ? (
        <p className="prose">
          None of these plans is yours yet.{' '}
          <SiteLink to={routes.members}>Back to the members zone</SiteLink>
        </p>
      ) : (
        <PlanBrowser plans={ownPlans} within={{ section, category }} />
      )}
      <LockedPlans locked={shown.locked.filter((one) => one.section === section)} />
    </>
  );
};

type ZoneSectionProps = {
  readonly section: MemberSection;
  readonly category: string | undefined;
  /** When the page was opened, by `performance.now()`. */
  readonly since: number;
};

/** The page of a section, or of a category in it. */
export const ZoneSection = ({ section, category, since }: ZoneSectionProps): ReactElement => {
  const name = sectionNames[section];
  const title = category === undefined ? name : categoryName(category);
  usePageTitle(title);
  return (
    <PlansLoader since={since}>
      {(shown, notice) => (
        <>
          <Breadcrumbs path={sectionPath(section, category)} title={title} />
          <PageHeading title={title} lead={sectionTexts[section]} />
          {notice}
          {shown === undefined ? null : (
            <SectionPlans shown={shown} section={section} category={category} />
          )}
        </>
      )}
    </PlansLoader>
  );
};
