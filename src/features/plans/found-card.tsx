import type { ReactElement } from 'react';
import { finderPictureInQueriedShape } from '../../content/queried/finder.ts';
import type { FinderEntry } from '../../domain/finder/finder-file.ts';
import { PlanOrPackCard } from './plan-or-pack-card.tsx';

/** The card of a plan or a pack that the plan finder has found. It loads with the answers. */
export const renderFoundPlanOrPackCard = (entry: FinderEntry): ReactElement => (
  <PlanOrPackCard programme={{ ...entry, image: finderPictureInQueriedShape(entry) }} level={3} />
);
