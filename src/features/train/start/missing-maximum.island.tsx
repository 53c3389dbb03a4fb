import type { ReactElement } from 'react';
import type { HerWeights } from '../../../domain/training/my-weights/her-weights.ts';
import { myWeightsAddress } from '../../../domain/training/my-weights/my-weights-address.ts';
import {
  LogMaximum,
  type LogMaximumContext,
} from '../../../page-parts/training/log-maximum.island.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';

type MissingMaximumProps = {
  readonly training: LogMaximumContext;
  /** The slug of the lift, and its name in the session. */
  readonly exercise: string;
  readonly name: string;
  /** The page that the link to the lifter’s weights returns to. */
  readonly back: string;
  readonly onWeights: ((weights: HerWeights) => void) | undefined;
};

/** How a missing maximum can be had: typed, or taken from the log. The end of a sentence. */
export const MissingMaximum = ({
  training,
  exercise,
  name,
  back,
  onWeights,
}: MissingMaximumProps): ReactElement => (
  <>
    , or{' '}
    <SiteLink to={myWeightsAddress({ exercise, back })}>
      add one for {name.charAt(0).toLowerCase() + name.slice(1)}
    </SiteLink>
    .
    <LogMaximum {...training} exercise={exercise} onTaken={onWeights} />
  </>
);
