import type { ReactElement } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/kit/button.tsx';
import { media } from '../../ui/styles/media.ts';

type Place = 'head' | 'foot';

const PlacedButton = styled(Button)<{ $place: Place }>`
  justify-self: start;
  margin-top: var(--space-3);

  ${media.threeColumns} {
    ${({ $place }) => ($place === 'foot' ? 'display: none;' : '')}
  }

  @media (max-width: 48.43em) {
    ${({ $place }) => ($place === 'head' ? 'display: none;' : '')}
  }

  @media (scripting: none) {
    display: none;
  }
`;

type PrintButtonProps = {
  /**
   * At the bottom of the plan on a phone, where it is out of the way; at the top on a wide screen.
   */
  readonly place: Place;
};

/** A button that prints the page; hidden on paper and without scripts. */
export const PrintButton = ({ place }: PrintButtonProps): ReactElement => (
  <PlacedButton $place={place} kind="quiet" className="no-print" onClick={() => print()}>
    Print this plan
  </PlacedButton>
);
