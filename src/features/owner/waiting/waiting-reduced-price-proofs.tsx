import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { WaitingAndDecidedForOwner } from '../../../domain/owner/waiting-and-decided-for-owner.ts';
import { readableUkDateAndTime } from '../../../domain/days/uk-time.ts';
import { fetchReducedPriceProofFile } from '../../../services/owner/owner-api.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Field } from '../../../ui/kit/field.ts';
import { useDeskActions } from '../desk-context.ts';
import { AsyncButton, DeskRows } from '../parts.tsx';
import { readAsDataUrl } from '../../../services/read-as-data-url.ts';
import { saveFile } from '../../../services/save-file.ts';

type Proof = WaitingAndDecidedForOwner['proofs'][number];

const offerNames: Readonly<Record<Proof['offer'], string>> = {
  student: 'Student membership',
  nhs: 'NHS and emergency services membership',
};

const Preview = styled.img`
  max-width: 100%;
  max-height: 32rem;
  border: 1px solid var(--line);
`;

/** The file of a proof: a picture is shown here, anything else is downloaded. */
const ProofFile = ({ proof }: { readonly proof: Proof }): ReactElement => {
  const { getAccessToken } = useDeskActions();
  const [picture, setPicture] = useState<string>();
  const open = async (): Promise<string | undefined> => {
    const result = await fetchReducedPriceProofFile(getAccessToken, proof.proofId);
    if (result.kind === 'signed-out') return undefined;
    if (result.kind !== 'answered') return result.sentence;
    if (proof.fileType?.startsWith('image/') === true) {
      setPicture(await readAsDataUrl(result.value));
    } else {
      saveFile(result.value, 'proof.pdf');
    }
    return undefined;
  };
  if (picture !== undefined) {
    return <Preview src={picture} alt={`The picture sent for the ${offerNames[proof.offer]}`} />;
  }
  return (
    <ButtonRow>
      <AsyncButton isQuiet onPress={open}>
        {proof.fileType === 'application/pdf' ? 'Save the PDF' : 'Show the picture'}
      </AsyncButton>
    </ButtonRow>
  );
};

const evidenceOf = ({ address, isConfirmed }: Proof): string =>
  isConfirmed
    ? `Her address ${address}. She has opened the link that we sent there.`
    : `Her address ${address}. She hasn’t opened the link yet, so we don’t know that it is hers.`;

const WaitingProof = ({ proof }: { readonly proof: Proof }): ReactElement => {
  const { decide } = useDeskActions();
  const [reason, setReason] = useState('');
  const id = useId();
  const send = (isAccepted: boolean): Promise<string | undefined> =>
    decide(
      {
        path: 'ownerProofs',
        body: { proofId: proof.proofId, isAccepted, reason: isAccepted ? '' : reason },
      },
      isAccepted
        ? 'Accepted. She can order now, and gets an e-mail.'
        : 'Refused. She gets an e-mail with your sentence.',
    );
  return (
    <li>
      <div>
        <h3>{offerNames[proof.offer]}</h3>
        <small>Asked on {readableUkDateAndTime(proof.askedAt)}</small>
      </div>
      {proof.address === null ? null : <p>{evidenceOf(proof)}</p>}
      {proof.fileType === null ? null : <ProofFile proof={proof} />}
      <Field>
        <label htmlFor={id}>
          If you say no: why <small>(she reads this)</small>
        </label>
        <input
          id={id}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <ButtonRow>
        <AsyncButton onPress={() => send(true)}>Accept</AsyncButton>
        <AsyncButton isQuiet onPress={() => send(false)}>
          Refuse
        </AsyncButton>
      </ButtonRow>
    </li>
  );
};

type WaitingProofsProps = { readonly proofs: WaitingAndDecidedForOwner['proofs'] };

/** Proofs for reduced memberships that are waiting for a decision. */
export const WaitingReducedPriceProofs = ({ proofs }: WaitingProofsProps): ReactElement =>
  proofs.length === 0 ? (
    <p>Nobody waits for an answer.</p>
  ) : (
    <>
      <p>File and address are deleted as soon as you decide.</p>
      <DeskRows>
        {proofs.map((proof) => (
          <WaitingProof key={proof.proofId} proof={proof} />
        ))}
      </DeskRows>
    </>
  );
