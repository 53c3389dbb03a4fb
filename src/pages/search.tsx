import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { editorsTitleAndLeadOrTitle } from '../content/queried/site-texts.ts';
import { routes } from '../domain/routes.ts';
import { searchTextFromQueryString } from '../domain/search-index/search-text.ts';
import { SiteDirectory } from '../features/search/results/directory.tsx';
import type { DirectoryGroup } from '../features/search/results/directory.tsx';
import { SearchResults } from '../features/search/results/search-results.tsx';
import { useSearchedTextAsPageTitle } from '../features/search/results/use-searched-text-as-page-title.ts';
import { HeadFromEditorsTitleAndLead } from '../page-parts/page-head/head-from-editors-title-and-lead.tsx';
import { PageTitleWithLead } from '../ui/layout/heading.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import { useHydrated } from '../ui/loading/use-hydrated.ts';

/**
 * At least as high as the screen, so that the footer does not jump up when there are few results.
 */
const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;
  min-height: 100vh;
`;

/**
 * An overview of everything that can be found. With scripts it stays hidden until we know that the
 * address has no query.
 */
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
  const isHydrated = useHydrated();
  // The page is one static file for all queries, so only the browser knows the query.
  const text = isHydrated ? searchTextFromQueryString(location.search) : '';
  useSearchedTextAsPageTitle(text);
  const directory = <SiteDirectory groups={groupsOf(data)} />;
  return (
    <Stack>
      <PageTitleWithLead {...editorsTitleAndLeadOrTitle(data.text, fallbackTitle)} />
      {/* A new query gets new sections. If old ones moved, that would count as a layout shift. */}
      <Results key={text}>
        {text === '' ? (
          <Overview data-waiting={!isHydrated}>
            <p>Or look through what there is.</p>
            {directory}
          </Overview>
        ) : (
          <SearchResults text={text} fallback={directory} />
        )}
      </Results>
    </Stack>
  );
};

export default SearchPage;

export const Head = ({ data, location }: HeadProps<Queries.SearchPageQuery>): ReactElement => (
  <HeadFromEditorsTitleAndLead
    text={data.text}
    fallbackTitle={fallbackTitle}
    path={location.pathname}
  />
);

// The limits keep this page small however large the site grows. Only the newest articles are
// listed.
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
