import { useId } from 'react';
import type { ReactElement } from 'react';
import {
  cartLinePriceChangeSentence,
  nameOfCartItem,
  cartLineProblemSentence,
  type CartLine,
} from '../../../domain/cart/cart-lines.ts';
import type { RefusalPassedBackToCartPage } from '../../../domain/cart/cart-refusal.ts';
import { ownsItem } from '../../../domain/members/owned-items.ts';
import { membersZonePathOfSalesPage } from '../../../domain/members/zone-path.ts';
import { formatMoney, type Currency } from '../../../domain/money.ts';
import { maxQuantityOfPiece } from '../../../domain/shop/pieces.ts';
import { changeCartItemSize, changeQuantity } from '../../../services/cart/cart.ts';
import { recall } from '../../../services/storage.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { CheckoutRefusalNotice } from './checkout-refusal-notice.tsx';
import { QuantityField } from './quantity-field.tsx';
import { ButtonStyledAsLink, CartRowBox } from './row-style.ts';

/** The id of part of a line, for moving the focus there after a change. */
export const cartRowPartId = (sku: string, part: 'what' | 'size' | 'notes' | 'undo'): string =>
  `cart-${part}-${sku}`;

/** The remaining quantity of a size, shown after its name. */
const leftWords = (available: number): string => {
  if (available < 1) return ', sold out';
  return available < maxQuantityOfPiece ? `, ${available} left` : '';
};

type SizeChoiceProps = Pick<CartRowProps, 'line' | 'onAnnounce'>;

const SizeChoice = ({
  line: { item, pieces },
  onAnnounce,
}: SizeChoiceProps): ReactElement | null => {
  if (item.variant === null) return null;
  const offered =
    pieces.length > 0
      ? pieces
      : [{ sku: item.sku, variant: item.variant, available: maxQuantityOfPiece }];
  return (
    <select
      id={cartRowPartId(item.sku, 'size')}
      aria-label={`Size of ${item.title}`}
      value={item.sku}
      onChange={(event) => {
        const piece = offered.find(({ sku }) => sku === event.target.value);
        if (piece === undefined) return;
        changeCartItemSize(item.sku, piece);
        onAnnounce(
          `${item.title} is in size ${piece.variant ?? ''} now.`,
          cartRowPartId(piece.sku, 'size'),
        );
      }}
    >
      {offered.map(({ sku, variant, available }) => (
        <option key={sku} value={sku} disabled={available < 1 && sku !== item.sku}>
          {variant}
          {leftWords(available)}
        </option>
      ))}
    </select>
  );
};

type CartRowProps = {
  readonly line: CartLine;
  readonly currency: Currency;
  /** Why the till refused this line; undefined if it didn't. */
  readonly refused: RefusalPassedBackToCartPage | undefined;
  readonly onRemove: () => void;
  /** Announces what a change has done, and moves the focus to `focus` if its element has gone. */
  readonly onAnnounce: (sentence: string, focus?: string) => void;
};

/**
 * A line of the cart, with everything the buyer can change about it, and what has changed since she
 * added it.
 */
export const CartRow = ({
  line,
  currency,
  refused,
  onRemove,
  onAnnounce,
}: CartRowProps): ReactElement => {
  const id = useId();
  const { item, image, unitMinorUnits, available, problem } = line;
  const name = nameOfCartItem(item);
  const priceChange = cartLinePriceChangeSentence(line, currency);
  const sentence = cartLineProblemSentence(line);
  // The till refuses it too; this says so before the buyer presses.
  const isOwned =
    item.kind === 'pack' && ownsItem(recall('owned'), { kind: item.kind, rightId: item.sku });
  // A quantity above the stock stays until the buyer presses: an automatic change is easily
  // overlooked.
  const max = Math.min(maxQuantityOfPiece, available ?? maxQuantityOfPiece);
  const setQuantity = (quantity: number): void => {
    changeQuantity(item.sku, quantity);
    onAnnounce(`${quantity} of ${name} in your cart.`);
  };
  return (
    <CartRowBox>
      <div className="picture">
        {image === null ? null : <img src={image} alt="" width={200} height={200} />}
      </div>
      <div className="what">
        <h2 id={cartRowPartId(item.sku, 'what')} tabIndex={-1}>
          <SiteLink to={item.path}>{name}</SiteLink>
        </h2>
        <p>
          {item.quantity === 1 && item.kind === 'pack'
            ? 'A pack of plans, once'
            : `${formatMoney({ currency, minorUnits: unitMinorUnits })} each`}
        </p>
        <p>{formatMoney({ currency, minorUnits: unitMinorUnits * item.quantity })}</p>
      </div>
      <div className="controls">
        <SizeChoice line={line} onAnnounce={onAnnounce} />
        {item.kind === 'pack' ? null : (
          <QuantityField
            id={id}
            name={name}
            quantity={item.quantity}
            max={max}
            onChange={setQuantity}
          />
        )}
        <ButtonStyledAsLink type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </ButtonStyledAsLink>
      </div>
      <div className="notes" id={cartRowPartId(item.sku, 'notes')} tabIndex={-1}>
        {isOwned ? (
          <>
            <p>
              You have this pack already.{' '}
              <SiteLink to={membersZonePathOfSalesPage(item.path)}>Open it</SiteLink>
            </p>
            <Button kind="quiet" onClick={onRemove}>
              Take it out
            </Button>
          </>
        ) : null}
        {refused === undefined ? null : <CheckoutRefusalNotice refused={refused} />}
        {priceChange === undefined ? null : <ProblemSentence>{priceChange}</ProblemSentence>}
        {sentence === undefined ? null : <ProblemSentence>{sentence}</ProblemSentence>}
        {problem === 'fewer-left' && available !== undefined ? (
          <Button kind="quiet" onClick={() => setQuantity(available)}>
            Change it to {available}
          </Button>
        ) : null}
        {problem === 'gone' || problem === 'sold-out' ? (
          <Button kind="quiet" onClick={onRemove}>
            Take it out
          </Button>
        ) : null}
      </div>
    </CartRowBox>
  );
};
