import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { queriedPricesOf } from '../../content/queried/prices.ts';
import { maxQuantityOfPiece, skuOf } from '../../domain/shop/pieces.ts';
import { useCompany } from '../../page-parts/company.ts';
import { countPiecesInStoredCart } from '../../services/cart/cart-count.ts';
import {
  fetchStockOfProduct,
  type AvailableQuantityBySku,
} from '../../services/cart/fetch-stock-of-product.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Field } from '../../ui/kit/field.ts';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import type { ProductForOrderForm } from './product-for-order-form.ts';
import { ProductSizeChoice } from './product-size-choice.tsx';
import type * as CartQuantityScript from './quantity-in-cart-notice.tsx';
import { SnipcartItemMarkup } from './snipcart-item-markup.tsx';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);

  & > [data-part='press'] {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: var(--space-3);
    align-items: end;
  }

  /* The line stands empty until something is in the cart, so that nothing moves. */
  & > [role='status'] {
    min-height: 1.6em;
  }

  @media (scripting: none) {
    & > [data-part='press'] {
      display: none;
    }
  }
`;

const Mail = ({ subject }: { readonly subject: string }): ReactElement => {
  const { email } = useCompany();
  return <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>{email}</a>;
};

type CartScript = typeof CartQuantityScript;

/**
 * The cart's script. It loads when the buyer starts to order, or at once if there is a cart already
 * or a problem with it.
 */
const useCartScript = () => {
  const [script, setScript] = useState<CartScript>();
  const loading = useRef<Promise<CartScript>>(undefined);
  const load = (): Promise<CartScript> => {
    loading.current ??= import('./quantity-in-cart-notice.tsx').then((loaded) => {
      setScript(loaded);
      return loaded;
    });
    // After a failure the next press retries.
    return loading.current.catch((error: unknown) => {
      loading.current = undefined;
      throw error;
    });
  };
  useEffect(() => {
    if (countPiecesInStoredCart() !== 0) load().catch(() => undefined);
  }, []);
  return { script, load };
};

const notLoaded = 'We couldn’t reach the server. Check your connection, then try again.';

type ProductOrderProps = {
  readonly product: ProductForOrderForm;
  /** The fragment of the page's size chart, if it has one. */
  readonly sizeChart: string | undefined;
};

/** The sizes and stock of a product, the quantity, and the button that adds it to the cart. */
export const AddToCartForm = ({ product, sizeChart }: ProductOrderProps): ReactElement => {
  const { slug, title, path, image, inStock } = product;
  const prices = queriedPricesOf(product);
  const variants = product.variants?.length ? product.variants : [null];
  const [variant, setVariant] = useState(variants.length === 1 ? variants[0] : undefined);
  const [quantity, setQuantity] = useState(1);
  const [stock, setStock] = useState<AvailableQuantityBySku>();
  const [problem, setProblem] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const problemId = useId();
  const { script, load } = useCartScript();

  // With the first commit and not after it: a press in between would find no size.
  useLayoutEffect(() => {
    // The buyer may have chosen before this script loaded. The browser knows, and React would reset
    // it on the next render.
    const size = form.current?.querySelector<HTMLInputElement>('input:checked');
    if (size) setVariant(size.value);
    setQuantity(Number(form.current?.querySelector('select')?.value ?? 1));
  }, []);

  useEffect(() => {
    let isHere = true;
    void fetchStockOfProduct(slug).then((known) => {
      if (isHere) setStock(known);
    });
    return () => {
      isHere = false;
    };
  }, [slug]);

  const availableOf = (one: string | null): number | undefined => stock?.get(skuOf(slug, one));
  const isSoldOut = !inStock || variants.every((one) => availableOf(one) === 0);
  const most = (variant === undefined ? undefined : availableOf(variant)) ?? maxQuantityOfPiece;
  const choices = Array.from(
    { length: Math.max(Math.min(most, maxQuantityOfPiece), 1) },
    (_, n) => n + 1,
  );

  const add = async (): Promise<void> => {
    if (variant === undefined) {
      setProblem('Choose a size first.');
      form.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
      return;
    }
    // Each press counts, even while the first is still waiting for the script.
    setAdding(true);
    try {
      const { addToCart } = script ?? (await load());
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
      setProblem(refusal);
      void undone.then((sentence) => {
        if (sentence !== undefined) setProblem(sentence);
      });
    } catch {
      setProblem(notLoaded);
    }
    setAdding(false);
  };

  return (
    <Form
      ref={form}
      aria-label={`Order ${title}`}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      onFocus={() => void load().catch(() => undefined)}
      noValidate
    >
      {product.variants?.length ? (
        <ProductSizeChoice
          variants={product.variants}
          chosen={variant ?? undefined}
          sizeChart={sizeChart}
          availableOf={inStock ? availableOf : () => 0}
          describedBy={problem === undefined ? undefined : problemId}
          onChoose={(one) => {
            setVariant(one);
            setProblem(undefined);
          }}
        />
      ) : null}
      {isSoldOut ? (
        <p>
          <b>Sold out.</b> Write to <Mail subject={`${title}: sold out`} /> and we’ll tell you when
          it is back.
        </p>
      ) : (
        <div data-part="press" className="no-print">
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
          <Button type="submit" aria-busy={isAdding}>
            Add to cart
          </Button>
        </div>
      )}
      <div role="status" className="no-print">
        {problem === undefined ? null : <ProblemSentence id={problemId}>{problem}</ProblemSentence>}
        {script === undefined ? null : <script.QuantityInCartNotice path={path} />}
      </div>
      {isSoldOut ? null : (
        <noscript>
          <p>
            JavaScript is off in your browser, so the cart doesn’t work. Order by e-mail instead:{' '}
            <Mail subject={`Order: ${title}`} />. Tell us the size, how many you’d like, and where
            to send them.
          </p>
        </noscript>
      )}
      {inStock ? (
        <SnipcartItemMarkup slug={slug} title={title} variants={variants} prices={prices} />
      ) : null}
    </Form>
  );
};
