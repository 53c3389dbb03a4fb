import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import {
  isOfferedButSoldOut,
  type DeskStockAnswer,
  type StockCountOrDelivery,
  type StockPiece,
} from '../../domain/shop-desk/desk-answer.ts';
import { LoadingSplash } from '../../page-parts/loading-splash.tsx';
import { requestStockChange, fetchDeskStock } from '../../services/owner/desk-api.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { RuledList } from '../../ui/kit/ruled-list.ts';
import { Field } from '../../ui/kit/field.ts';
import { PageTitleWithLead } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { OwnerPageRefusedOrFailed } from './owner-page-refused-or-failed.tsx';
import { OwnerPagesNav } from './owner-pages-nav.tsx';
import { AsyncButton } from './parts.tsx';
import { useOwnerData } from './use-reading.ts';

const title = 'Stock';

const Pieces = styled(RuledList)`
  & > li {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
    gap: var(--space-3) var(--space-5);
    padding-block: var(--space-4);
  }

  & h2 {
    font-size: var(--step-1);
  }

  & li > div > p {
    font-variant-numeric: tabular-nums;
  }

  & ${Field} {
    width: 8rem;
  }
`;

const numberOf = (text: string): number | undefined =>
  /^\s*\d{1,5}\s*$/.test(text) ? Number(text) : undefined;

const nameOf = ({ title: name, variant }: StockPiece): string =>
  variant === null ? name : `${name}, ${variant}`;

type Send = (act: StockCountOrDelivery, message: string) => Promise<string | undefined>;

const Piece = ({
  piece,
  send,
}: {
  readonly piece: StockPiece;
  readonly send: Send;
}): ReactElement => {
  const id = useId();
  const [counted, setCounted] = useState('');
  const [added, setAdded] = useState('');
  // So that a retry after a lost answer adds the delivery only once.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const { sku, onHand, held, available, toSend } = piece;
  const count = async (): Promise<string | undefined> => {
    const pieces = numberOf(counted);
    if (pieces === undefined) return 'Write a whole number of pieces, such as 12.';
    const act = { act: 'counted', sku, onHand: pieces, seen: onHand } as const;
    const problem = await send(act, `${nameOf(piece)}: ${pieces} are there now.`);
    if (problem === undefined) setCounted('');
    return problem;
  };
  const add = async (): Promise<string | undefined> => {
    const pieces = numberOf(added);
    if (pieces === undefined || pieces === 0) return 'Write how many have come, such as 30.';
    const act = { act: 'added', requestId, sku, quantity: pieces } as const;
    const problem = await send(act, `${nameOf(piece)}: ${pieces} more.`);
    if (problem === undefined) {
      setAdded('');
      setRequestId(crypto.randomUUID());
    }
    return problem;
  };
  return (
    <li>
      <div>
        <h2>{nameOf(piece)}</h2>
        <p>
          <b>{available}</b> to sell
          {held === 0 ? '' : `, ${held} held for somebody who is paying`}
          {toSend === 0 ? '' : `, ${toSend} sold and still to send`}.
          {piece.isOffered ? '' : ' It isn’t in the shop.'}
        </p>
      </div>
      <div>
        <ButtonRow layout="beside-field">
          <Field>
            <label htmlFor={`${id}-counted`}>Counted</label>
            <input
              id={`${id}-counted`}
              inputMode="numeric"
              value={counted}
              placeholder={String(onHand)}
              onChange={(event) => setCounted(event.target.value)}
            />
          </Field>
          <AsyncButton isQuiet onPress={count}>
            Set
          </AsyncButton>
        </ButtonRow>
        <ButtonRow layout="beside-field">
          <Field>
            <label htmlFor={`${id}-added`}>Delivered</label>
            <input
              id={`${id}-added`}
              inputMode="numeric"
              value={added}
              onChange={(event) => setAdded(event.target.value)}
            />
          </Field>
          <AsyncButton isQuiet onPress={add}>
            Add
          </AsyncButton>
        </ButtonRow>
      </div>
    </li>
  );
};

const leadOf = ({ pieces }: DeskStockAnswer): string => {
  const out = pieces.filter(isOfferedButSoldOut).length;
  return `${out === 0 ? 'Nothing is sold out.' : `${out} of ${pieces.length} are sold out.`} Count what can be sold: what is sold already and still lies here doesn’t count.`;
};

/** The stock of everything, with fields for counts and deliveries. */
export const StockDesk = (): ReactElement => {
  const { reading, getAccessToken, show, readAgain, retry } = useOwnerData(fetchDeskStock);
  const [message, setMessage] = useState('');
  const send: Send = async (act, done) => {
    const result = await requestStockChange(getAccessToken, act);
    if (result.kind === 'signed-out') return undefined;
    if (result.kind !== 'answered') {
      // The stock has changed meanwhile: show the current number.
      if (result.kind === 'refused') readAgain();
      return result.sentence;
    }
    show(result.value);
    setMessage(done);
    return undefined;
  };

  if (reading.kind === 'reading') return <LoadingSplash title={title} />;
  if (reading.kind !== 'read') return <OwnerPageRefusedOrFailed {...reading} onRetry={retry} />;
  return (
    <Stack>
      <PageTitleWithLead title={title} lead={leadOf(reading.value)}>
        <OwnerPagesNav />
      </PageTitleWithLead>
      <p role="status">{message}</p>
      <Pieces>
        {reading.value.pieces.map((piece) => (
          <Piece key={piece.sku} piece={piece} send={send} />
        ))}
      </Pieces>
    </Stack>
  );
};
