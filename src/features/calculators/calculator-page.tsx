import { graphql } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { pictureOf } from '../../content/queried/pictures.ts';
import { routes } from '../../domain/routes.ts';
import { Breadcrumbs } from '../../page-parts/breadcrumbs.tsx';
import { PageHead } from '../../page-parts/head/page-head.tsx';
import { PageHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { media } from '../../ui/media.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

const Explanation = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-7);
  align-items: start;
  margin-top: var(--space-6);

  & > :last-child {
    order: -1;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 40rem) minmax(0, 1fr);

    & > :last-child {
      order: 0;
    }
  }
`;

type CalculatorPageProps = {
  /** The page's own address on this site. */
  readonly path: string;
  readonly calculator: Queries.CalculatorPageFragment | null;
  /** The calculator's form and results; left out for an entry that has only a text. */
  readonly children?: ReactNode;
};

/** The page of a calculator: the tool, then the text that explains it. */
export const CalculatorPage = ({
  path,
  calculator,
  children,
}: CalculatorPageProps): ReactElement | null =>
  calculator === null ? null : (
    <Stack as="article">
      <Breadcrumbs path={path} title={calculator.title} />
      <PageHeading title={calculator.title} lead={calculator.excerpt} />
      {children}
      <Explanation>
        <RichText html={calculator.html} />
        <div className="no-print">
          <Picture {...pictureOf(calculator.image)} />
        </div>
      </Explanation>
      <p>
        <SiteLink to={routes.calculators}>All calculators</SiteLink>
      </p>
    </Stack>
  );

type CalculatorHeadProps = Omit<CalculatorPageProps, 'children'>;

/** The head of a calculator's page. */
export const CalculatorHead = ({ path, calculator }: CalculatorHeadProps): ReactElement | null =>
  calculator === null ? null : (
    <PageHead
      title={calculator.title}
      description={calculator.excerpt}
      path={path}
      picture={calculator.image}
    />
  );

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment CalculatorPage on ContentfulCalculator {
    title
    excerpt
    html
    image {
      ...WidePicture
      ...SocialPicture
    }
  }
`;
