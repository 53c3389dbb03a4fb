import { randomUUID } from 'node:crypto';
import path from 'node:path';
import * as v from 'valibot';
import { openJsonFile } from '../json-file.ts';

const metadata = v.record(v.string(), v.unknown());

const ItemSchema = v.object({
  uniqueId: v.string(),
  id: v.string(),
  name: v.string(),
  price: v.number(),
  quantity: v.number(),
  url: v.string(),
  image: v.nullable(v.string()),
  minQuantity: v.nullable(v.number()),
  maxQuantity: v.nullable(v.number()),
  metadata: v.nullable(metadata),
  totalPrice: v.number(),
});
export type BookedItem = Readonly<v.InferOutput<typeof ItemSchema>>;

const AddressSchema = v.object({
  fullName: v.string(),
  name: v.string(),
  address1: v.string(),
  address2: v.nullable(v.string()),
  city: v.string(),
  province: v.nullable(v.string()),
  postalCode: v.string(),
  country: v.string(),
});

const CartSchema = v.object({
  token: v.string(),
  currency: v.string(),
  items: v.array(ItemSchema),
  metadata: v.nullable(metadata),
  email: v.string(),
  shippingAddress: v.nullable(AddressSchema),
  shippingFees: v.number(),
  shippingMethod: v.nullable(v.string()),
  creationDate: v.string(),
});
export type BookedCart = Readonly<v.InferOutput<typeof CartSchema>>;

export const orderStatuses = [
  'Processed',
  'Disputed',
  'Shipped',
  'Delivered',
  'Pending',
  'Cancelled',
] as const;
export const paymentStatuses = [
  'Paid',
  'Pending',
  'Failed',
  'Cancelled',
  'Refunded',
  'ChargedBack',
] as const;

const RefundSchema = v.object({
  id: v.string(),
  orderToken: v.string(),
  amount: v.number(),
  comment: v.string(),
  creationDate: v.string(),
});
export type BookedRefund = Readonly<v.InferOutput<typeof RefundSchema>>;

/** An order, with the names of Snipcart's API. Amounts are in major units of the currency: 59.5. */
const OrderSchema = v.object({
  ...CartSchema.entries,
  invoiceNumber: v.string(),
  modificationDate: v.string(),
  completionDate: v.string(),
  status: v.picklist(orderStatuses),
  paymentStatus: v.picklist(paymentStatuses),
  paymentTransactionId: v.string(),
  itemsTotal: v.number(),
  finalGrandTotal: v.number(),
  refundsAmount: v.number(),
  refunds: v.array(RefundSchema),
  trackingNumber: v.nullable(v.string()),
});
export type BookedOrder = Readonly<v.InferOutput<typeof OrderSchema>>;

/** A webhook that was sent or lost. */
const DeliverySchema = v.object({
  id: v.string(),
  orderToken: v.string(),
  /** The complete body, as sent. */
  body: v.string(),
  eventName: v.string(),
  answer: v.string(),
});
export type WebhookDelivery = Readonly<v.InferOutput<typeof DeliverySchema>>;

const BooksSchema = v.object({
  carts: v.array(CartSchema),
  orders: v.array(OrderSchema),
  deliveries: v.array(DeliverySchema),
});

/** The stand-in's carts, orders and webhooks. Each change is written at once. */
export type SnipcartBooks = {
  readonly findCart: (token: string) => BookedCart | undefined;
  readonly putCart: (cart: BookedCart) => BookedCart;
  readonly dropCart: (token: string) => void;
  /** Newest first, as the API lists them. */
  readonly orders: () => readonly BookedOrder[];
  readonly findOrder: (token: string) => BookedOrder | undefined;
  readonly putOrder: (order: BookedOrder) => BookedOrder;
  readonly deliveries: () => readonly WebhookDelivery[];
  readonly putDelivery: (delivery: WebhookDelivery) => void;
};

const withOne = <T>(list: readonly T[], one: T, isSame: (other: T) => boolean): T[] =>
  list.some(isSame) ? list.map((other) => (isSame(other) ? one : other)) : [...list, one];

/** Opens the books in a folder, or in memory if none is given. */
export const openSnipcartBooks = (folder: string | undefined): SnipcartBooks => {
  const empty: v.InferOutput<typeof BooksSchema> = { carts: [], orders: [], deliveries: [] };
  const file =
    folder === undefined
      ? undefined
      : openJsonFile(path.join(folder, 'books.json'), BooksSchema, empty);
  let books = file?.read() ?? empty;
  const change = (changed: Partial<typeof books>): void => {
    books = { ...books, ...changed };
    file?.write(books);
  };
  return {
    findCart: (token) => books.carts.find((one) => one.token === token),
    putCart: (cart) => {
      change({ carts: withOne(books.carts, cart, ({ token }) => token === cart.token) });
      return cart;
    },
    dropCart: (token) => change({ carts: books.carts.filter((one) => one.token !== token) }),
    orders: () => books.orders.toReversed(),
    findOrder: (token) => books.orders.find((one) => one.token === token),
    putOrder: (order) => {
      const changed = { ...order, modificationDate: new Date().toISOString() };
      change({ orders: withOne(books.orders, changed, ({ token }) => token === order.token) });
      return changed;
    },
    deliveries: () => books.deliveries.toReversed(),
    putDelivery: (delivery) =>
      change({ deliveries: withOne(books.deliveries, delivery, ({ id }) => id === delivery.id) }),
  };
};

/** An amount rounded to two decimals, without floating-point errors. */
export const roundedAmount = (amount: number): number => Math.round(amount * 100) / 100;

export const itemsTotalOf = ({ items }: Pick<BookedCart, 'items'>): number =>
  roundedAmount(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));

export const newToken = (): string => randomUUID();
