import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { decimalTextOf, formatMoney } from '../../../domain/money.ts';
import type {
  DeskOrder,
  DeskOrderAction,
  DeskReturnOrRefund,
} from '../../../domain/shop-desk/desk-answer.ts';
import {
  isReturnDeclaredBeforeSending,
  nameOfOrderedLine,
  orderLinesNotFullyReturned,
} from '../../../domain/shop/order-words.ts';
import { moneyBackForReturn } from '../../../domain/refunds/returns.ts';
import { piecesWithQuantitiesText } from '../../../domain/shop/shop-order-words.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Checkbox } from '../../../ui/kit/checkbox.tsx';
import { Field } from '../../../ui/kit/field.ts';
import { parseAmountAsMinorUnits } from '../amount.ts';
import { DeclineReasonField, RefundAmountField } from '../desk-fields.tsx';
import { AsyncButton } from '../parts.tsx';

/** Acts on orders. Returns a sentence if it fails. */
export type DoOrderAction = (act: DeskOrderAction, message: string) => Promise<string | undefined>;

type ActsProps = { readonly order: DeskOrder; readonly act: DoOrderAction };

/** The amount in a field, or a sentence if it isn't one. */
const amountOf = (text: string, { currency }: DeskOrder): number | string => {
  const minorUnits = parseAmountAsMinorUnits(text);
  return minorUnits ?? `Write an amount such as ${formatMoney({ currency, minorUnits: 1250 })}.`;
};

/** Marks a parcel as handed over, with or without a tracking number. */
export const MarkParcelSentForm = ({ order, act }: ActsProps): ReactElement => {
  const id = useId();
  const [carrier, setCarrier] = useState(order.tracking?.carrier ?? 'Royal Mail');
  const [number, setNumber] = useState(order.tracking?.number ?? '');
  const isCorrection = order.sentAt !== null;
  const send = async (): Promise<string | undefined> => {
    if (number.trim() !== '' && carrier.trim() === '') return 'Write who carries it.';
    const tracking = number.trim() === '' ? null : { carrier, number };
    return act(
      { act: 'sent', orderId: order.id, tracking },
      `${order.number} is sent. She gets an e-mail${tracking === null ? '' : ' with the number'}.`,
    );
  };
  return (
    <ButtonRow layout="beside-field">
      <Field>
        <label htmlFor={`${id}-carrier`}>Carrier</label>
        <input
          id={`${id}-carrier`}
          value={carrier}
          maxLength={60}
          onChange={(event) => setCarrier(event.target.value)}
        />
      </Field>
      <Field>
        <label htmlFor={`${id}-number`}>
          Tracking number <small>(if it has one)</small>
        </label>
        <input
          id={`${id}-number`}
          value={number}
          maxLength={60}
          onChange={(event) => setNumber(event.target.value)}
        />
      </Field>
      <AsyncButton onPress={send}>
        {isCorrection ? 'Correct the number' : 'Mark as sent'}
      </AsyncButton>
    </ButtonRow>
  );
};

const piecesOf = (order: DeskOrder, { lines }: DeskReturnOrRefund): string =>
  piecesWithQuantitiesText(
    lines.map(({ sku, quantity }) => {
      const line = order.lines.find((one) => one.sku === sku);
      return { title: line?.title ?? sku, variant: line?.variant ?? null, quantity };
    }),
  );

/**
 * A return that the buyer has announced, or an order she withdrew from before it was sent: refunds
 * it, or declines.
 */
export const RefundOrDeclineReturnForm = ({
  order,
  one,
  act,
}: ActsProps & { readonly one: DeskReturnOrRefund }): ReactElement => {
  const [amount, setAmount] = useState(decimalTextOf({ minorUnits: one.proposedMinorUnits ?? 0 }));
  const [isRestocked, setRestocked] = useState(true);
  const [reason, setReason] = useState('');
  const isUnsent = isReturnDeclaredBeforeSending(one, order);
  const receive = async (): Promise<string | undefined> => {
    const minorUnits = amountOf(amount, order);
    if (typeof minorUnits === 'string') return minorUnits;
    const words = formatMoney({ currency: order.currency, minorUnits });
    return act(
      { act: 'return-received', orderId: order.id, returnId: one.id, minorUnits, isRestocked },
      `${words} is refunded.`,
    );
  };
  const decline = async (): Promise<string | undefined> =>
    reason.trim() === ''
      ? 'Say why in a sentence: she gets it by e-mail.'
      : act(
          { act: 'return-declined', orderId: order.id, returnId: one.id, reason },
          'Declined. She gets an e-mail with your sentence.',
        );
  return (
    <>
      <p>
        <b>
          {isUnsent ? 'She withdrew before it was sent' : 'She returns'}: {piecesOf(order, one)}.
        </b>
      </p>
      <RefundAmountField value={amount} onChange={setAmount} />
      <Checkbox checked={isRestocked} onChange={({ target }) => setRestocked(target.checked)}>
        It can be sold again
      </Checkbox>
      <DeclineReasonField label="If you can’t accept it: why" value={reason} onChange={setReason} />
      <ButtonRow>
        <AsyncButton onPress={receive}>
          {isUnsent ? 'Refund her' : 'It has come: refund her'}
        </AsyncButton>
        <AsyncButton isQuiet onPress={decline}>
          Decline
        </AsyncButton>
      </ButtonRow>
    </>
  );
};

/** A voluntary refund: for something that broke or is missing, or for the whole order. */
export const VoluntaryRefundForm = ({ order, act }: ActsProps): ReactElement => {
  const id = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const [typed, setTyped] = useState<string>();
  const [isRestocked, setRestocked] = useState(false);
  // So that a retry after a lost answer refunds the money only once.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const lines = Object.entries(chosen)
    .filter(([, quantity]) => quantity > 0)
    .map(([sku, quantity]) => ({ sku, quantity }));
  const amount = typed ?? decimalTextOf({ minorUnits: moneyBackForReturn(order, lines) });
  const give = async (): Promise<string | undefined> => {
    const minorUnits = amountOf(amount, order);
    if (typeof minorUnits === 'string') return minorUnits;
    if (minorUnits === 0) return 'Choose what it is for, or write an amount.';
    const words = formatMoney({ currency: order.currency, minorUnits });
    const problem = await act(
      { act: 'money-back', requestId, orderId: order.id, lines, minorUnits, isRestocked },
      `${words} of ${order.number} is refunded.`,
    );
    if (problem === undefined) {
      setChosen({});
      setTyped(undefined);
      setRequestId(crypto.randomUUID());
    }
    return problem;
  };
  return (
    <details>
      <summary>Refund something</summary>
      {orderLinesNotFullyReturned(order).map((line) => (
        <Field key={line.sku}>
          <label htmlFor={`${id}-${line.sku}`}>For {nameOfOrderedLine(line)}</label>
          <select
            id={`${id}-${line.sku}`}
            value={chosen[line.sku] ?? 0}
            onChange={(event) => {
              setTyped(undefined);
              setChosen({ ...chosen, [line.sku]: Number(event.target.value) });
            }}
          >
            {Array.from({ length: line.left + 1 }, (_, count) => (
              <option key={count} value={count}>
                {count === 0 ? 'none' : count}
              </option>
            ))}
          </select>
        </Field>
      ))}
      <RefundAmountField value={amount} onChange={setTyped} />
      <Checkbox checked={isRestocked} onChange={({ target }) => setRestocked(target.checked)}>
        It is here and can be sold again
      </Checkbox>
      <ButtonRow>
        <AsyncButton onPress={give}>Refund it</AsyncButton>
      </ButtonRow>
    </details>
  );
};
