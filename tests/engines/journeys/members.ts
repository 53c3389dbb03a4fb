import { instantSupplyStatements } from '../../../src/domain/orders/instant-supply-agreements.ts';
import {
  giftOrderPagePathForProductId,
  orderPagePathForProductId,
} from '../../../src/domain/orders/order-page-path.ts';
import { samplePassword } from '../../../local/login/sample-accounts.ts';
import { mailsTo } from '../../support/browser/inbox.ts';
import { pathOf, samplePlans } from '../../support/browser/member-plans.ts';
import { textOf } from '../../support/browser/starter-entries.ts';
import { membershipProduct, packName, packProduct } from '../../support/browser/till.ts';
import { createAccount, origins } from '../../support/login/create-account.ts';
import type { Journey } from '../journey.ts';
import {
  button,
  css,
  dialog,
  field,
  first,
  heading,
  inside,
  link,
  main,
  menu,
  region,
  title,
} from '../queries.ts';
import type { Visitor } from '../visitor.ts';
import { fillInLogin, logInAs, message, signIn } from './sign-in.ts';

const orderButton = css('button[aria-busy="false"]', /^Order and pay/);

const tickBoth = async (visitor: Visitor, kind: 'pack' | 'membership'): Promise<void> => {
  for (const statement of Object.values(instantSupplyStatements[kind])) {
    await visitor.press(field(statement));
  }
};

/** Pays on the stand-in's page. */
const pay = async (visitor: Visitor): Promise<void> => {
  await visitor.at(`${origins.stripe}/c/pay/`);
  await visitor.press(field(/4242: Pays/));
  await visitor.press(button(/^(Pay|Subscribe)/));
  await visitor.at('/success/');
};

const buy = async (visitor: Visitor, kind: 'pack' | 'membership'): Promise<void> => {
  await visitor.open(orderPagePathForProductId(kind === 'pack' ? packProduct : membershipProduct));
  await tickBoth(visitor, kind);
  await visitor.press(orderButton);
  await pay(visitor);
  await visitor.seeText(title, 'It’s yours');
};

/** The login, the members zone and the account. */
export const memberJourneys: readonly Journey[] = [
  {
    title: 'a wrong password is refused, the right one logs her in, and she logs out',
    run: async (visitor) => {
      await visitor.go('/members/');
      await fillInLogin(visitor, { email: 'pack@example.com', password: 'barbell-25' });
      await visitor.seeText(css('[role="alert"]'), 'Wrong e-mail address or password.');
      await fillInLogin(visitor, { email: 'pack@example.com', password: samplePassword });
      await visitor.at('/members/');
      await visitor.seeText(title, 'Hello, Petra');
      await visitor.press(inside(main, button('Log out')));
      await visitor.at('/');
      await visitor.hydrated();
      await visitor.press(first(link('Members Zone')));
      await visitor.at(`${origins.login}/`);
    },
  },
  {
    title: 'a member buys a pack and opens it',
    run: async (visitor) => {
      await logInAs(visitor, await createAccount('petra'));
      await buy(visitor, 'pack');
      await visitor.press(first(inside(main, css('li a[href^="/members/packs/"]'))));
      await visitor.until('the pack is open', () =>
        location.pathname.startsWith('/members/packs/'),
      );
      await visitor.seeText(main, 'Week 1');
    },
  },
  {
    title: 'somebody signs up, verifies her address, and is let in',
    run: async (visitor) => {
      const email = `ann-${crypto.randomUUID()}@example.com`;
      await visitor.go('/members/');
      await visitor.at(`${origins.login}/`);
      await visitor.press(link('Sign up'));
      await visitor.fill(field(/^First name/), 'Ann');
      await visitor.fill(field('E-mail address'), email);
      await visitor.fill(field(/^Password/), 'iron and chalk');
      await visitor.press(button('Sign up'));
      await visitor.seeText(title, 'Verify your address');
      const [letter] = await mailsTo(email);
      await fetch(letter?.links[0] ?? '');
      await visitor.press(inside(message, button('Login Once Verified')));
      await visitor.seeText(title, 'Hello, Ann');
    },
  },
  {
    title: 'the sidebar has a member’s own links and leads to a section',
    run: async (visitor) => {
      await signIn(visitor, 'subscriber');
      await visitor.open('/articles/');
      await visitor.press(button('Open the menu'));
      await visitor.seeText(dialog('Menu'), 'You have the annual membership.');
      await visitor.press(inside(dialog('Menu'), link('Warm-up plans')));
      await visitor.at('/members/warmups/');
      await visitor.seeText(title, 'Warm-up plans');
    },
  },
  {
    title: 'the members’ filters find plans and survive a reload',
    run: async (visitor) => {
      await signIn(visitor, 'subscriber');
      await visitor.press(field('15 min'));
      await visitor.at('/members/?minutes=15');
      await visitor.press(field('Kettlebells'));
      await visitor.seeText(css('main article'), 'Kettlebell swing ladder');
      await visitor.go('/members/?minutes=15&kit=kettlebells');
      await visitor.seeText(css('main article'), 'Kettlebell swing ladder');
    },
  },
  {
    title:
      'a subscriber opens a plan of the membership, and a member without it is told what it costs',
    run: async (visitor) => {
      await signIn(visitor, 'subscriber');
      await visitor.go(pathOf(samplePlans.ofSubscription));
      await visitor.seeText(title, textOf(samplePlans.ofSubscription, 'title'));
      await visitor.seeText(main, 'Day 1');
      await visitor.forgetEverything();
      await signIn(visitor, 'new');
      await visitor.go(pathOf(samplePlans.ofSubscription));
      await visitor.see(inside(main, css('a[href="/promotions/#membership"]')));
    },
  },
  {
    title: 'a breadcrumb of the members zone leads to the list and back',
    run: async (visitor) => {
      await signIn(visitor, 'new');
      await visitor.go('/members/warm-up-plans/squat-day-warm-up/');
      await visitor.seeText(title, 'Squat day warm-up');
      await visitor.press(inside(menu('Breadcrumb'), link('Legs')));
      await visitor.at('/members/warmups/legs/');
      await visitor.press(first(inside(main, link('Squat day warm-up'))));
      await visitor.at('/members/warmups/legs/squat-day-warm-up/');
    },
  },
  {
    title: 'the search finds a member’s plan',
    run: async (visitor) => {
      await signIn(visitor, 'subscriber');
      await visitor.open('/articles/');
      await visitor.fill(css('header [role="combobox"]'), 'kettlebell swing ladder');
      await visitor.press(
        first(css('[data-part="search-panel"] [role="option"]', 'Kettlebell swing ladder')),
      );
      await visitor.seeText(title, 'Kettlebell swing ladder');
    },
  },
  {
    title: 'a visitor is asked to log in before a session of a member plan',
    run: async (visitor) => {
      await visitor.go(`/train/?plan=${pathOf(samplePlans.free)}&week=1&day=1`);
      await visitor.see(heading('Log in to start'));
      await visitor.press(inside(main, button('Log in')));
      await visitor.at(`${origins.login}/`);
    },
  },
  {
    title: 'promotions name the membership to a visitor, and say to a subscriber that she has it',
    run: async (visitor) => {
      await visitor.open('/promotions/');
      await visitor.see(heading('Membership'));
      await signIn(visitor, 'subscriber');
      await visitor.go('/promotions/');
      await visitor.seeText(main, 'You have the annual membership');
    },
  },
  {
    title: 'she cancels her membership in two steps, and keeps it after all',
    run: async (visitor) => {
      await logInAs(visitor, await createAccount('cara'));
      await buy(visitor, 'membership');
      await visitor.go('/members/account/');
      await visitor.press(button('Cancel the membership'));
      await visitor.press(button('Yes, cancel'));
      await visitor.seeText(region('Membership'), 'It’s cancelled. It ends on');
      await visitor.press(button('Keep the membership'));
      await visitor.seeText(region('Membership'), 'It carries on');
    },
  },
  {
    title: 'she withdraws from an order in two steps',
    run: async (visitor) => {
      await logInAs(visitor, await createAccount('wilma'));
      await buy(visitor, 'membership');
      await visitor.go('/members/account/#orders');
      await visitor.press(button('Withdraw from this order'));
      await visitor.press(button('Confirm withdrawal'));
      await visitor.seeText(region('Orders'), 'We have received your withdrawal.');
    },
  },
  {
    title: 'a gift is ordered, its card shows a code, and its recipient redeems it',
    run: async (visitor) => {
      await logInAs(visitor, await createAccount('gina'));
      await visitor.open(giftOrderPagePathForProductId(packProduct));
      await visitor.fill(field('Her name, if you like'), 'Pia');
      await visitor.press(orderButton);
      await pay(visitor);
      await visitor.press(link('See and print the card'));
      const code = await visitor.read(css('article[aria-label="The gift card"] dd, article dd'));
      await visitor.forgetEverything();
      await visitor.go('/gift/');
      await visitor.fill(field(/^The code on the card/), code);
      await visitor.press(button('See what it is'));
      await fillInLogin(visitor, await createAccount('pia'));
      await visitor.see(heading(`For Pia: ${packName}`));
      await visitor.press(button('Redeem it'));
      await visitor.see(heading(`It’s yours: ${packName}`));
    },
  },
  {
    title: 'a code of no gift is refused, and stays to be put right',
    run: async (visitor) => {
      await signIn(visitor, 'new');
      await visitor.go('/gift/');
      await visitor.fill(field(/^The code on the card/), '7K3M-AAAA-AAAA-AAAA-AAAA');
      await visitor.press(button('See what it is'));
      await visitor.seeText(css('main [role="alert"]'), 'We can’t find a gift with this code');
    },
  },
];
