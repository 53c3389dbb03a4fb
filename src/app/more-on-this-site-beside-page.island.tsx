import { graphql, useStaticQuery } from 'gatsby';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { editorsTitleAndLeadOrTitle } from '../content/queried/site-texts.ts';
import { articleCategoryPath, sideBannersFor } from '../domain/routes.ts';
import type { SideBanner } from '../domain/routes.ts';
import { AllArticleCategories, RecentArticles } from '../features/articles/side-panels.tsx';
import { PlanOrPackTiles } from '../features/plans/plan-or-pack-tiles.tsx';
import { createIslandFromLoader } from '../ui/loading/island.tsx';
import { media } from '../ui/styles/media.ts';

const PollPanel = createIslandFromLoader(() =>
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
      articles: allContentfulArticle(sort: { date: DESC }, limit: 12) {
        nodes {
          ...RecentArticle
        }
      }
      articleCategories: allContentfulArticleCategory(sort: { order: ASC }) {
        nodes {
          ...ArticleCategoryLink
        }
      }
      workoutPacks: allContentfulWorkoutPack(sort: { order: ASC }, limit: 5) {
        nodes {
          ...WorkoutPackTile
        }
      }
      preBuiltPlans: allContentfulPreBuiltPlan(sort: { index: ASC }, limit: 5) {
        nodes {
          ...PreBuiltPlanTile
        }
      }
      homeGymPacks: allContentfulHomeGymPack(sort: { index: ASC }, limit: 5) {
        nodes {
          ...HomeGymPackTile
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

/** The first entries that are neither the page itself nor among the cards of its category. */
const notOn = <Entry extends { readonly path: string; readonly categories?: readonly string[] }>(
  path: string,
  entries: readonly Entry[],
  count: number,
): readonly Entry[] =>
  entries
    .filter(
      (entry) => entry.path !== path && !entry.categories?.map(articleCategoryPath).includes(path),
    )
    .slice(0, count);

const bannerOf = (
  kind: SideBanner,
  path: string,
  content: Queries.SideBannersQuery,
): ReactElement | null => {
  switch (kind) {
    case 'recent-articles':
      return <RecentArticles articles={notOn(path, content.articles.nodes, 5)} />;
    case 'article-categories':
      return <AllArticleCategories categories={notOn(path, content.articleCategories.nodes, 12)} />;
    case 'workout-packs':
      return (
        <PlanOrPackTiles title="Workout packs" tiles={notOn(path, content.workoutPacks.nodes, 4)} />
      );
    case 'pre-built-plans':
      return (
        <PlanOrPackTiles
          title="Pre-built plans"
          tiles={notOn(path, content.preBuiltPlans.nodes, 4)}
        />
      );
    case 'home-gym-packs':
      return (
        <PlanOrPackTiles
          title="Home gym packs"
          tiles={notOn(path, content.homeGymPacks.nodes, 4)}
        />
      );
    case 'poll':
      return content.poll === null ? null : (
        <Suspense>
          <PollPanel
            poll={content.poll}
            thanks={editorsTitleAndLeadOrTitle(content.pollThanks, 'Thank you for voting')}
          />
        </Suspense>
      );
  }
};

type SideBannersProps = { readonly path: string };

/** The banners beside a page. They depend only on the page's address. */
export const MoreOnThisSiteBesidePage = ({ path }: SideBannersProps): ReactElement => {
  const content = useBannerContent();
  return (
    <Column aria-label="More on this site" className="column-stays no-print">
      {sideBannersFor(path).map((kind) => (
        <div key={kind}>{bannerOf(kind, path, content)}</div>
      ))}
    </Column>
  );
};
