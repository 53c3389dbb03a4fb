import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { routes } from '../domain/routes.ts';
import { ResponsiblePersonNote } from '../features/shop/responsible-person.tsx';
import { Breadcrumbs } from '../page-parts/breadcrumbs.tsx';
import { TableOfContents } from '../page-parts/table-of-contents.tsx';
import { PageHead } from '../page-parts/page-head/page-head.tsx';
import { PageTitleWithLead } from '../ui/layout/heading.tsx';
import { Stack, TextWithSidePanels } from '../ui/layout/layout.tsx';
import { LinkListPanel } from '../ui/layout/link-list-panel.tsx';
import { CmsHtml } from '../ui/text/cms-html.tsx';

type LinkedPage = { readonly path: string; readonly title: string };

const conditions: readonly LinkedPage[] = [
  { path: routes.terms, title: 'Terms and conditions' },
  { path: routes.privacyPolicy, title: 'Privacy policy' },
  { path: routes.accessibility, title: 'Accessibility statement' },
  { path: routes.shippingReturns, title: 'Shipping and returns' },
  { path: routes.competitionTerms, title: 'Competition terms' },
];

/**
 * The next pages to offer: readers of the about page or of the text about macros get what they can
 * use; readers of conditions get the other conditions.
 */
const nextOf: Readonly<Record<string, readonly LinkedPage[]>> = {
  [routes.about]: [
    { path: routes.workoutPlans, title: 'Free workout plans' },
    { path: routes.workoutPlansFaq, title: 'Questions about the plans' },
  ],
  [routes.macrosExplained]: [
    { path: '/calculators/macro/', title: 'Macro calculator' },
    { path: '/calculators/tdee/', title: 'TDEE calculator' },
    { path: routes.calculators, title: 'All calculators' },
  ],
};

const pagesBeside = (path: string) =>
  [...(nextOf[path] ?? conditions), { path: routes.contact, title: 'Contact us' }]
    .filter((page) => page.path !== path)
    .map((page) => ({ ...page, id: page.path }));

const TextPage = ({
  data: { page },
  location,
}: PageProps<Queries.TextPageQuery>): ReactElement | null =>
  page === null ? null : (
    <Stack as="article">
      <Breadcrumbs path={location.pathname} title={page.title} />
      <PageTitleWithLead title={page.title} lead={page.excerpt} />
      <TextWithSidePanels>
        <TableOfContents parts={page.contents} />
        <Stack>
          <CmsHtml html={page.html} />
          {location.pathname === routes.shippingReturns ? <ResponsiblePersonNote /> : null}
          <p>
            Last changed on <time dateTime={page.isoUpdated}>{page.updated}</time>.
          </p>
        </Stack>
        <aside className="no-print" aria-label="Read next">
          <LinkListPanel title="Read next" pages={pagesBeside(location.pathname)} />
        </aside>
      </TextWithSidePanels>
    </Stack>
  );

export default TextPage;

export const Head = ({
  data: { page },
  location,
}: HeadProps<Queries.TextPageQuery>): ReactElement | null =>
  page === null ? null : (
    <PageHead title={page.title} description={page.excerpt} path={location.pathname} />
  );

export const query = graphql`
  query TextPage($id: String!) {
    page: contentfulPage(id: { eq: $id }) {
      title
      excerpt
      html
      contents {
        id
        text
      }
      updated(formatString: "D MMMM YYYY")
      isoUpdated: updated(formatString: "YYYY-MM-DD")
    }
  }
`;
