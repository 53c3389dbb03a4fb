import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { catalogueOfQueriedSales } from '../../content/queried/orderables.ts';
import { editorsTitleAndLeadOrTitle } from '../../content/queried/site-texts.ts';
import { membershipsForReturningMembersIn } from '../../domain/digital-catalogue.ts';
import { routes } from '../../domain/routes.ts';
import { RedirectToLoginUnlessMember } from '../../features/login/redirect-to-login-unless-member.tsx';
import { MembersZoneRouter } from '../../features/zone/members-zone-router.tsx';
import { HeadFromEditorsTitleAndLead } from '../../page-parts/page-head/head-from-editors-title-and-lead.tsx';

const fallbackTitle = 'Members zone';

const MembersPage = ({ data, location }: PageProps<Queries.MembersPageQuery>): ReactElement => {
  const [since] = useState(() => performance.now());
  return (
    <RedirectToLoginUnlessMember>
      <MembersZoneRouter
        path={location.pathname}
        {...editorsTitleAndLeadOrTitle(data.text, fallbackTitle)}
        sale={membershipsForReturningMembersIn(catalogueOfQueriedSales(data.memberships.nodes))}
        since={since}
      />
    </RedirectToLoginUnlessMember>
  );
};

export default MembersPage;

export const Head = ({ data }: HeadProps<Queries.MembersPageQuery>): ReactElement => (
  <HeadFromEditorsTitleAndLead
    text={data.text}
    fallbackTitle={fallbackTitle}
    path={routes.members}
  />
);

export const query = graphql`
  query MembersPage {
    text: contentfulSiteText(key: { eq: "members-zone" }) {
      ...SiteText
    }
    memberships: allSale(filter: { kind: { eq: "membership" } }) {
      nodes {
        ...OrderableSale
      }
    }
  }
`;
