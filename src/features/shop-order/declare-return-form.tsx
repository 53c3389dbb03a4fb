import { useEffect, useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { formatMoney } from '../../domain/money.ts';
import { nameOfOrderedLine } from '../../domain/shop/order-words.ts';
import { moneyBackForReturn } from '../../domain/refunds/returns.ts';
import type { BuyerShopOrderLine, ShopOrderAnswer } from '../../domain/shop/shop-order.ts';
import {
  shopOrderInRefusal,
  requestShopReturn,
  type ReturnedLine,
} from '../../services/shop/shop-order.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { confirmationPanelStyle } from '../../ui/kit/confirmation-panel.ts';
import { fieldControlStyle } from '../../ui/kit/field.ts';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';

const Panel = styled.div`
  ${confirmationPanelStyle}

  & > ul,
  & > ol {
    width: 100%;
    padding-inline-start: 1.2em;
    list-style: square;
  }

  & ul.pieces {
    padding: 0;
    list-style: none;
  }

  & ul.pieces li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 6rem;
    gap: var(--space-3);
    align-items: center;
    padding-block: var(--space-2);
    border-block-start: 1px solid var(--line);
  }

  & select {
    ${fieldControlStyle}
  }
`;

type Chosen = Readonly<Record<string, number>>;

const linesOf = (chosen: Chosen): readonly ReturnedLine[] =>
  Object.entries(chosen)
    .filter(([, quantity]) => quantity > 0)
    .map(([sku, quantity]) => ({ sku, quantity }));

type Going = { readonly line: BuyerShopOrderLine; readonly quantity: number };

const worthOf = (going: readonly Going[]): number =>
  going.reduce((sum, { line, quantity }) => sum + quantity * line.unitMinorUnits, 0);

type ReturnItemsProps = {
  readonly order: ShopOrderAnswer;
  /** The lines that can be returned now. */
  readonly lines: readonly BuyerShopOrderLine[];
  readonly link: string;
  /** Called with the updated order after the buyer has confirmed. */
  readonly onSent: (order: ShopOrderAnswer) => void;
  /** Called with the current order if a change in it made the declaration fail. */
  readonly onLatest: (order: ShopOrderAnswer) => void;
};

/**
 * Declares a return in two steps: the pieces, then the confirmation (the withdrawal function that
 * the law requires).
 */
export const DeclareReturnForm = ({
  order,
  lines,
  link,
  onSent,
  onLatest,
}: ReturnItemsProps): ReactElement => {
  const id = useId();
  const [step, setStep] = useState<'closed' | 'choosing' | 'confirming'>('closed');
  const [chosen, setChosen] = useState<Chosen>({});
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  const asking = useRef<HTMLButtonElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (step === before.current) return;
    (step === 'closed' ? asking : panel).current?.focus();
    before.current = step;
  }, [step]);
  const isSent = order.sentAt !== null;

  const confirm = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const result = await requestShopReturn(link, linesOf(chosen));
    setBusy(false);
    if (result.kind !== 'answered') {
      setProblem(result.sentence);
      // Something else has been returned meanwhile, in another tab or by us.
      const latest = result.kind === 'refused' ? shopOrderInRefusal(result.body) : undefined;
      if (latest !== undefined) {
        setChosen({});
        setStep('choosing');
        onLatest(latest);
      }
      return;
    }
    setChosen({});
    before.current = 'closed';
    setStep('closed');
    onSent(result.value);
  };

  const close = (): void => {
    setProblem(undefined);
    setStep('closed');
  };

  if (step === 'closed') {
    return (
      <Button kind="quiet" ref={asking} type="button" onClick={() => setStep('choosing')}>
        Withdraw from this order
      </Button>
    );
  }
  if (step === 'choosing') {
    return (
      <Panel ref={panel} role="group" aria-labelledby={id} tabIndex={-1}>
        <h3 id={id}>What would you like to withdraw from?</h3>
        <ul className="pieces">
          {lines.map((line) => (
            <li key={line.sku}>
              <label htmlFor={`${id}-${line.sku}`}>{nameOfOrderedLine(line)}</label>
              <select
                id={`${id}-${line.sku}`}
                value={chosen[line.sku] ?? 0}
                onChange={(event) =>
                  setChosen({ ...chosen, [line.sku]: Number(event.target.value) })
                }
              >
                {Array.from({ length: line.left + 1 }, (_, count) => (
                  <option key={count} value={count}>
                    {count === 0 ? 'none' : count}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
        {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
        <ButtonRow>
          <Button
            onClick={() => {
              if (linesOf(chosen).length === 0) {
                setProblem('Choose at least one item.');
                return;
              }
              setProblem(undefined);
              setStep('confirming');
            }}
          >
            Go on
          </Button>
          <Button kind="quiet" onClick={close}>
            Keep everything
          </Button>
        </ButtonRow>
      </Panel>
    );
  }
  const going = lines.flatMap((line) => {
    const quantity = chosen[line.sku] ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  const minorUnits = moneyBackForReturn(
    {
      // Counted as the e-mail does: items on their way back count as returned.
      lines: order.lines.map((line) => ({ ...line, returned: line.quantity - line.left })),
      deliveryMinorUnits: order.delivery?.minorUnits ?? 0,
    },
    linesOf(chosen),
  );
  const hasGoods = going.some(({ line }) => line.kind === 'goods');
  return (
    <Panel ref={panel} role="group" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>Withdraw from: order {order.number}</h3>
      <ul>
        {going.map(({ line, quantity }) => (
          <li key={line.sku}>
            {quantity === 1 ? '' : `${quantity} × `}
            {nameOfOrderedLine(line)}
          </li>
        ))}
      </ul>
      <p>
        We refund {formatMoney({ currency: order.currency, minorUnits })} the way you paid
        {minorUnits > worthOf(going) ? ', including delivery' : ''}. You don’t have to give a
        reason.
        {hasGoods && isSent
          ? ' Return it within 14 days from today. We refund it as soon as it reaches us, and within 14 days at the latest.'
          : ''}
      </p>
      {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
      <ButtonRow>
        <Button aria-busy={isBusy} onClick={() => void confirm()}>
          Confirm withdrawal
        </Button>
        <Button kind="quiet" onClick={close}>
          Keep everything
        </Button>
      </ButtonRow>
    </Panel>
  );
};
