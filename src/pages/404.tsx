import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { editorsTitleAndLeadOrTitle } from '../content/queried/site-texts.ts';
import { routes } from '../domain/routes.ts';
import { redirectIfLowerCasePageExists } from '../features/navigation/lower-case-address.ts';
import { SearchBox } from '../features/search/box/search-box.tsx';
import { HeadFromEditorsTitleAndLead } from '../page-parts/page-head/head-from-editors-title-and-lead.tsx';
import { PageTitleWithLead } from '../ui/layout/heading.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import { SiteLink } from '../ui/text/site-link.tsx';

const fallbackTitle = 'This page does not exist';

const ways = [
  { to: routes.workoutPlans, label: 'Workout plans' },
  { to: routes.exercises, label: 'Exercises by body area' },
  { to: routes.articles, label: 'Articles' },
  { to: routes.calculators, label: 'Calculators' },
  { to: routes.contact, label: 'Contact us' },
  { to: routes.home, label: 'Home' },
];

const NotFoundPage = ({
  data,
  location: { pathname },
}: PageProps<Queries.NotFoundPageQuery>): ReactElement => {
  useEffect(() => void redirectIfLowerCasePageExists(window.location), [pathname]);
  return (
    <Stack>
      <PageTitleWithLead {...editorsTitleAndLeadOrTitle(data.text, fallbackTitle)} />
      <SearchBox />
      <ul className="ways">
        {ways.map((way) => (
          <li key={way.to}>
            <SiteLink to={way.to}>{way.label}</SiteLink>
          </li>
        ))}
      </ul>
    </Stack>
  );
};

export default NotFoundPage;

export const Head = ({ data, location }: HeadProps<Queries.NotFoundPageQuery>): ReactElement => (
  <HeadFromEditorsTitleAndLead
    text={data.text}
    fallbackTitle={fallbackTitle}
    path={location.pathname}
    indexed={false}
  />
);

export const query = graphql`
  query NotFoundPage {
    text: contentfulSiteText(key: { eq: "not-found" }) {
      ...SiteText
    }
  }
`;
