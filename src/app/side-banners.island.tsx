import { graphql, useStaticQuery } from 'gatsby';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { siteTextOr } from '../content/queried/site-texts.ts';
import { sideBannersFor } from '../domain/routes.ts';
import type { SideBanner } from '../domain/routes.ts';
import { ArticleCategories, RecentArticles } from '../features/articles/side-panels.tsx';
import { ExerciseCategoryList } from '../features/exercises/exercise-category-list.tsx';
import { ProgrammeTiles } from '../features/plans/programme-tiles.tsx';
import { toIsland } from '../ui/island.tsx';
import { media } from '../ui/media.ts';

const PollPanel = toIsland(() =>
  import('../features/poll/poll-panel.island.tsx').then((module) => module.PollPanel),
);

const Column = styled.aside`
  display: grid;
  gap: var(--space-5);
  align-content: start;

  ${media.small} {
    grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const useBannerContent = (): Queries.SideBannersQuery =>
  useStaticQuery<Queries.SideBannersQuery>(graphql`
    query SideBanners {
      articles: allContentfulArticle(sort: { date: DESC }, limit: 5) {
        nodes {
          ...RecentArticle
        }
      }
      articleCategories: allContentfulArticleCategory(sort: { order: ASC }) {
        nodes {
          ...ArticleCategoryLink
        }
      }
      workoutPacks: allContentfulWorkoutPack(sort: { order: ASC }, limit: 4) {
        nodes {
          ...WorkoutPackTile
        }
      }
      preBuiltPlans: allContentfulPreBuiltPlan(sort: { index: ASC }, limit: 4) {
        nodes {
          ...PreBuiltPlanTile
        }
      }
      homeGymPacks: allContentfulHomeGymPack(sort: { index: ASC }, limit: 4) {
        nodes {
          ...HomeGymPackTile
        }
      }
      exerciseCategories: allContentfulExerciseCategory(sort: { order: ASC }) {
        nodes {
          ...ExerciseCategoryLink
        }
      }
      poll: contentfulPoll(active: { eq: true }) {
        ...PollPanel
      }
      pollThanks: contentfulSiteText(key: { eq: "poll-thanks" }) {
        ...SiteText
      }
    }
  `);

const bannerOf = (kind: SideBanner, content: Queries.SideBannersQuery): ReactElement | null => {
  switch (kind) {
    case 'recent-articles':
      return <RecentArticles articles={content.articles.nodes} />;
    case 'article-categories':
      return <ArticleCategories categories={content.articleCategories.nodes} />;
    case 'workout-packs':
      return <ProgrammeTiles title="Workout packs" tiles={content.workoutPacks.nodes} />;
    case 'pre-built-plans':
      return <ProgrammeTiles title="Pre-built plans" tiles={content.preBuiltPlans.nodes} />;
    case 'home-gym-packs':
      return <ProgrammeTiles title="Home gym packs" tiles={content.homeGymPacks.nodes} />;
    case 'exercise-categories':
      return <ExerciseCategoryList categories={content.exerciseCategories.nodes} />;
    case 'poll':
      return content.poll === null ? null : (
        <Suspense>
          <PollPanel
            poll={content.poll}
            thanks={siteTextOr(content.pollThanks, 'Thank you for voting')}
          />
        </Suspense>
      );
  }
};

type SideBannersProps = { readonly path: string };

/** The banners beside a page. The page's address alone decides which ones. */
export const SideBanners = ({ path }: SideBannersProps): ReactElement => {
  const content = useBannerContent();
  return (
    <Column aria-label="More on this site" className="no-print">
      {sideBannersFor(path).map((kind) => (
        <div key={kind}>{bannerOf(kind, content)}</div>
      ))}
    </Column>
  );
};
