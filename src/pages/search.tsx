import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { siteTextOr } from '../content/site-texts.ts';
import { routes } from '../domain/routes.ts';
import { searchTextIn } from '../domain/search/search-text.ts';
import { Directory } from '../features/search/directory.tsx';
import type { DirectoryGroup } from '../features/search/directory.tsx';
import { SearchResults } from '../features/search/search-results.tsx';
import { PageHead } from '../features/seo/page-head.tsx';
import { PageHeading } from '../ui/heading.tsx';
import { Stack } from '../ui/layout.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

/** As high as the screen, so that a short list of results does not pull the footer into view. */
const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;
  min-height: 100vh;
`;

/** What there is to find. With scripts it waits until the page knows that nothing is looked for. */
const Overview = styled.div`
  display: grid;
  gap: var(--space-5);

  @media (scripting: enabled) {
    &[data-waiting='true'] {
      display: none;
    }
  }
`;

const fallbackTitle = 'Search';

const groupsOf = (data: Queries.SearchPageQuery): readonly DirectoryGroup[] => [
  { name: 'Workout plans', entries: data.workoutPlans.nodes },
  { name: 'Workout packs', entries: data.workoutPacks.nodes },
  { name: 'Pre-built plans', entries: data.preBuiltPlans.nodes },
  { name: 'Home gym packs', entries: data.homeGymPacks.nodes },
  { name: 'Exercises', entries: [...data.areas.nodes, ...data.exercises.nodes] },
  {
    name: 'Articles',
    entries: [
      { title: 'All articles', path: routes.articles },
      ...data.articleCategories.nodes,
      ...data.articles.nodes,
    ],
  },
  { name: 'Calculators', entries: data.calculators.nodes },
  { name: 'Questions and answers', entries: data.faqs.nodes },
  { name: 'Shop', entries: data.products.nodes },
];

const SearchPage = ({ data, location }: PageProps<Queries.SearchPageQuery>): ReactElement => {
  const isAlive = useHydrated();
  // Known only in the browser: the page is the same static file for all.
  const text = isAlive ? searchTextIn(location.search) : '';
  const directory = <Directory groups={groupsOf(data)} />;
  return (
    <Stack>
      <PageHeading {...siteTextOr(data.text, fallbackTitle)} />
      {/* Another text makes new sections: none of the old ones moves. */}
      <Results key={text}>
        {text === '' ? (
          <Overview data-waiting={!isAlive}>
            <p>Or look through what there is.</p>
            {directory}
          </Overview>
        ) : (
          <SearchResults text={text} otherwise={directory} />
        )}
      </Results>
    </Stack>
  );
};

export default SearchPage;

export const Head = ({ data, location }: HeadProps<Queries.SearchPageQuery>): ReactElement => {
  const { title, lead } = siteTextOr(data.text, fallbackTitle);
  return <PageHead title={title} description={lead ?? title} path={location.pathname} />;
};

// However large the site grows, this page stays small: the newest articles stand for all.
export const query = graphql`
  query SearchPage {
    text: contentfulSiteText(key: { eq: "search" }) {
      ...SiteText
    }
    workoutPlans: allContentfulWorkoutPlan(sort: { order: ASC }, limit: 200) {
      nodes {
        title
        path
      }
    }
    workoutPacks: allContentfulWorkoutPack(sort: { order: ASC }, limit: 100) {
      nodes {
        title
        path
      }
    }
    preBuiltPlans: allContentfulPreBuiltPlan(sort: { index: ASC }, limit: 100) {
      nodes {
        title
        path
      }
    }
    homeGymPacks: allContentfulHomeGymPack(sort: { index: ASC }, limit: 100) {
      nodes {
        title
        path
      }
    }
    areas: allContentfulExerciseCategory(sort: { order: ASC }) {
      nodes {
        title
        path
      }
    }
    exercises: allContentfulExercise(sort: { title: ASC }, limit: 300) {
      nodes {
        title
        path
      }
    }
    articleCategories: allContentfulArticleCategory(sort: { order: ASC }) {
      nodes {
        title
        path
      }
    }
    articles: allContentfulArticle(sort: { date: DESC }, limit: 24) {
      nodes {
        title
        path
      }
    }
    calculators: allContentfulCalculator(sort: { order: ASC }) {
      nodes {
        title
        path
      }
    }
    faqs: allContentfulFaq(sort: { order: ASC }, limit: 100) {
      nodes {
        title
        path
      }
    }
    products: allContentfulProduct(sort: { order: ASC }, limit: 100) {
      nodes {
        title
        path
      }
    }
  }
`;
