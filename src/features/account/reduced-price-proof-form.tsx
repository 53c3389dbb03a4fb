import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { maxProofBytes, proofFileTypes } from '../../domain/proofs/proofs.ts';
import { isEmailAddress, trimEmailAddress } from '../../domain/email-address.ts';
import type { OfferKeyNeedingProof } from '../../domain/membership/yearly-renewing-offer-keys.ts';
import {
  sendReducedPriceProof,
  type CallAccountApiWithToken,
} from '../../services/account/account-api.ts';
import { shrinkPictureIfLarge } from '../../services/shrink-picture-if-large.ts';
import { fieldControlStyle } from '../../ui/kit/field.ts';
import { ActionWithConfirmation } from './two-steps.tsx';

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  width: 100%;
  margin: 0;
  padding: 0;
  border: 0;

  & legend {
    margin-block-end: var(--space-2);
    font-weight: 700;
  }

  & > label {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 2.75rem;
    cursor: pointer;
  }

  & input[type='radio'] {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--accent);
  }

  & input:not([type='radio']) {
    ${fieldControlStyle}
  }
`;

/** The texts of each offer's form. */
const proofNames: Readonly<
  Record<OfferKeyNeedingProof, Readonly<Record<'ask' | 'title' | 'address' | 'photo', string>>>
> = {
  student: {
    ask: 'Ask for the student price',
    title: 'Show us that you study',
    address: 'your address at a university or college, such as name@uni.ac.uk',
    photo: 'your student card, with its year on it',
  },
  nhs: {
    ask: 'Ask for the NHS and emergency services price',
    title: 'Show us where you work or volunteer',
    address: 'your address at work, such as name@nhs.net or name@police.uk',
    photo: 'your Blue Light Card, your work ID or the top of a payslip; cover anything private',
  },
};

type Way = 'address' | 'file';

type ProofFormProps = { readonly offer: OfferKeyNeedingProof; readonly isAgain: boolean };

/**
 * Asks for a reduced price, with an e-mail address that proves eligibility or a photo of a card.
 */
export const ReducedPriceProofForm = ({ offer, isAgain }: ProofFormProps): ReactElement => {
  const id = useId();
  const [way, setWay] = useState<Way>('address');
  const [address, setAddress] = useState('');
  const [file, setFile] = useState<File>();
  const names = proofNames[offer];
  const wanted = trimEmailAddress(address);

  const send: CallAccountApiWithToken = async (getAccessToken) => {
    const form = new FormData();
    form.append('offer', offer);
    if (way === 'address') form.append('address', wanted);
    else if (file !== undefined) {
      const small = await shrinkPictureIfLarge(file);
      if (small.size > maxProofBytes) {
        const sentence =
          'That file is larger than 2 MB. Take a photo of it, or send a smaller one.';
        return { kind: 'failed', sentence };
      }
      form.append('file', small, file.name);
    }
    return sendReducedPriceProof(form)(getAccessToken);
  };
  const missing = (): string | undefined => {
    if (way === 'address') {
      return isEmailAddress(wanted) ? undefined : `Write ${names.address}.`;
    }
    if (file === undefined) return 'Choose a photo or a PDF first.';
    return proofFileTypes.some((type) => type === file.type) || file.type.startsWith('image/')
      ? undefined
      : 'Choose a photo or a PDF: we can’t read other files.';
  };
  return (
    <ActionWithConfirmation
      ask={isAgain ? 'Ask again' : names.ask}
      title={names.title}
      confirm="Send it"
      keep="Not now"
      call={send}
      missing={missing}
      done={() =>
        way === 'address'
          ? `We’ve e-mailed ${wanted}. Open the link in that e-mail, and one of us will look at it.`
          : 'Thank you, we have it. One of us will look at it and write to you.'
      }
    >
      {(wrong) => (
        <>
          <Choices>
            <legend>How</legend>
            <label>
              <input
                type="radio"
                name={`${id}way`}
                checked={way === 'address'}
                onChange={() => setWay('address')}
              />
              By an e-mail address
            </label>
            <label>
              <input
                type="radio"
                name={`${id}way`}
                checked={way === 'file'}
                onChange={() => setWay('file')}
              />
              By a photo of a card
            </label>
            {way === 'address' ? (
              <div>
                <label htmlFor={`${id}address`}>Write {names.address}</label>
                <input
                  {...wrong}
                  id={`${id}address`}
                  type="email"
                  autoComplete="off"
                  maxLength={254}
                  value={address}
                  onChange={(event) => setAddress(event.target.value)}
                />
              </div>
            ) : (
              <div>
                <label htmlFor={`${id}file`}>A photo or PDF of {names.photo}</label>
                <input
                  {...wrong}
                  id={`${id}file`}
                  type="file"
                  accept={proofFileTypes.join(',')}
                  onChange={(event) => setFile(event.target.files?.[0])}
                />
              </div>
            )}
          </Choices>
          <p>
            One of us looks at it, and we delete it as soon as we have decided. It is used for
            nothing else.
          </p>
        </>
      )}
    </ActionWithConfirmation>
  );
};
