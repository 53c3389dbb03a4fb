import type { ReactElement } from 'react';
import { memberSectionSlugs } from '../../../domain/members/plan-address.ts';
import { memberSectionDisplayNames } from '../../../domain/members/section-name.ts';
import { memberSectionOrCategoryPath } from '../../../domain/members/zone-address.ts';
import { routes } from '../../../domain/routes.ts';
import { PageTitleWithLead } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { usePageTitle } from '../../../page-parts/use-page-title.ts';

type ZoneNotFoundProps = { readonly what: 'plan' | 'category' | 'letter' };

/** The page for an address in the members zone that doesn't exist. */
export const ZoneNotFound = ({ what }: ZoneNotFoundProps): ReactElement => {
  const title = `There is no ${what} here`;
  usePageTitle(title);
  return (
    <Stack>
      <PageTitleWithLead
        title={title}
        lead={`The address may have a typing mistake in it, or the ${what} may have moved. Start again from the members zone or one of its sections.`}
      />
      <div className="prose">
        <ul>
          <li>
            <SiteLink to={routes.members}>Members zone</SiteLink>
          </li>
          {memberSectionSlugs.map((section) => (
            <li key={section}>
              <SiteLink to={memberSectionOrCategoryPath(section)}>
                {memberSectionDisplayNames[section]}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </Stack>
  );
};
