import type { ReactElement } from 'react';
import { siteIdentityAndPageSizes } from '../../config/public/site-identity-and-page-sizes.ts';
import type { ClinicalReview } from '../../domain/clinical-review.ts';
import {
  titleForSearchEngines,
  type KindWithTitleForSearchEngines,
} from '../../domain/page-head/search-titles.ts';
import { toThingForSale } from '../../domain/structured-data/product.ts';
import type { SchemaOrgThing } from '../../domain/structured-data/thing.ts';
import { ClinicalReviewStatusNote } from '../../page-parts/clinical-review-status-note.tsx';
import { PageHead } from '../../page-parts/page-head/page-head.tsx';
import { absoluteAddress, publisherNameAndUrl } from '../../page-parts/page-head/publisher.ts';
import { sharedLinkImageOrSitePicture } from '../../page-parts/page-head/shared-link-picture.ts';
import type { SharedLinkPicture } from '../../page-parts/page-head/shared-link-picture.ts';
import { BuyPackOrPrebuiltPlanBanner } from './buy-pack-or-prebuilt-plan-banner.tsx';
import { BuyPack } from './buy-pack.tsx';
import { ComparisonWithOtherPlans } from './comparison-with-other-plans.tsx';
import { PlanOrPackPageLayout } from './plan-or-pack-page-layout.tsx';
import { PackProgrammeInFigures } from '../../page-parts/plan/pack-programme-in-figures.tsx';
import type { QueriedPlanOrPack } from './plan-or-pack-page-layout.tsx';

/** The result of the query of a pack's page. */
type Pack = QueriedPlanOrPack &
  ClinicalReview & {
    readonly image: SharedLinkPicture | null;
    /** Null if it opens no programme of its own. */
    readonly inside: Queries.InsideFragment | null;
    /** Null if it can't be bought. */
    readonly sale: Queries.PackSaleFragment | null;
  };

type PackPageProps = {
  readonly pack: Pack | null;
  /** The page's own address on this site. */
  readonly path: string;
};

/** The page of a workout pack, a pre-built plan or a home gym pack. */
export const PackPage = ({ pack, path }: PackPageProps): ReactElement | null =>
  pack === null ? null : (
    <PlanOrPackPageLayout
      programme={pack}
      path={path}
      facts={
        <>
          <ClinicalReviewStatusNote review={pack} />
          {pack.sale === null ? null : <BuyPack sale={pack.sale} />}
        </>
      }
    >
      {pack.inside === null ? null : <PackProgrammeInFigures inside={pack.inside} />}
      <ComparisonWithOtherPlans path={path} />
      <BuyPackOrPrebuiltPlanBanner title={pack.title} sale={pack.sale} />
    </PlanOrPackPageLayout>
  );

/**
 * A pack's structured data for search engines, with an offer in each currency; nothing if it can't
 * be bought.
 */
const productOf = (
  { title, excerpt, image, sale }: Pack,
  path: string,
): SchemaOrgThing | undefined =>
  sale === null
    ? undefined
    : toThingForSale(
        {
          url: absoluteAddress(path),
          title,
          description: excerpt,
          images: [sharedLinkImageOrSitePicture(image).address],
          prices: sale.prices,
          inStock: true,
        },
        publisherNameAndUrl,
      );

type PackHeadProps = PackPageProps & { readonly kind: KindWithTitleForSearchEngines };

/** The head of a pack's page. */
export const PackDocumentHead = ({ pack, path, kind }: PackHeadProps): ReactElement | null =>
  pack === null ? null : (
    <PageHead
      title={titleForSearchEngines(kind, pack.title, siteIdentityAndPageSizes)}
      crumb={pack.title}
      description={pack.excerpt}
      path={path}
      picture={pack.image}
      things={[productOf(pack, path)]}
    />
  );
