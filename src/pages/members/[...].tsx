import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { catalogueOfQueriedSales } from '../../content/queried/orderables.ts';
import { siteTextOr } from '../../content/queried/site-texts.ts';
import { routes } from '../../domain/routes.ts';
import { membershipsForReturningIn } from '../../domain/sale-catalogue.ts';
import { RequireLogin } from '../../features/login/require-login.tsx';
import { Zone } from '../../features/zone/zone.tsx';
import { SiteTextHead } from '../../page-parts/page-head/site-text-head.tsx';

const fallbackTitle = 'Members zone';

const MembersPage = ({ data, location }: PageProps<Queries.MembersPageQuery>): ReactElement => {
  const [since] = useState(() => performance.now());
  return (
    <RequireLogin>
      <Zone
        path={location.pathname}
        {...siteTextOr(data.text, fallbackTitle)}
        sale={membershipsForReturningIn(catalogueOfQueriedSales(data.memberships.nodes))}
        since={since}
      />
    </RequireLogin>
  );
};

export default MembersPage;

export const Head = ({ data }: HeadProps<Queries.MembersPageQuery>): ReactElement => (
  <SiteTextHead text={data.text} fallbackTitle={fallbackTitle} path={routes.members} />
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
