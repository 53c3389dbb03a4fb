import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { pictureOf } from '../../content/pictures.ts';
import type { QueriedPicture } from '../../content/pictures.ts';
import { PageHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { media } from '../../ui/media.ts';
import { Picture } from '../../ui/picture.tsx';

const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) 0;

  ${media.threeColumns} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: end;
  }
`;

type ProgrammePageProps = {
  readonly title: string;
  readonly lead: string;
  readonly image: QueriedPicture | null;
  /** The long text with its plans. */
  readonly body: ReactNode;
  /** The way to the page. */
  readonly breadcrumbs: ReactNode;
  /** What stands between the title and the text, such as the level. */
  readonly facts?: ReactNode;
  /** What the reader may do next. */
  readonly children?: ReactNode;
};

/** The page of a plan or a pack. */
export const ProgrammePage = ({
  title,
  lead,
  image,
  body,
  breadcrumbs,
  facts,
  children,
}: ProgrammePageProps): ReactElement => (
  <Stack as="article">
    {breadcrumbs}
    <Opening>
      <PageHeading title={title} lead={lead}>
        {facts}
      </PageHeading>
      <div className="no-print">
        <Picture {...pictureOf(image)} eager />
      </div>
    </Opening>
    {body}
    {children}
  </Stack>
);
