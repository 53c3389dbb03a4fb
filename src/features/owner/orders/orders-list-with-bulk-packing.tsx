import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { DeskOrder, DeskOrderFilter } from '../../../domain/shop-desk/desk-answer.ts';
import type { DoOrderAction } from './order-acts.tsx';
import { hasGoodsStillToSend, OrderRow } from './order-row.tsx';
import { PackingSlips } from './packing-slips.tsx';
import { AsyncButton, DeskRows } from '../parts.tsx';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';

const List = styled(DeskRows)`
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

const emptyWords: Readonly<Record<DeskOrderFilter, string>> = {
  'to-pack': 'Nothing is to be packed.',
  'to-send': 'Nothing packed waits to be sent.',
  returns: 'Nobody returns anything.',
  all: 'There are no orders.',
};

type OrdersListProps = {
  readonly orders: readonly DeskOrder[];
  readonly show: DeskOrderFilter;
  readonly act: DoOrderAction;
};

/** The orders, some of which can be selected for packing or printing together. */
export const OrdersListWithBulkPacking = ({ orders, show, act }: OrdersListProps): ReactElement => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [slips, setSlips] = useState<readonly DeskOrder[]>([]);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    print();
  }, [slips]);
  const picked = orders.filter(({ id }) => chosen.has(id));
  const toPack = picked.filter((order) => hasGoodsStillToSend(order) && order.packedAt === null);
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
        <ButtonRow>
          <AsyncButton
            isQuiet
            onPress={async () => {
              setChosen(areAll ? new Set() : new Set(orders.map(({ id }) => id)));
              return undefined;
            }}
          >
            {areAll ? 'Choose none' : 'Choose all'}
          </AsyncButton>
          <AsyncButton
            isQuiet
            onPress={async () => {
              if (picked.length === 0) return 'Choose the orders whose slips you want.';
              isAsked.current = true;
              setSlips([...picked]);
              return undefined;
            }}
          >
            Print packing slips
          </AsyncButton>
          <AsyncButton isQuiet onPress={packAll}>
            Mark all chosen as packed
          </AsyncButton>
        </ButtonRow>
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
