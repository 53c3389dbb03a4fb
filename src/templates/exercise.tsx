import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { siteIdentityAndPageSizes } from '../config/public/site-identity-and-page-sizes.ts';
import { editorsTitleAndLeadOrTitle } from '../content/queried/site-texts.ts';
import {
  queriedEquipmentOf,
  queriedLevelOf,
  queriedTrainedMusclesOf,
} from '../content/queried/training.ts';
import { exerciseCategoryPath, slugWithSpaces } from '../domain/routes.ts';
import { toExerciseHowToThing } from '../domain/structured-data/exercise.ts';
import { titleForSearchEngines } from '../domain/page-head/search-titles.ts';
import { ExerciseLevelKitAndOtherName } from '../features/exercises/exercise-level-kit-and-other-name.tsx';
import { KitFromShop } from '../features/exercises/kit-from-shop.tsx';
import { PlansUsing } from '../features/exercises/plans-using.tsx';
import { TrainedMuscleMap } from '../page-parts/muscles/trained-muscle-map.tsx';
import { MailingListInvitation } from '../features/mailing-list/mailing-list-invitation.tsx';
import { Breadcrumbs } from '../page-parts/breadcrumbs.tsx';
import { ClinicalReviewStatusNote } from '../page-parts/clinical-review-status-note.tsx';
import { PageHead } from '../page-parts/page-head/page-head.tsx';
import { absoluteAddress, publisherNameAndUrl } from '../page-parts/page-head/publisher.ts';
import { sharedLinkPictureAddress } from '../page-parts/page-head/shared-link-picture.ts';
import { ExercisePicturesAndFilmOnPress } from '../page-parts/exercise-pictures-and-film-on-press.tsx';
import { PageTitleWithLead } from '../ui/layout/heading.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import { media } from '../ui/styles/media.ts';
import { CmsHtml } from '../ui/text/cms-html.tsx';
import { SidePanel } from '../ui/layout/side-panel.tsx';
import { SiteLink } from '../ui/text/site-link.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 18rem;
    align-items: start;
  }
`;

const AtAGlance = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-block: var(--space-5);
  border-top: 3px solid var(--ink);
  border-bottom: 1px solid var(--line);

  ${media.small} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
`;

const ExercisePage = ({
  data,
  location,
}: PageProps<Queries.ExercisePageQuery>): ReactElement | null => {
  const { exercise, others, text } = data;
  if (exercise === null) return null;
  const soon = editorsTitleAndLeadOrTitle(text, 'More exercises are coming soon');
  return (
    <Columns>
      <Stack as="article">
        <Breadcrumbs path={location.pathname} title={exercise.title} />
        <PageTitleWithLead title={exercise.title} lead={exercise.excerpt} />
        <ExercisePicturesAndFilmOnPress {...exercise} />
        <AtAGlance>
          <ExerciseLevelKitAndOtherName exercise={exercise} />
          <TrainedMuscleMap work={queriedTrainedMusclesOf(exercise)} />
        </AtAGlance>
        <CmsHtml html={exercise.html} />
        <ClinicalReviewStatusNote review={exercise} />
        <KitFromShop kit={exercise.kit} />
        <PlansUsing uses={exercise.planUses} />
        <MailingListInvitation title={soon.title} text={soon.lead ?? ''} />
      </Stack>
      <aside aria-label="More exercises" className="column-stays no-print">
        <SidePanel title={`More ${slugWithSpaces(exercise.category)}`}>
          <ul>
            {others.map((other) => (
              <li key={other.path}>
                <SiteLink to={other.path}>{other.title}</SiteLink>
              </li>
            ))}
            <li>
              <SiteLink to={exerciseCategoryPath(exercise.category)}>
                All {slugWithSpaces(exercise.category)}
              </SiteLink>
            </li>
          </ul>
        </SidePanel>
      </aside>
    </Columns>
  );
};

export default ExercisePage;

export const Head = ({
  data: { exercise },
  location,
}: HeadProps<Queries.ExercisePageQuery>): ReactElement | null => {
  if (exercise === null) return null;
  const { title, excerpt, image } = exercise;
  const facts = {
    url: absoluteAddress(location.pathname),
    title,
    alsoCalled: exercise.altTitle ?? undefined,
    description: excerpt,
    image: sharedLinkPictureAddress(image),
    level: queriedLevelOf(exercise),
    equipment: queriedEquipmentOf(exercise),
    work: queriedTrainedMusclesOf(exercise),
    steps: exercise.steps,
  };
  return (
    <PageHead
      title={titleForSearchEngines('exercise', title, siteIdentityAndPageSizes)}
      crumb={title}
      description={excerpt}
      path={location.pathname}
      picture={image}
      things={[toExerciseHowToThing(facts, publisherNameAndUrl)]}
    />
  );
};

export const query = graphql`
  query ExercisePage($id: String!, $otherIds: [String!]!) {
    exercise: contentfulExercise(id: { eq: $id }) {
      title
      category
      excerpt
      html
      steps
      cues
      reviewBy
      signedBy
      registration
      signedOn
      films {
        side
        src
        about
        captions
        muscles
      }
      primaryMuscles
      secondaryMuscles
      ...ExerciseFacts
      ...KitFromShop
      ...PlansUsing
      image {
        ...WidePicture
        ...SocialPicture
      }
      imageStart {
        ...WidePicture
      }
      imageEnd {
        ...WidePicture
      }
    }
    others: exercisesById(ids: $otherIds) {
      title
      path
    }
    text: contentfulSiteText(key: { eq: "exercises-coming-soon" }) {
      ...SiteText
    }
  }
`;
