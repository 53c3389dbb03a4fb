import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { Breadcrumbs } from '../page-parts/breadcrumbs.tsx';
import { PageHead } from '../page-parts/head/page-head.tsx';
import { PageHeading } from '../ui/heading.tsx';
import { Stack } from '../ui/layout.tsx';
import { RichText } from '../ui/rich-text.tsx';

const TextPage = ({
  data: { page },
  location,
}: PageProps<Queries.TextPageQuery>): ReactElement | null =>
  page === null ? null : (
    <Stack as="article">
      <Breadcrumbs path={location.pathname} title={page.title} />
      <PageHeading title={page.title} lead={page.excerpt} />
      <RichText html={page.html} />
      <p>
        Last changed on <time dateTime={page.isoUpdated}>{page.updated}</time>.
      </p>
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
      updated(formatString: "D MMMM YYYY")
      isoUpdated: updated(formatString: "YYYY-MM-DD")
    }
  }
`;
