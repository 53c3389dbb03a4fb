import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { pictureOf } from '../content/pictures.ts';
import { routes } from '../domain/routes.ts';
import { Breadcrumbs } from '../features/seo/breadcrumbs.tsx';
import { PageHead } from '../features/seo/page-head.tsx';
import { PageHeading } from '../ui/heading.tsx';
import { Stack } from '../ui/layout.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SiteLink } from '../ui/site-link.tsx';

const CalculatorPage = ({
  data: { calculator },
  location,
}: PageProps<Queries.CalculatorPageQuery>): ReactElement | null =>
  calculator === null ? null : (
    <Stack as="article">
      <Breadcrumbs path={location.pathname} title={calculator.title} />
      <PageHeading title={calculator.title} lead={calculator.excerpt} />
      <Picture {...pictureOf(calculator.image)} eager />
      <RichText html={calculator.html} />
      <p>
        <SiteLink to={routes.calculators}>All calculators</SiteLink>
      </p>
    </Stack>
  );

export default CalculatorPage;

export const Head = ({
  data: { calculator },
  location,
}: HeadProps<Queries.CalculatorPageQuery>): ReactElement | null =>
  calculator === null ? null : (
    <PageHead
      title={calculator.title}
      description={calculator.excerpt}
      path={location.pathname}
      picture={calculator.image}
    />
  );

export const query = graphql`
  query CalculatorPage($id: String!) {
    calculator: contentfulCalculator(id: { eq: $id }) {
      title
      excerpt
      html
      image {
        ...WidePicture
        ...SocialPicture
      }
    }
  }
`;
