import type { ReactElement } from 'react';
import { audienceOfAdCategory } from '../../domain/promotions.ts';
import { CardGrid } from '../../ui/layout/layout.tsx';
import { AdCard } from './ad-card.tsx';
import { audienceClass } from './audience-class.ts';

type AdListProps = { readonly ads: readonly Queries.AdCardFragment[] };

/** Ads, each shown only to its category's audience. */
export const AdList = ({ ads }: AdListProps): ReactElement => (
  <CardGrid className="rows-on-phones">
    {ads.map((ad) => (
      <li key={ad.id} className={audienceClass(audienceOfAdCategory(ad.category))}>
        <AdCard ad={ad} />
      </li>
    ))}
  </CardGrid>
);
