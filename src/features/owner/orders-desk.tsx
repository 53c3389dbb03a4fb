import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { DeskFilter, DeskOrder, WaitingOrders } from '../../domain/shop/desk-answer.ts';
import { Splash } from '../../page-parts/splash.tsx';
import { useLogin } from '../../services/auth/use-login.ts';
import { fetchOrdersFile, type OrdersQuestion } from '../../services/owner/desk-api.ts';
import { quietButtonStyle } from '../../ui/button.tsx';
import { Field } from '../../ui/form.tsx';
import { PageHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { DeskLinks } from './desk-links.tsx';
import { NoDesk } from './no-desk.tsx';
import type { Act } from './order-acts.tsx';
import { hasParcel, OrderRow } from './order-row.tsx';
import { PackingSlips } from './packing-slips.tsx';
import { Buttons, Press, Rows } from './parts.tsx';
import { saveFile } from './save-file.ts';
import { useOrders } from './use-orders.ts';

const title = 'Orders';

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  & button {
    ${quietButtonStyle}
  }

  & button[aria-pressed='true'] {
    background: var(--ink);
    color: var(--paper);
  }
`;

const Find = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
`;

const List = styled(Rows)`
  & label.choose {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    align-items: start;
    line-height: 1.4;
    cursor: pointer;
  }

  & label.choose > input {
    width: 1.5rem;
    height: 1.5rem;
  }

  & details {
    display: grid;
    gap: var(--space-3);
  }

  & summary {
    min-height: 2.75rem;
    padding-block: var(--space-2);
    font-weight: 700;
    cursor: pointer;
  }

  & details > * + * {
    margin-block-start: var(--space-3);
  }

  & address {
    font-style: normal;
    line-height: 1.45;
  }
`;

const leadOf = ({ toPack, toSend, returns }: WaitingOrders): string =>
  toPack + toSend + returns === 0
    ? 'Nothing waits for you.'
    : `${toPack} to pack, ${toSend} to send, ${returns} to take back.`;

const filterNames: Readonly<Record<DeskFilter, string>> = {
  'to-pack': 'To pack',
  'to-send': 'To send',
  returns: 'Returns',
  all: 'All',
};

const emptyWords: Readonly<Record<DeskFilter, string>> = {
  'to-pack': 'Nothing is to be packed.',
  'to-send': 'Nothing packed waits to be sent.',
  returns: 'Nobody sends anything back.',
  all: 'There are no orders.',
};

/** This month and the two years before it: `2026-11`. */
const monthsUntil = (now: Date): readonly string[] =>
  Array.from({ length: 24 }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - index, 15))
      .toISOString()
      .slice(0, 7),
  );

const keyOf = ({ show, find, month }: OrdersQuestion): string =>
  JSON.stringify([show, find, month]);

type ListPartProps = {
  readonly orders: readonly DeskOrder[];
  readonly show: DeskFilter;
  readonly act: Act;
};

/** The orders, of which some can be chosen to be packed or printed together. */
const ListPart = ({ orders, show, act }: ListPartProps): ReactElement => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [slips, setSlips] = useState<readonly DeskOrder[]>([]);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    print();
  }, [slips]);
  const picked = orders.filter(({ id }) => chosen.has(id));
  const toPack = picked.filter((order) => hasParcel(order) && order.packedAt === null);
  const packAll = async (): Promise<string | undefined> => {
    if (toPack.length === 0) return 'Choose orders that are paid and not packed yet.';
    const orderIds = toPack.map(({ id }) => id).slice(0, 50);
    return act(
      { act: 'packed', orderIds },
      orderIds.length === 1 ? 'One order is packed.' : `${orderIds.length} orders are packed.`,
    );
  };
  if (orders.length === 0) return <p>{emptyWords[show]}</p>;
  const areAll = orders.every(({ id }) => chosen.has(id));
  return (
    <>
      <div className="no-print">
        <Buttons>
          <Press
            isQuiet
            onPress={async () => {
              setChosen(areAll ? new Set() : new Set(orders.map(({ id }) => id)));
              return undefined;
            }}
          >
            {areAll ? 'Choose none' : 'Choose all'}
          </Press>
          <Press
            isQuiet
            onPress={async () => {
              if (picked.length === 0) return 'Choose the orders whose slips you want.';
              isAsked.current = true;
              setSlips([...picked]);
              return undefined;
            }}
          >
            Print packing slips
          </Press>
          <Press isQuiet onPress={packAll}>
            Mark all chosen as packed
          </Press>
        </Buttons>
        <List aria-label="Orders">
          {orders.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              act={act}
              isChosen={chosen.has(order.id)}
              onChoose={(isChosen) => {
                const next = new Set(chosen);
                if (isChosen) next.add(order.id);
                else next.delete(order.id);
                setChosen(next);
              }}
            />
          ))}
        </List>
      </div>
      <PackingSlips orders={slips} />
    </>
  );
};

/** The shop's orders: what is to be packed, sent and taken back, to be found, printed and saved. */
export const OrdersDesk = (): ReactElement => {
  const { getAccessToken } = useLogin();
  const [months] = useState(() => monthsUntil(new Date()));
  const [question, setQuestion] = useState<OrdersQuestion>({
    show: 'to-pack',
    find: '',
    month: '',
  });
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const { reading, retry, more, act } = useOrders(question);

  if (reading.kind === 'reading') return <Splash title={title} />;
  if (reading.kind !== 'read') return <NoDesk {...reading} onRetry={retry} />;
  const { orders, next, waiting, question: answered } = reading.list;
  const isLooking = keyOf(answered) !== keyOf(question);
  const counts: Readonly<Record<DeskFilter, number | undefined>> = {
    'to-pack': waiting.toPack,
    'to-send': waiting.toSend,
    returns: waiting.returns,
    all: undefined,
  };
  const save = async (): Promise<string | undefined> => {
    const result = await fetchOrdersFile(getAccessToken, question);
    if (result.kind === 'answered') {
      saveFile(
        result.value,
        `knurl-orders-${question.month === '' ? question.show : question.month}.csv`,
      );
    }
    return result.kind === 'answered' || result.kind === 'signed-out' ? undefined : result.sentence;
  };
  return (
    <Stack>
      <div className="no-print">
        <Stack>
          <PageHeading title={title} lead={leadOf(waiting)}>
            <DeskLinks />
          </PageHeading>
          <Filters role="group" aria-label="Which orders">
            {(['to-pack', 'to-send', 'returns', 'all'] as const).map((show) => (
              <button
                key={show}
                type="button"
                aria-pressed={question.show === show}
                onClick={() => setQuestion({ ...question, show })}
              >
                {filterNames[show]}
                {counts[show] === undefined ? '' : `: ${counts[show]}`}
              </button>
            ))}
          </Filters>
          <Find
            role="search"
            aria-label="Orders"
            onSubmit={(event) => {
              event.preventDefault();
              setQuestion({
                ...question,
                show: typed.trim() === '' ? question.show : 'all',
                find: typed.trim(),
              });
            }}
          >
            <Field>
              <label htmlFor="find-order">Number or name</label>
              <input
                id="find-order"
                value={typed}
                maxLength={100}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
            <Field>
              <label htmlFor="order-month">Month</label>
              <select
                id="order-month"
                value={question.month}
                onChange={(event) => setQuestion({ ...question, month: event.target.value })}
              >
                <option value="">any</option>
                {months.map((month) => (
                  <option key={month} value={month}>
                    {month}
                  </option>
                ))}
              </select>
            </Field>
            <Filters>
              <button type="submit">Find</button>
            </Filters>
          </Find>
          <Buttons>
            <Press isQuiet onPress={save}>
              Save as CSV
            </Press>
          </Buttons>
          <p role="status">{said}</p>
        </Stack>
      </div>
      {isLooking ? <p role="status">Looking…</p> : null}
      <ListPart
        key={keyOf(answered)}
        orders={orders}
        show={answered.show}
        act={async (what, done) => {
          setSaid('');
          const problem = await act(what);
          if (problem === undefined) setSaid(done);
          return problem;
        }}
      />
      {next === null || isLooking ? null : (
        <div className="no-print">
          <Buttons>
            <Press isQuiet onPress={() => more(next)}>
              Show older orders
            </Press>
          </Buttons>
        </div>
      )}
    </Stack>
  );
};
