import type { ReactElement } from 'react';
import { pictureOfFinderListEntryInQueriedShape } from '../../content/queried/finder.ts';
import type { FinderListEntry } from '../../domain/finder/finder-file.ts';
import { PlanOrPackCard } from './plan-or-pack-card.tsx';

/** The card of a plan or a pack that the plan finder has found. It loads with the answers. */
export const renderFoundPlanOrPackCard = (entry: FinderListEntry): ReactElement => (
  <PlanOrPackCard
    programme={{ ...entry, image: pictureOfFinderListEntryInQueriedShape(entry) }}
    level={3}
  />
);
