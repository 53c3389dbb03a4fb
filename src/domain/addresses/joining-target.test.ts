import { describe, expect, it } from 'vitest';
import { cartCheckoutPathAfterLogin } from '../cart/cart-address.ts';
import { describeJoiningTarget, joiningTargetForLoginService } from './joining-target.ts';
import {
  annualMembershipOrderPagePath,
  giftOrderPagePathForProductId,
  orderPagePathForProductId,
  productOrderPagePathAfterLogin,
} from '../orders/order-page-path.ts';

describe('joiningTargetForLoginService', () => {
  it('keeps which product is ordered, and that it is a gift, but nothing that would go on by itself', () => {
    expect(joiningTargetForLoginService(productOrderPagePathAfterLogin('prod_pack'))).toBe(
      orderPagePathForProductId('prod_pack'),
    );
    expect(joiningTargetForLoginService(productOrderPagePathAfterLogin('prod_pack', true))).toBe(
      giftOrderPagePathForProductId('prod_pack'),
    );
    expect(joiningTargetForLoginService(annualMembershipOrderPagePath)).toBe(
      annualMembershipOrderPagePath,
    );
    expect(joiningTargetForLoginService(cartCheckoutPathAfterLogin)).toBe('/checkout/?cart#order');
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
    expect(joiningTargetForLoginService(target)).toBe(kept);
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
    expect(joiningTargetForLoginService(target)).toBeUndefined();
  });

  it('changes nothing about what it has kept', () => {
    for (const target of [
      annualMembershipOrderPagePath,
      '/gift/',
      '/checkout/?cart#order',
      '/members/account/',
    ]) {
      expect(joiningTargetForLoginService(target)).toBe(target);
    }
  });
});

describe('targetWords', () => {
  it.each([
    [annualMembershipOrderPagePath, 'Go on with your order'],
    [productOrderPagePathAfterLogin('prod_pack', true), 'Go on with your order'],
    [cartCheckoutPathAfterLogin, 'Go on with your cart'],
    ['/gift/?code=x', 'Go on with the code'],
    ['/members/account/', 'Go to your account'],
    ['/members/', 'Go to the members zone'],
    ['/members/packs/tone-sculpt/', 'Go to the page that you wanted'],
  ])('says where a link to %s leads', (target, text) => {
    expect(describeJoiningTarget(target).goOn).toBe(text);
  });
});
