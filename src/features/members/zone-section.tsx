import type { ReactElement, ReactNode } from 'react';
import { categoryName } from '../../domain/members/category-name.ts';
import type { MemberSection } from '../../domain/members/plan-address.ts';
import { sectionNames } from '../../domain/members/section-name.ts';
import { sectionPath } from '../../domain/members/zone-address.ts';
import { routes } from '../../domain/routes.ts';
import type { ShownPlans } from '../../services/members/member-zone.ts';
import { PageHeading } from '../../ui/heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { LockedPlans } from './locked-plans.tsx';
import { PlanBrowser } from './plan-browser.tsx';
import { sectionTexts } from './section-index.tsx';
import { usePageTitle } from './use-page-title.ts';
import { ZonePlans } from './zone-plans.tsx';

type SectionPlansProps = {
  readonly shown: ShownPlans;
  readonly section: MemberSection;
  readonly category: string | undefined;
};

const SectionPlans = ({ shown, section, category }: SectionPlansProps): ReactElement => {
  const own = shown.plans.filter((plan) => plan.section === section);
  return (
    <>
      {own.length === 0 ? (
        <p className="prose">
          None of these plans is yours yet.{' '}
          <SiteLink to={routes.members}>Back to the members zone</SiteLink>
        </p>
      ) : (
        <PlanBrowser plans={own} within={{ section, category }} />
      )}
      <LockedPlans locked={shown.locked.filter((one) => one.section === section)} />
    </>
  );
};

type ZoneSectionProps = {
  readonly section: MemberSection;
  readonly category: string | undefined;
  readonly since: number;
  /** The way to a page of the zone. */
  readonly breadcrumbs: (path: string, title: string) => ReactNode;
};

/** A section of the zone, or a category in it. */
export const ZoneSection = ({
  section,
  category,
  since,
  breadcrumbs,
}: ZoneSectionProps): ReactElement => {
  const name = sectionNames[section];
  const title = category === undefined ? name : categoryName(category);
  usePageTitle(title);
  return (
    <ZonePlans since={since}>
      {(shown, notice) => (
        <>
          {breadcrumbs(sectionPath(section, category), title)}
          <PageHeading title={title} lead={sectionTexts[section]} />
          {notice}
          {shown === undefined ? null : (
            <SectionPlans shown={shown} section={section} category={category} />
          )}
        </>
      )}
    </ZonePlans>
  );
};
