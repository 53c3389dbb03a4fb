import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { picturePropsOfAsset } from '../../content/queried/pictures.ts';
import type { QueriedPicture } from '../../content/queried/pictures.ts';
import type { HtmlOrPlanSection } from '../../domain/plans/plan-view.ts';
import { Breadcrumbs } from '../../page-parts/breadcrumbs.tsx';
import { PaperNameAndDateHeader } from '../../page-parts/plan/paper-name-and-date-header.tsx';
import { TextWithWorkouts } from '../../page-parts/plan/text-with-workouts.tsx';
import { PageTitleWithLead } from '../../ui/layout/heading.tsx';
import { Stack, TitleWithPicture } from '../../ui/layout/layout.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';

const PictureBox = styled.div<{ $isShallow: boolean }>`
  @media (max-width: 48.43em) {
    & > span {
      ${({ $isShallow }) => ($isShallow ? 'aspect-ratio: 4 / 1 !important;' : '')}
    }
  }
`;

/** A plan or a pack as the query of its page returns it. */
export type QueriedPlanOrPack = {
  readonly title: string;
  readonly excerpt: string;
  readonly sections: readonly HtmlOrPlanSection[];
  readonly image: QueriedPicture | null;
};

type ProgrammePageProps = {
  readonly programme: QueriedPlanOrPack;
  /** The page's own address on this site. */
  readonly path: string;
  /** Shown between the title and the text, such as the level. */
  readonly facts?: ReactNode;
  /**
   * True if people come for the plan itself: the text before it is folded, and the picture is
   * shallow on a phone.
   */
  readonly foldsText?: boolean;
  /** The next step that the page offers. */
  readonly children: ReactNode;
};

/** The page of a plan or a pack; only with `foldsText` it has a header for paper. */
export const PlanOrPackPageLayout = ({
  programme,
  path,
  facts,
  foldsText = false,
  children,
}: ProgrammePageProps): ReactElement => (
  <Stack as="article" className={foldsText ? 'plan-page' : undefined}>
    <Breadcrumbs path={path} title={programme.title} />
    <TitleWithPicture>
      <PageTitleWithLead title={programme.title} lead={programme.excerpt}>
        {facts}
      </PageTitleWithLead>
      <PictureBox $isShallow={foldsText} className="no-print">
        <Picture {...picturePropsOfAsset(programme.image)} eager />
      </PictureBox>
    </TitleWithPicture>
    {foldsText ? <PaperNameAndDateHeader path={path} /> : null}
    <TextWithWorkouts
      path={path}
      title={programme.title}
      sections={programme.sections}
      foldsText={foldsText}
    />
    {children}
  </Stack>
);
