import { makeButton, createElement, labelledField, showPrice } from './elements.ts';
import type { Sdk } from './sdk.ts';
import { ApiError, type SendRequest, type ShownCart } from './wire.ts';

type View = 'cart' | 'address' | 'payment' | 'confirmed';

const titles: Readonly<Record<View, string>> = {
  cart: 'Cart summary',
  address: 'Where it goes',
  payment: 'Payment',
  confirmed: 'Thank you for your order',
};

const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );

/** The cart and the checkout, which cover the whole page, in the element `#snipcart`. */
export const createOverlay = (root: HTMLElement, call: SendRequest) => {
  let view: View = 'cart';
  let problem = '';
  let sdk: Sdk | undefined;
  let opener: Element | null = null;

  /** Runs the action of a button; an error is shown on the same view. */
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    problem = '';
    try {
      await act();
    } catch (error) {
      problem = error instanceof Error ? error.message : 'That did not work.';
      if (error instanceof ApiError && view === 'payment') {
        sdk?.emit('cart.confirm.error', { errors: error.errors });
        if (error.errors[0]?.key === 'payment-failed') sdk?.emit('payment.failed', error.errors);
      }
    }
    render();
  };

  const showTotals = (cart: ShownCart): HTMLElement =>
    createElement(
      'p',
      { class: 'snipcart-total' },
      cart.shippingMethod === null
        ? ''
        : `${cart.shippingMethod}: ${showPrice(cart.shippingFees, cart.currency)}. `,
      `Total: ${showPrice(cart.total, cart.currency)}`,
    );

  const showCart = (cart: ShownCart, { sdk: { api } }: Sdk): readonly Node[] => {
    const lines = cart.items.map(({ uniqueId, name, quantity, totalPrice, ...item }) => {
      const change = (to: number) => () =>
        void attempt(() => {
          const change = { uniqueId, quantity: to };
          return api.cart.items.update(change);
        });
      const least = item.minQuantity ?? 1;
      const most = item.maxQuantity ?? Infinity;
      return createElement(
        'li',
        {},
        `${quantity} × ${name}: ${showPrice(totalPrice, cart.currency)} `,
        ...(quantity > least ? [makeButton('−', change(quantity - 1), `One less of ${name}`)] : []),
        ...(quantity < most ? [makeButton('+', change(quantity + 1), `One more of ${name}`)] : []),
        makeButton(
          'Remove',
          () => void attempt(() => api.cart.items.remove(uniqueId)),
          `Remove ${name}`,
        ),
      );
    });
    if (lines.length === 0) return [createElement('p', {}, 'Your cart is empty.')];
    const toCheckout = makeButton('Checkout', () => {
      sdk?.emit('summary.checkout_clicked');
      view = 'address';
      render();
    });
    return [createElement('ul', {}, ...lines), showTotals(cart), toCheckout];
  };

  const showAddress = (cart: ShownCart): readonly Node[] => {
    const form = createElement(
      'form',
      {},
      labelledField('E-mail', {
        name: 'email',
        type: 'email',
        required: true,
        autocomplete: 'email',
      }),
      labelledField('Name', { name: 'name', required: true, autocomplete: 'name' }),
      labelledField('Address', { name: 'address1', required: true, autocomplete: 'address-line1' }),
      labelledField('Address, second line', { name: 'address2', autocomplete: 'address-line2' }),
      labelledField('Town', { name: 'city', required: true, autocomplete: 'address-level2' }),
      labelledField('Postcode', {
        name: 'postalCode',
        required: true,
        autocomplete: 'postal-code',
      }),
      labelledField('Country (two letters)', {
        name: 'country',
        required: true,
        value: 'GB',
        pattern: '[A-Z]{2}',
        autocomplete: 'country',
      }),
      createElement('button', {}, 'Continue to payment'),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const typed = textsOf(form);
      void attempt(async () => {
        sdk?.take(await call<ShownCart>('PUT', `/${cart.token}/details`, typed));
        sdk?.emit('shipping.selected', { method: sdk.cart()?.shippingMethod });
        view = 'payment';
      });
    });
    return [form];
  };

  const showPayment = (cart: ShownCart): readonly Node[] => {
    const form = createElement(
      'form',
      {},
      labelledField('Card number', { name: 'card', required: true, inputmode: 'numeric' }),
      createElement('p', {}, 'A test card: 4242 4242 4242 4242'),
      showTotals(cart),
      createElement('button', {}, 'Place order'),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const typed = textsOf(form);
      void attempt(async () => {
        const { token } = await call<{ readonly token: string }>(
          'POST',
          `/${cart.token}/confirm`,
          typed,
        );
        view = 'confirmed';
        const state = sdk?.sdk.store.getState();
        sdk?.forget();
        sdk?.emit('cart.confirmed', { ...state?.cart, token });
      });
    });
    return [form];
  };

  const contents = (current: Sdk): readonly Node[] => {
    if (view === 'confirmed')
      return [createElement('p', {}, 'A confirmation is on its way by e-mail.')];
    const cart = current.cart();
    if (cart === undefined) return [createElement('p', {}, 'Your cart is empty.')];
    if (view === 'address') return showAddress(cart);
    return view === 'payment' ? showPayment(cart) : showCart(cart, current);
  };

  const render = (): void => {
    if (sdk === undefined || root.hidden) return;
    const { close } = sdk.sdk.api.theme.cart;
    // Keeps what was typed when an error is shown.
    const typed = [...root.querySelectorAll('form')].map(textsOf)[0];
    const title = createElement('h1', { tabindex: '-1' }, titles[view]);
    root.replaceChildren(
      createElement(
        'div',
        {
          role: 'dialog',
          'aria-modal': 'true',
          'aria-label': titles[view],
          class: 'snipcart-modal',
        },
        createElement('p', {}, 'A stand-in for Snipcart: nothing is paid here.'),
        makeButton('Close cart', close),
        title,
        ...(problem === '' ? [] : [createElement('p', { role: 'alert' }, problem)]),
        ...contents(sdk),
      ),
    );
    for (const [name, text] of Object.entries(typed ?? {})) {
      const input = root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (input !== null) input.value = text;
    }
    title.focus();
  };

  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') sdk?.sdk.api.theme.cart.close();
  });

  return {
    show: (isOpen: boolean): void => {
      if (isOpen) opener = document.activeElement;
      root.hidden = !isOpen;
      if (!isOpen) {
        root.replaceChildren();
        if (opener instanceof HTMLElement) opener.focus();
        return;
      }
      view = 'cart';
      problem = '';
      render();
    },
    use: (opened: Sdk): void => {
      sdk = opened;
    },
  };
};
