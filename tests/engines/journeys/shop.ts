import { newAddress } from '../../support/browser/inbox.ts';
import { itemOf, setStock } from '../../support/browser/shop.ts';
import { packName, packProduct } from '../../support/browser/till.ts';
import { origins } from '../../support/login/create-account.ts';
import type { Journey } from '../journey.ts';
import {
  banner,
  button,
  css,
  field,
  first,
  group,
  heading,
  inside,
  link,
  main,
  title,
} from '../queries.ts';
import type { Visitor } from '../visitor.ts';

const belt = '/shop/lifting-belt/';
const order = css('form[aria-label^="Order"]');
const payButton = inside(main, css('button[aria-busy="false"]', /^Order and pay/));
const chalk = itemOf('chalk-block', 2);
const book = itemOf('training-log-book');

/** Fills the cart, on a page that shows nothing of the site, and opens it. */
const openCart = async (visitor: Visitor, items: readonly object[]): Promise<void> => {
  await visitor.go('/robots.txt');
  await visitor.run((text) => localStorage.setItem('cart', text), JSON.stringify(items));
  await visitor.open('/shop/cart/');
  await visitor.see(payButton);
};

/** Pays for a parcel on the stand-in's page. */
const payParcel = async (visitor: Visitor, email: string, card: RegExp): Promise<void> => {
  await visitor.at(`${origins.stripe}/c/pay/`);
  const texts = {
    'E-mail address': email,
    'Full name': 'Nora Lifter',
    'Address line 1': '1 Rack Road',
    'Town or city': 'Sheffield',
    'Postal code': 'S3 0AA',
  };
  for (const [name, text] of Object.entries(texts)) await visitor.fill(field(name), text);
  await visitor.press(field(card));
  await visitor.press(button(/^Pay/));
};

/** The shop, from a product to the order. */
export const shopJourneys: readonly Journey[] = [
  {
    title: 'a product asks for its size, is put in the cart twice, and the cart outlives a reload',
    run: async (visitor) => {
      await setStock('lifting-belt:S', 40);
      await visitor.open(belt);
      await visitor.press(button('Add to cart'));
      await visitor.seeText(order, 'Choose a size first.');
      await visitor.press(field(/^S\b/));
      await visitor.choose(inside(order, field('Quantity')), '2');
      await visitor.press(button('Add to cart'));
      await visitor.seeText(order, 'In your cart: 2.');
      await visitor.open(belt);
      await visitor.see(inside(banner, link('Cart, 2 items')));
    },
  },
  {
    title:
      'goods are bought without a login: a card is refused, the next one pays, the order is shown',
    run: async (visitor) => {
      await setStock(book.sku, 200);
      const email = newAddress();
      await openCart(visitor, [book]);
      await visitor.press(payButton);
      await payParcel(visitor, email, /0002: Is declined/);
      await visitor.seeText(css('[role="alert"]'), 'Your card was declined.');
      await payParcel(visitor, email, /4242: Pays/);
      await visitor.at('/success/');
      await visitor.seeText(main, /KN-\d+/);
      await visitor.until('the cart is empty', () => {
        const text = localStorage.getItem('cart');
        return text === null || text === '[]';
      });
    },
  },
  {
    title: 'a line of the cart is changed, removed and put back',
    run: async (visitor) => {
      await setStock(chalk.sku, 40);
      await openCart(visitor, [chalk, book]);
      await visitor.press(button(`One more of ${chalk.title}`));
      await visitor.press(button(`Remove ${chalk.title}`));
      const undo = button(`Put it back: ${chalk.title}`);
      await visitor.focusIsIn(undo);
      await visitor.press(undo);
      await visitor.focusIsIn(heading(chalk.title));
    },
  },
  {
    title: 'the destination changes what delivery costs',
    run: async (visitor) => {
      await setStock(chalk.sku, 40);
      await openCart(visitor, [chalk]);
      await visitor.choose(field('Deliver to'), 'Jersey');
      await visitor.seeText(main, 'Delivery to Jersey');
      await visitor.open('/shop/cart/');
      await visitor.seeText(main, 'Delivery to Jersey');
    },
  },
  {
    title: 'a pack’s link adds it to the cart once',
    run: async (visitor) => {
      await visitor.open(`/shop/cart/?add=${packProduct}`);
      await visitor.seeText(main, `${packName} is in your cart.`);
      await visitor.at('/shop/cart/');
      await visitor.see(inside(main, css('button[aria-busy="false"]', /^Next/)));
      await visitor.open('/shop/cart/');
      await visitor.see(heading(packName));
    },
  },
  {
    title: 'prices follow the currency that she chooses, on the next visit too',
    run: async (visitor) => {
      await visitor.open('/shop/chalk-block/');
      const choice = first(inside(main, group('Currency of prices')));
      await visitor.press(inside(choice, button(/US dollars/)));
      await visitor.seeText(main, '$12');
      await visitor.open('/shop/');
      await visitor.seeText(main, '$12');
    },
  },
  {
    title: 'without storage a cart lasts on its page and says so',
    run: async (visitor) => {
      await visitor.restart({ deniesStorage: true });
      await visitor.open(belt);
      await visitor.seeText(order, 'isn’t saving anything for our site');
      await visitor.press(field(/^S\b/));
      await visitor.press(button('Add to cart'));
      await visitor.seeText(order, 'In your cart: 1.');
      await visitor.see(title);
    },
  },
];
