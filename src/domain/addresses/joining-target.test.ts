import { describe, expect, it } from 'vitest';
import { cartTargetAfterLogin } from '../cart/cart-address.ts';
import { joiningTargetWords, targetForLoginService } from './joining-target.ts';
import {
  giftOrderTarget,
  membershipOrderTarget,
  orderTarget,
  orderTargetAfterLogin,
} from '../orders/order-target.ts';

describe('targetForLoginService', () => {
  it('keeps which product is ordered, and that it is a gift, but nothing that would go on by itself', () => {
    expect(targetForLoginService(orderTargetAfterLogin('prod_pack'))).toBe(
      orderTarget('prod_pack'),
    );
    expect(targetForLoginService(orderTargetAfterLogin('prod_pack', true))).toBe(
      giftOrderTarget('prod_pack'),
    );
    expect(targetForLoginService(membershipOrderTarget)).toBe(membershipOrderTarget);
    expect(targetForLoginService(cartTargetAfterLogin)).toBe('/checkout/?cart#order');
  });

  it.each([
    [
      'a plan',
      '/members/packs/tone-sculpt/week-1/?from=x#day-2',
      '/members/packs/tone-sculpt/week-1/',
    ],
    ['a gift', '/gift/?code=KNRL-1234', '/gift/'],
    ['an invitation', '/gift/#invitation=secret', '/gift/'],
    ['a proof', '/members/account/?proof=secret', '/members/account/'],
  ])('keeps the page of %s without its secrets', (_what, target, kept) => {
    expect(targetForLoginService(target)).toBe(kept);
  });

  it.each([
    ['the members zone', '/members/'],
    ['the home page', '/?s=squat'],
    ['an order of nothing', '/checkout/'],
    ['another site', 'https://evil.example/'],
    ['another site without its protocol', '//evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['the login itself', '/login/?code=x'],
    ['a function', '/api/votes'],
    ['a very long path', `/${'a'.repeat(301)}`],
    ['a very long product', `/checkout/?product=${'a'.repeat(301)}`],
    ['nothing', undefined],
    ['a number', 7],
  ])('keeps nothing of %s', (_what, target) => {
    expect(targetForLoginService(target)).toBeUndefined();
  });

  it('changes nothing about what it has kept', () => {
    for (const target of [
      membershipOrderTarget,
      '/gift/',
      '/checkout/?cart#order',
      '/members/account/',
    ]) {
      expect(targetForLoginService(target)).toBe(target);
    }
  });
});

describe('targetWords', () => {
  it.each([
    [membershipOrderTarget, 'Go on with your order'],
    [orderTargetAfterLogin('prod_pack', true), 'Go on with your order'],
    [cartTargetAfterLogin, 'Go on with your cart'],
    ['/gift/?code=x', 'Go on with the code'],
    ['/members/account/', 'Go to your account'],
    ['/members/', 'Go to the members zone'],
    ['/members/packs/tone-sculpt/', 'Go to the page that you wanted'],
  ])('says where a link to %s leads', (target, text) => {
    expect(joiningTargetWords(target).goOn).toBe(text);
  });
});
