import { graphql } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import { picturePropsOfAsset } from '../../content/queried/pictures.ts';
import { routes } from '../../domain/routes.ts';
import { Breadcrumbs } from '../../page-parts/breadcrumbs.tsx';
import { TableOfContents } from '../../page-parts/table-of-contents.tsx';
import { PageHead } from '../../page-parts/page-head/page-head.tsx';
import { PageTitleWithLead } from '../../ui/layout/heading.tsx';
import { Stack, TextWithSidePanels } from '../../ui/layout/layout.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { CmsHtml } from '../../ui/text/cms-html.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

type CalculatorPageProps = {
  /** The page's own address on this site. */
  readonly path: string;
  readonly calculator: Queries.CalculatorPageFragment | null;
  /** The calculator's form and results; omitted for an entry that has only text. */
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
      <PageTitleWithLead title={calculator.title} lead={calculator.excerpt} />
      {children}
      <TextWithSidePanels>
        <TableOfContents parts={calculator.contents} />
        <CmsHtml html={calculator.html} />
        <aside className="no-print" aria-label="More calculators">
          <Picture {...picturePropsOfAsset(calculator.image)} />
          <p>
            <SiteLink to={routes.calculators}>All calculators</SiteLink>
          </p>
        </aside>
      </TextWithSidePanels>
    </Stack>
  );

type CalculatorHeadProps = Omit<CalculatorPageProps, 'children'>;

/** The head of a calculator's page; nothing if there is no calculator. */
export const CalculatorDocumentHead = ({
  path,
  calculator,
}: CalculatorHeadProps): ReactElement | null =>
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
    contents {
      id
      text
    }
    image {
      ...WidePicture
      ...SocialPicture
    }
  }
`;
