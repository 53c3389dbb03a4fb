import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { siteTextOr } from '../content/site-texts.ts';
import { Directory, narrowDirectory } from '../features/search/directory.tsx';
import type { DirectoryGroup } from '../features/search/directory.tsx';
import { PageHead } from '../features/seo/page-head.tsx';
import { PageHeading } from '../ui/heading.tsx';
import { Stack } from '../ui/layout.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

/** As high as the screen, so that a short list of results does not pull the footer into view. */
const Results = styled.div`
  display: grid;
  gap: var(--space-5);
  align-content: start;
  min-height: 100vh;
`;

const fallbackTitle = 'Search';

const groupsOf = (data: Queries.SearchPageQuery): readonly DirectoryGroup[] => [
  { name: 'Workout plans', entries: data.workoutPlans.nodes },
  { name: 'Workout packs', entries: data.workoutPacks.nodes },
  { name: 'Pre-built plans', entries: data.preBuiltPlans.nodes },
  { name: 'Home gym packs', entries: data.homeGymPacks.nodes },
  { name: 'Exercises', entries: data.exercises.nodes },
  { name: 'Articles', entries: data.articles.nodes },
  { name: 'Calculators', entries: data.calculators.nodes },
  { name: 'Questions and answers', entries: data.faqs.nodes },
  { name: 'Shop', entries: data.products.nodes },
];

/** The text of the search, known only in the browser: the page is the same static file for all. */
const searchTextOf = (search: string): string =>
  new URLSearchParams(search).get('s')?.slice(0, 200).trim() ?? '';

const SearchPage = ({ data, location }: PageProps<Queries.SearchPageQuery>): ReactElement => {
  const text = useHydrated() ? searchTextOf(location.search) : '';
  const groups = groupsOf(data);
  const found = narrowDirectory(groups, text);
  const count = found.reduce((sum, group) => sum + group.entries.length, 0);
  return (
    <Stack>
      <PageHeading {...siteTextOr(data.text, fallbackTitle)} />
      <p role="status">
        {text === ''
          ? `Everything on the site: ${count} pages.`
          : count === 0
            ? `No title has “${text}” in it. Here is everything on the site.`
            : `${count === 1 ? '1 page' : `${count} pages`} with “${text}” in the title.`}
      </p>
      <Results>
        {/* Another text makes new sections: none of the old ones moves. */}
        <Directory key={text} groups={count === 0 ? groups : found} />
      </Results>
    </Stack>
  );
};

export default SearchPage;

export const Head = ({ data, location }: HeadProps<Queries.SearchPageQuery>): ReactElement => {
  const { title, lead } = siteTextOr(data.text, fallbackTitle);
  return <PageHead title={title} description={lead ?? title} path={location.pathname} />;
};

export const query = graphql`
  query SearchPage {
    text: contentfulSiteText(key: { eq: "search" }) {
      ...SiteText
    }
    workoutPlans: allContentfulWorkoutPlan(sort: { order: ASC }) {
      nodes {
        title
        path
      }
    }
    workoutPacks: allContentfulWorkoutPack(sort: { order: ASC }) {
      nodes {
        title
        path
      }
    }
    preBuiltPlans: allContentfulPreBuiltPlan(sort: { index: ASC }) {
      nodes {
        title
        path
      }
    }
    homeGymPacks: allContentfulHomeGymPack(sort: { index: ASC }) {
      nodes {
        title
        path
      }
    }
    exercises: allContentfulExercise(sort: { title: ASC }) {
      nodes {
        title
        path
      }
    }
    articles: allContentfulArticle(sort: { date: DESC }) {
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
    faqs: allContentfulFaq(sort: { order: ASC }) {
      nodes {
        title
        path
      }
    }
    products: allContentfulProduct(sort: { order: ASC }) {
      nodes {
        title
        path
      }
    }
  }
`;
