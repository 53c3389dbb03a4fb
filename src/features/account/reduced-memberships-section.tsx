import type { ReactElement } from 'react';
import type { AccountAnswer } from '../../domain/account/account-requests-and-answers.ts';
import { readableUkDate } from '../../domain/days/uk-time.ts';
import {
  offerKeysNeedingProof,
  type OfferKeyNeedingProof,
} from '../../domain/membership/yearly-renewing-offer-keys.ts';
import { proofValidityDays } from '../../domain/orders/order-eligibility.ts';
import { membershipOffersPath } from '../../domain/subscribe-request.ts';
import { withdrawReducedPriceProof } from '../../services/account/account-api.ts';
import { AccountRows, AccountSection } from './parts.tsx';
import { ReducedPriceProofForm } from './reduced-price-proof-form.tsx';
import { ActionWithoutConfirmation } from './two-steps.tsx';
import { ButtonLink } from '../../ui/kit/button-link.tsx';
import { ButtonRow } from '../../ui/kit/button-row.tsx';

type Proof = AccountAnswer['proofs'][number];

const titles: Readonly<Record<OfferKeyNeedingProof, string>> = {
  student: 'Students',
  nhs: 'The NHS, social care and emergency services, volunteers too',
};

const stateText = ({ state, by, isConfirmed, askedAt, reason }: Proof): string => {
  const asked = `You asked on ${readableUkDate(askedAt)}.`;
  switch (state) {
    case 'waiting':
      return by === 'address' && !isConfirmed
        ? `${asked} Open the link in the e-mail we sent to that address, and we’ll look at it.`
        : `${asked} One of us will look at it and write to you.`;
    case 'accepted':
      return `We have said yes. You can order one membership at this price, within ${proofValidityDays} days of our e-mail. Ask again if you need it later.`;
    case 'refused':
      return reason === null || reason === ''
        ? `${asked} We said no. Ask again with something else if you like.`
        : `${asked} We said no: ${reason}`;
    case 'withdrawn':
      return 'You took it back, and we have deleted it.';
  }
};

type OfferProps = {
  readonly offer: OfferKeyNeedingProof;
  readonly proof: Proof | undefined;
  readonly target: string;
};

const OfferRow = ({ offer, proof, target }: OfferProps): ReactElement => (
  <li>
    <h3>{titles[offer]}</h3>
    {proof === undefined ? null : <p>{stateText(proof)}</p>}
    <ButtonRow>
      {proof?.state === 'waiting' ? (
        <ActionWithoutConfirmation
          label="Take it back"
          call={withdrawReducedPriceProof(proof.proofId)}
          done={() => 'It’s taken back, and we have deleted what you sent.'}
        />
      ) : null}
      {proof?.state === 'accepted' ? <ButtonLink to={target}>Order it</ButtonLink> : null}
      {proof?.state === 'waiting' ? null : (
        <ReducedPriceProofForm offer={offer} isAgain={proof !== undefined} />
      )}
    </ButtonRow>
  </li>
);

/** If the member has sent several, the last one counts. */
const latestOf = (proofs: readonly Proof[], offer: OfferKeyNeedingProof): Proof | undefined =>
  proofs
    .filter((proof) => proof.offer === offer)
    .toSorted((one, other) => other.askedAt.localeCompare(one.askedAt))[0];

type ReducedPriceProps = {
  readonly proofs: readonly Proof[];
  /** The order page of each reduced membership; the offer's own page where it isn’t for sale. */
  readonly targetOf: (offer: OfferKeyNeedingProof) => string | undefined;
};

/** Reduced memberships, for members who prove that they qualify. */
export const ReducedMembershipsSection = ({
  proofs,
  targetOf,
}: ReducedPriceProps): ReactElement => (
  <AccountSection id="proofs" title="Reduced prices">
    <p>
      Students pay less, and so do the NHS and emergency services. Show us once, with an e-mail
      address or a photo of your card, and then order.
    </p>
    <AccountRows>
      {offerKeysNeedingProof.map((offer) => (
        <OfferRow
          key={offer}
          offer={offer}
          proof={latestOf(proofs, offer)}
          target={targetOf(offer) ?? membershipOffersPath}
        />
      ))}
    </AccountRows>
  </AccountSection>
);
