import { useId } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { formatDay } from '../../domain/days/format-day.ts';
import {
  coolingOffDays,
  instantSupplyAgreementsVersion,
  instantSupplyStatements,
  purchaseOpensAt,
  type KindWithAgreements,
  type InstantSupplyAgreements,
} from '../../domain/orders/instant-supply-agreements.ts';
import { Checkbox } from '../../ui/kit/checkbox.tsx';

const Box = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-width: 40rem;
  margin: 0;
  padding: 0;
  border: 0;

  & legend {
    margin-bottom: var(--space-3);
    font-family: var(--heading);
    font-size: var(--step-2);
    font-weight: 850;
    line-height: 1.1;
  }

  & > label {
    align-items: start;
    padding-block: var(--space-2);
    line-height: 1.45;
  }

  & p {
    line-height: 1.5;
  }
`;

const uponUnticked = {
  pack: (day: string) =>
    `Both are up to you. If you leave one unticked, the pack opens for you on ${day}, when the ${coolingOffDays} days are over. You pay now, and until that day you can withdraw and get a full refund.`,
  membership: (day: string) =>
    `Both are up to you. If you leave one unticked, your membership starts on ${day}, when the ${coolingOffDays} days are over, and you pay on that day. Until then you can cancel and pay nothing.`,
} satisfies Record<KindWithAgreements, (day: string) => string>;

type AgreementBoxesProps = {
  readonly kind: KindWithAgreements;
  readonly agreements: InstantSupplyAgreements;
  readonly onChange: (agreements: InstantSupplyAgreements) => void;
};

/**
 * The two statements that a buyer ticks or leaves unticked (R15), and what not ticking them means.
 */
export const ImmediateSupplyConsentBoxes = ({
  kind,
  agreements,
  onChange,
}: AgreementBoxesProps): ReactElement => {
  const id = useId();
  const { supplyNow, knowsConsequence } = instantSupplyStatements[kind];
  const change = (ticks: Partial<InstantSupplyAgreements>): void =>
    onChange({ ...agreements, ...ticks, version: instantSupplyAgreementsVersion });
  return (
    <Box aria-describedby={id}>
      <legend>{kind === 'pack' ? 'When it opens' : 'When it starts'}</legend>
      <Checkbox
        checked={agreements.supplyNow}
        onChange={(event) => change({ supplyNow: event.target.checked })}
      >
        {supplyNow}
      </Checkbox>
      <Checkbox
        checked={agreements.knowsConsequence}
        onChange={(event) => change({ knowsConsequence: event.target.checked })}
      >
        {knowsConsequence}
      </Checkbox>
      <p id={id}>
        {uponUnticked[kind](formatDay(purchaseOpensAt(new Date(), false).toISOString()))}
      </p>
    </Box>
  );
};
