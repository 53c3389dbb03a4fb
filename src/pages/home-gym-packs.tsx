import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { siteTextOr } from '../content/site-texts.ts';
import { collectionPage } from '../domain/structured-data/lists.ts';
import { ProgrammeCard } from '../features/plans/programme-card.tsx';
import { PageHead } from '../features/seo/page-head.tsx';
import { absoluteAddress } from '../features/seo/publisher.ts';
import { PageHeading } from '../ui/heading.tsx';
import { CardGrid, Stack } from '../ui/layout.tsx';

const fallbackTitle = 'Home gym packs';

const HomeGymPacksPage = ({ data }: PageProps<Queries.HomeGymPacksPageQuery>): ReactElement => (
  <Stack>
    <PageHeading {...siteTextOr(data.text, fallbackTitle)} />
    {data.entries.nodes.length === 0 ? <p>Nothing here yet.</p> : null}
    <CardGrid>
      {data.entries.nodes.map((entry, index) => (
        <li key={entry.id}>
          <ProgrammeCard programme={entry} eager={index === 0} />
        </li>
      ))}
    </CardGrid>
  </Stack>
);

export default HomeGymPacksPage;

export const Head = ({
  data,
  location,
}: HeadProps<Queries.HomeGymPacksPageQuery>): ReactElement => {
  const { title, lead = title } = siteTextOr(data.text, fallbackTitle);
  const collection = collectionPage({
    title,
    description: lead,
    url: absoluteAddress(location.pathname),
    entries: data.entries.nodes.map((entry) => ({
      title: entry.title,
      url: absoluteAddress(entry.path),
    })),
  });
  return (
    <PageHead title={title} description={lead} path={location.pathname} things={[collection]} />
  );
};

export const query = graphql`
  query HomeGymPacksPage {
    text: contentfulSiteText(key: { eq: "home-gym-packs-index" }) {
      ...SiteText
    }
    entries: allContentfulHomeGymPack(sort: { index: ASC }) {
      nodes {
        ...HomeGymPackCard
      }
    }
  }
`;
