import type { ReactElement } from 'react';
import { absoluteAddress } from '../page-head/publisher.ts';

type PrintHeaderProps = {
  /** The plan's path on this site. */
  readonly path: string;
};

/**
 * On paper, below a plan's title: space for a name and a date, and the plan's address on this site.
 */
export const PaperNameAndDateHeader = ({ path }: PrintHeaderProps): ReactElement => (
  <div className="paper-head" aria-hidden="true">
    <span>Name</span>
    <span>Begun on</span>
    <b>{absoluteAddress(path)}. In each cell: kilograms × reps.</b>
  </div>
);
