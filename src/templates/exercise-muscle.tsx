import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { editorsTitleAndLeadOrTitle } from '../content/queried/site-texts.ts';
import { queriedLevelOf } from '../content/queried/training.ts';
import { levels } from '../domain/training/levels.ts';
import { isMuscle } from '../domain/training/muscles.ts';
import { ExerciseRowsWithKitAndSheet } from '../features/exercises/exercise-rows-with-kit-and-sheet.tsx';
import { MailingListInvitation } from '../features/mailing-list/mailing-list-invitation.tsx';
import { Breadcrumbs } from '../page-parts/breadcrumbs.tsx';
import { TrainedMuscleMap } from '../page-parts/muscles/trained-muscle-map.tsx';
import { PaginatedListHead } from '../page-parts/paginated-list-head.tsx';
import {
  PreviousAndNextPageLinks,
  type PreviousAndNextPageLinksProps,
} from '../page-parts/previous-and-next-page-links.tsx';
import { PageTitleWithLead, SectionHeading } from '../ui/layout/heading.tsx';
import { Stack } from '../ui/layout/layout.tsx';

type Context = PreviousAndNextPageLinksProps & {
  readonly muscle: string;
  readonly isIndexed: boolean;
};

const textsFor = (muscle: string): { readonly title: string; readonly description: string } => ({
  title: `Exercises for the ${muscle}`,
  description: `Every exercise of the library that trains the ${muscle} most, from the first week to years of lifting, with the kit that each needs.`,
});

const levelHeadings = {
  beginner: 'For beginners',
  intermediate: 'With some practice',
  expert: 'For experts',
} as const;

const ExerciseMusclePage = ({
  data: { exercises, text },
  pageContext: { muscle, ...pager },
  location,
}: PageProps<Queries.ExerciseMusclePageQuery, Context>): ReactElement => {
  const { title } = textsFor(muscle);
  const soon = editorsTitleAndLeadOrTitle(text, 'More exercises are coming soon');
  return (
    <Stack>
      <Breadcrumbs path={location.pathname} title={title} />
      <PageTitleWithLead title={title} />
      <TrainedMuscleMap work={{ primary: [muscle].filter(isMuscle), secondary: [] }} />
      {levels.map((level) => {
        const ofLevel = exercises.filter((exercise) => queriedLevelOf(exercise) === level);
        return ofLevel.length === 0 ? null : (
          <section key={level} aria-labelledby={level}>
            <SectionHeading id={level}>{levelHeadings[level]}</SectionHeading>
            <ExerciseRowsWithKitAndSheet exercises={ofLevel} />
          </section>
        );
      })}
      <PreviousAndNextPageLinks {...pager} />
      <MailingListInvitation title={soon.title} text={soon.lead ?? ''} />
    </Stack>
  );
};

export default ExerciseMusclePage;

export const Head = ({
  data: { exercises },
  pageContext,
  location,
}: HeadProps<Queries.ExerciseMusclePageQuery, Context>): ReactElement => {
  const { title, description } = textsFor(pageContext.muscle);
  return (
    <PaginatedListHead
      {...pageContext}
      title={title}
      lead={description}
      path={location.pathname}
      order="the easiest of its exercises first, with their kit"
      entries={exercises}
    />
  );
};

export const query = graphql`
  query ExerciseMusclePage($ids: [String!]!) {
    exercises: exercisesById(ids: $ids) {
      level
      ...ExerciseRow
    }
    text: contentfulSiteText(key: { eq: "exercises-coming-soon" }) {
      ...SiteText
    }
  }
`;
