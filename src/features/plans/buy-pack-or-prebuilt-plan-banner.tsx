import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import { NextStep } from '../../ui/layout/next-step.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { BuyOrOpenPackButton } from './buy-pack.tsx';

type BuyPackBannerProps = {
  readonly title: string;
  /** Null if it can't be bought. */
  readonly sale: Queries.PackSaleFragment | null;
};

/** The next step below a pack or a pre-built plan: buying it. */
export const BuyPackOrPrebuiltPlanBanner = ({ title, sale }: BuyPackBannerProps): ReactElement => (
  <NextStep title={`Train with ${title}`}>
    {sale === null ? (
      <p>This one isn’t for sale at the moment.</p>
    ) : (
      <BuyOrOpenPackButton sale={sale} />
    )}
    <p>
      <SiteLink to={routes.promotions}>See all prices</SiteLink>
    </p>
  </NextStep>
);
