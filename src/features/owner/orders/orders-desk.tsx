import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { DeskOrderFilter, WaitingOrderCounts } from '../../../domain/shop-desk/desk-answer.ts';
import { findDeskOrderFilterInHash } from '../../../domain/shop-desk/desk-target.ts';
import { LoadingSplash } from '../../../page-parts/loading-splash.tsx';
import { useLoginActions } from '../../../services/auth/use-login-actions.ts';
import {
  fetchOrdersFile,
  type DeskOrderFilterTextAndMonth,
} from '../../../services/owner/desk-api.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Field } from '../../../ui/kit/field.ts';
import { PageTitleWithLead } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { OwnerPageRefusedOrFailed } from '../owner-page-refused-or-failed.tsx';
import { OwnerPagesNav } from '../owner-pages-nav.tsx';
import { OrdersListWithBulkPacking } from './orders-list-with-bulk-packing.tsx';
import { AsyncButton } from '../parts.tsx';
import { saveFile } from '../../../services/save-file.ts';
import { useOrderSearchAndActions } from './use-order-search-and-actions.ts';

const title = 'Orders';

const Find = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
`;

const leadOf = ({ toPack, toSend, returns }: WaitingOrderCounts): string =>
  toPack + toSend + returns === 0
    ? 'No order waits for you.'
    : `${toPack} to pack, ${toSend} to send, ${returns} returned.`;

const filterNames: Readonly<Record<DeskOrderFilter, string>> = {
  'to-pack': 'To pack',
  'to-send': 'To send',
  returns: 'Returns',
  all: 'All',
};

/** The last 24 months, this one included: `2026-11`. */
const monthsUntil = (now: Date): readonly string[] =>
  Array.from({ length: 24 }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - index, 15))
      .toISOString()
      .slice(0, 7),
  );

const keyOf = ({ show, find, month }: DeskOrderFilterTextAndMonth): string =>
  JSON.stringify([show, find, month]);

/** The shop's orders to pack, send and take in, with search, printing and export. */
export const OrdersDesk = (): ReactElement => {
  const { getAccessToken } = useLoginActions();
  const [months] = useState(() => monthsUntil(new Date()));
  const [question, setQuestion] = useState<DeskOrderFilterTextAndMonth>(() => ({
    show: findDeskOrderFilterInHash(location.hash) ?? 'to-pack',
    find: '',
    month: '',
  }));
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState('');
  const { reading, retry, more, act } = useOrderSearchAndActions(question);

  if (reading.kind === 'reading') return <LoadingSplash title={title} />;
  if (reading.kind !== 'read') return <OwnerPageRefusedOrFailed {...reading} onRetry={retry} />;
  const { orders, next, waiting, question: answered } = reading.list;
  const isLooking = keyOf(answered) !== keyOf(question);
  const counts: Readonly<Record<DeskOrderFilter, number | undefined>> = {
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
          <PageTitleWithLead title={title} lead={leadOf(waiting)}>
            <OwnerPagesNav />
          </PageTitleWithLead>
          <ButtonRow role="group" aria-label="Which orders">
            {(['to-pack', 'to-send', 'returns', 'all'] as const).map((show) => (
              <Button
                key={show}
                kind="quiet"
                aria-pressed={question.show === show}
                onClick={() => setQuestion({ ...question, show })}
              >
                {filterNames[show]}
                {counts[show] === undefined ? '' : `: ${counts[show]}`}
              </Button>
            ))}
          </ButtonRow>
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
            <Button kind="quiet" type="submit">
              Find
            </Button>
          </Find>
          <ButtonRow>
            <AsyncButton isQuiet onPress={save}>
              Save as CSV
            </AsyncButton>
          </ButtonRow>
          <p role="status">{message}</p>
        </Stack>
      </div>
      {isLooking ? <p role="status">Looking…</p> : null}
      <OrdersListWithBulkPacking
        key={keyOf(answered)}
        orders={orders}
        show={answered.show}
        act={async (what, done) => {
          setMessage('');
          const problem = await act(what);
          if (problem === undefined) setMessage(done);
          return problem;
        }}
      />
      {next === null || isLooking ? null : (
        <div className="no-print">
          <ButtonRow>
            <AsyncButton isQuiet onPress={() => more(next)}>
              Show older orders
            </AsyncButton>
          </ButtonRow>
        </div>
      )}
    </Stack>
  );
};
