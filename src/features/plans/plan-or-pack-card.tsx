import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import { picturePropsOfAsset, type QueriedPicture } from '../../content/queried/pictures.ts';
import { queriedTrainingFactsOf } from '../../content/queried/training.ts';
import { CardTrainingFactLines } from '../../page-parts/fact-lines.tsx';
import { AmountInChosenCurrency } from '../../page-parts/price/amount.tsx';
import { OwnedPackLinkOnCard } from '../../page-parts/price/yours.tsx';
import { TeaserCard } from '../../ui/layout/teaser-card.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

type ProgrammeCardProps = {
  readonly programme: {
    readonly path: string;
    readonly title: string;
    /** Omitted in the finder's results. */
    readonly excerpt?: string;
    readonly facts: Queries.TrainingFactsFragment;
    readonly image: QueriedPicture | null;
    /** Null, or omitted in the finder's results, if it is free or can't be bought. */
    readonly sale?: Queries.SaleLinkFragment | null | undefined;
  };
  readonly eager?: boolean;
  readonly level?: 2 | 3;
};

/**
 * A plan or a pack in a list, with its days, minutes, level, kit and price; for whoever has it, the
 * way to it in place of the price.
 */
export const PlanOrPackCard = ({
  programme,
  eager = false,
  level = 2,
}: ProgrammeCardProps): ReactElement => {
  const Heading = `h${level}` as const;
  return (
    <TeaserCard
      isCompact
      picture={<Picture {...picturePropsOfAsset(programme.image)} eager={eager} />}
      heading={
        <Heading>
          <SiteLink className="card-link" to={programme.path}>
            {programme.title}
          </SiteLink>
        </Heading>
      }
      text={programme.excerpt}
    >
      <CardTrainingFactLines facts={queriedTrainingFactsOf(programme)} />
      {programme.sale == null ? null : (
        <p className="card-price">
          <span data-sold={programme.sale.productId}>
            Price with VAT <AmountInChosenCurrency prices={programme.sale.prices} />
          </span>
          <OwnedPackLinkOnCard productId={programme.sale.productId} path={programme.path} />
        </p>
      )}
    </TeaserCard>
  );
};

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment ProgrammeCard on Programme {
    id
    path
    title
    excerpt
    facts {
      ...TrainingFacts
    }
    sale {
      ...SaleLink
    }
    image {
      ...CardPicture
    }
  }
`;
