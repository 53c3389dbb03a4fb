import type { PayableState } from '../../domain/orders/payment-states.ts';
import { Refusal } from '../http/answers.ts';
import { Outage } from '../outage.ts';
import type { Database } from '../store/database.ts';
import {
  TillRequestFailed,
  type CheckoutToCreate,
  type HostedPageTill,
  type ItemOrCartOrderReference,
  type TillSession,
} from '../till/till.ts';
import { markUnpaidOrderExpired, storeTillSessionIfOrderOpen } from './order-books.ts';

/**
 * An order that can still be paid for, as the machine sees it. `stored` has what only its kind
 * knows.
 */
export type PayableOrder<Stored> = {
  readonly reference: ItemOrCartOrderReference;
  readonly state: PayableState;
  readonly sessionId: string | null;
  readonly orderedAt: Date;
  /** Whether it is paid on a page of the till, and not in a window of its own. */
  readonly isPaidOnPage: boolean;
  /** Whether the buyer's account is being deleted: then nobody may pay for it. */
  readonly isLeaving: boolean;
  readonly stored: Stored;
};

/** Until when an order can be paid for, in minutes. */
type Deadline = {
  /** From the order to the end of its session. */
  readonly minutesToPay: number;
  /** From the order to the last moment at which its session can be made. */
  readonly minutesToOpen: number;
  /** What has to be left of a session for a buyer who opens it. */
  readonly leastMinutes: number;
};

/**
 * What a kind of order adds to the machine: its lines, its terms, its deadline, and what the buyer
 * gets for it.
 */
export type OrderKindRules<Request, Stored> = {
  readonly deadline: Deadline;
  /**
   * The one payable order of the buyer, made from the request if there is none. Undefined if
   * another request was faster. Refuses (409) what is sold out.
   */
  readonly claim: (request: Request) => Promise<PayableOrder<Stored> | undefined>;
  /** Whether an order is the one that the buyer wants now. */
  readonly isWanted: (stored: Stored, request: Request) => boolean;
  /** Refuses (409) what the buyer already has, or isn't eligible for. */
  readonly requireMayOrder: (request: Request) => Promise<void>;
  /** What the till is asked for. It must be the same for each request about an order. */
  readonly toCheckout: (
    stored: Stored,
    request: Request,
  ) => Omit<CheckoutToCreate, 'reference' | 'expiresAt'>;
  /** Reads an order from its till, and stores its state. */
  readonly refresh: (orderId: string, sessionId: string) => Promise<unknown>;
  /**
   * The page of an order that was paid in another tab. Without it the buyer may order again, if the
   * rules allow that.
   */
  readonly paidPage?: (orderId: string, sessionId: string) => string;
};

/** What the machine works with. */
export type OrderAndSessionDependencies = {
  readonly database: Database;
  readonly till: HostedPageTill;
  readonly now: () => Date;
};

const minutesAfter = (date: Date, minutes: number): Date =>
  new Date(date.getTime() + minutes * 60_000);

/**
 * The session of an order without one. Undefined if it is over, or its key can't be used any more.
 * An order whose key would only repeat a failure is closed; so is one that holds stock, if the till
 * refuses it: no pieces are held for what can't be paid.
 */
const makeSession = async <Request, Stored>(
  { database, till }: OrderAndSessionDependencies,
  { deadline, toCheckout }: OrderKindRules<Request, Stored>,
  { reference, orderedAt, stored }: PayableOrder<Stored>,
  request: Request,
): Promise<TillSession | undefined> => {
  const expiresAt = minutesAfter(orderedAt, deadline.minutesToPay);
  try {
    return await till.create({ ...toCheckout(stored, request), reference, expiresAt });
  } catch (error) {
    if (!(error instanceof TillRequestFailed)) throw error;
    const isOver =
      error.request === 'key-of-another' ||
      error.request === 'failed' ||
      (error.request === 'refused' && reference.kind === 'cart');
    if (isOver) await markUnpaidOrderExpired(database, reference);
    if (error.request === 'key-of-another') return undefined;
    throw error;
  }
};

/**
 * Ends a payable order: its session first, so that nobody can pay in it, and then the order. False
 * if it was paid at the last moment; the payment is stored then.
 */
export const endOrderUnlessPaid = async <Request, Stored>(
  { database, till }: OrderAndSessionDependencies,
  { refresh }: Pick<OrderKindRules<Request, Stored>, 'refresh'>,
  order: PayableOrder<Stored>,
  sessionId = order.sessionId,
): Promise<boolean> => {
  const { reference } = order;
  if (sessionId !== null && order.isPaidOnPage) {
    const status = (await till.expire(sessionId))?.status;
    if (status === 'open') {
      throw new Outage('The till has ended a session, and says it is open.', undefined);
    }
    if (status === 'complete') {
      await refresh(reference.orderId, sessionId);
      return false;
    }
  }
  await markUnpaidOrderExpired(database, reference, sessionId);
  return true;
};

/**
 * The session in which a wanted order can be paid; undefined if the order is over, and another one
 * has to be made.
 */
const findSession = async <Request, Stored>(
  machine: OrderAndSessionDependencies,
  kind: OrderKindRules<Request, Stored>,
  order: PayableOrder<Stored>,
  request: Request,
): Promise<TillSession | undefined> => {
  const { database, till, now } = machine;
  const { deadline, paidPage } = kind;
  const { reference, sessionId, orderedAt } = order;
  if (sessionId === null && minutesAfter(orderedAt, deadline.minutesToOpen) <= now()) {
    await markUnpaidOrderExpired(database, reference);
    return undefined;
  }
  const session =
    sessionId === null
      ? await makeSession(machine, kind, order, request)
      : await till.find(sessionId);
  if (session === undefined || session.status === 'expired') {
    await markUnpaidOrderExpired(database, reference, session?.id ?? sessionId);
    return undefined;
  }
  if (session.status === 'complete') {
    // The webhook is late. Once the payment is stored the buyer has the right, unless the payment
    // is still pending.
    await kind.refresh(reference.orderId, session.id);
    if (paidPage !== undefined) return { ...session, url: paidPage(reference.orderId, session.id) };
    await kind.requireMayOrder(request);
    return undefined;
  }
  if (session.expiresAt <= minutesAfter(now(), deadline.leastMinutes)) {
    const isEnded = await endOrderUnlessPaid(machine, kind, order, session.id);
    if (!isEnded) await kind.requireMayOrder(request);
    return undefined;
  }
  if (await storeTillSessionIfOrderOpen(database, reference, session)) return session;
  // Another request has closed this order, because the buyer now wants something else, or nothing
  // any more.
  const ended = await till.expire(session.id);
  if (ended?.status === 'complete') await kind.refresh(reference.orderId, session.id);
  return undefined;
};

/** One to close the previous order, one for the new one, and three for changes in another tab. */
const maxRounds = 5;

/**
 * An order, and the session in which it is paid on the till's page; without one if the till has no
 * page.
 */
export type OrderReferenceAndSessionIfAny = {
  readonly reference: ItemOrCartOrderReference;
  readonly session: TillSession | undefined;
};

/**
 * The one payable order of a buyer, for what is wanted now. Two presses, two tabs and a retry after
 * a lost answer get the same one; an order for something else is ended first. Refuses (409) what
 * the kind refuses.
 */
export const findOrCreateOrderAndSession = async <Request, Stored>(
  machine: OrderAndSessionDependencies,
  kind: OrderKindRules<Request, Stored>,
  request: Request,
): Promise<OrderReferenceAndSessionIfAny> => {
  const { database } = machine;
  for (let round = 0; round < maxRounds; round += 1) {
    const order = await kind.claim(request);
    if (order === undefined) continue;
    const { reference } = order;
    if (order.isLeaving) {
      await markUnpaidOrderExpired(database, reference);
      throw new Refusal(409, 'Your account is being deleted, so nothing can be ordered with it.');
    }
    if (order.state === 'preparing') {
      // A payment made before the order was created is stored by now. Checking again before
      // returning the session makes sure that nobody pays twice.
      try {
        await kind.requireMayOrder(request);
      } catch (error) {
        if (error instanceof Refusal) await markUnpaidOrderExpired(database, reference);
        throw error;
      }
    }
    if (!kind.isWanted(order.stored, request)) {
      const isEnded = await endOrderUnlessPaid(machine, kind, order);
      if (!isEnded) await kind.requireMayOrder(request);
      continue;
    }
    if (!order.isPaidOnPage) return { reference, session: undefined };
    const session = await findSession(machine, kind, order, request);
    if (session !== undefined) return { reference, session };
  }
  throw new Outage(
    'An order changed with each attempt to open it.',
    undefined,
    'Your order was changed in another tab just now. Please try again.',
  );
};
