import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import styled from 'styled-components';
import { site } from '../../config/public/site.ts';
import { pricesOf } from '../../content/queried/prices.ts';
import { routes } from '../../domain/routes.ts';
import { maxQuantity, skuOf } from '../../domain/shop/goods.ts';
import { addToCart, useCart } from '../../services/cart/cart.ts';
import { fetchStock, type Stock } from '../../services/cart/fetch-stock.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { Field } from '../../ui/form.tsx';
import { Problem } from '../../ui/notice.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { OrderedProduct } from './ordered-product.ts';
import { PieceChoice } from './piece-choice.tsx';
import { SnipcartPieces } from './snipcart-pieces.tsx';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);

  & > div {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: var(--space-3);
    align-items: end;
  }

  & button {
    ${buttonStyle}
    width: 100%;
  }

  /* The line stands empty until something is in the cart, so that nothing moves. */
  & > [role='status'] {
    min-height: 1.6em;
  }

  @media (scripting: none) {
    & > div {
      display: none;
    }
  }
`;

const Mail = ({ subject }: { readonly subject: string }): ReactElement => (
  <a href={`mailto:${site.email}?subject=${encodeURIComponent(subject)}`}>{site.email}</a>
);

/** What the visitor is told below the button. */
type Said = { readonly problem: string } | undefined;

type ProductOrderProps = {
  readonly product: OrderedProduct;
  /** The fragment of the page's size chart, if it has one. */
  readonly sizeChart: string | undefined;
};

/** What of a product is there in which size, how many she wants, and the button that puts them into the cart. */
export const ProductOrder = ({ product, sizeChart }: ProductOrderProps): ReactElement => {
  const { slug, title, path, image, inStock } = product;
  const prices = pricesOf(product);
  const variants = product.variants?.length ? product.variants : [null];
  const [variant, setVariant] = useState(variants.length === 1 ? variants[0] : undefined);
  const [quantity, setQuantity] = useState(1);
  const [stock, setStock] = useState<Stock>();
  const [said, setSaid] = useState<Said>();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const cart = useCart();

  useEffect(() => {
    let isHere = true;
    void fetchStock(slug).then((known) => {
      if (isHere) setStock(known);
    });
    return () => {
      isHere = false;
    };
  }, [slug]);

  const availableOf = (one: string | null): number | undefined => stock?.get(skuOf(slug, one));
  const isSoldOut = variants.every((one) => availableOf(one) === 0);
  const most = (variant === undefined ? undefined : availableOf(variant)) ?? maxQuantity;
  const choices = Array.from({ length: Math.max(Math.min(most, maxQuantity), 1) }, (_, n) => n + 1);
  const inCart = cart.items
    .filter((item) => item.path === path)
    .reduce((sum, item) => sum + item.quantity, 0);

  if (!inStock || isSoldOut) {
    return (
      <>
        <p>
          <b>Sold out.</b> Write to <Mail subject={`${title}: sold out`} /> and we tell you when it
          is back.
        </p>
        <SnipcartPieces slug={slug} title={title} variants={variants} prices={prices} />
      </>
    );
  }

  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (variant === undefined) {
      setSaid({ problem: 'Choose a size first.' });
      form.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
      return;
    }
    const { refusal, undone } = addToCart({
      sku: skuOf(slug, variant),
      kind: 'goods',
      title,
      variant,
      path,
      image,
      quantity: Math.min(quantity, choices.length),
      prices,
    });
    setSaid(refusal === undefined ? undefined : { problem: refusal });
    void undone.then((sentence) => {
      if (sentence !== undefined) setSaid({ problem: sentence });
    });
  };

  return (
    <Form ref={form} aria-label={`Order ${title}`} onSubmit={add} noValidate>
      {product.variants?.length ? (
        <PieceChoice
          variants={product.variants}
          chosen={variant ?? undefined}
          sizeChart={sizeChart}
          availableOf={availableOf}
          onChoose={(one) => {
            setVariant(one);
            setSaid(undefined);
          }}
        />
      ) : null}
      <div className="no-print">
        <Field>
          <label htmlFor={id}>Quantity</label>
          <select
            id={id}
            value={Math.min(quantity, choices.length)}
            onChange={({ target }) => setQuantity(Number(target.value))}
          >
            {choices.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </Field>
        <button type="submit">Add to cart</button>
      </div>
      <div role="status" className="no-print">
        {said === undefined ? null : <Problem>{said.problem}</Problem>}
        {inCart === 0 ? null : (
          <p>
            In your cart: {inCart}. <SiteLink to={routes.cart}>See the cart</SiteLink>
          </p>
        )}
        {cart.problem === undefined ? null : <p>{cart.problem}</p>}
      </div>
      <noscript>
        <p>
          JavaScript is off in your browser, so the cart doesn’t work. Order by e-mail instead:{' '}
          <Mail subject={`Order: ${title}`} />. Tell us the size, how many, and where they go.
        </p>
      </noscript>
      <SnipcartPieces slug={slug} title={title} variants={variants} prices={prices} />
    </Form>
  );
};
