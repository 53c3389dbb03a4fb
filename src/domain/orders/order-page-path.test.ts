import { describe, expect, it } from 'vitest';
import {
  isReturnFromLogin,
  findOrderedItem,
  membershipOrderPagePath,
  orderPagePath,
  orderPagePathAfterLogin,
  productInCheckoutQuery,
} from './order-page-path.ts';

const pack = { productId: 'prod_a&b' };
const membership = { productId: 'sub_annual', offer: 'annual' };
const searchOf = (target: string): string => new URL(target, 'https://site.invalid').search;

describe('the address of an order', () => {
  it('names its product, whatever characters the id has', () => {
    expect(productInCheckoutQuery(searchOf(orderPagePath(pack.productId)))).toBe(pack.productId);
    expect(productInCheckoutQuery('')).toBeUndefined();
  });

  it('finds the ordered item, and the membership without its id', () => {
    const items = [pack, { productId: 'sub_student', offer: 'student' }, membership];
    expect(findOrderedItem(items, pack.productId)).toBe(pack);
    expect(findOrderedItem(items, membership.productId)).toBe(membership);
    expect(
      findOrderedItem(items, productInCheckoutQuery(searchOf(membershipOrderPagePath)) ?? ''),
    ).toBe(membership);
    expect(findOrderedItem(items, 'prod_of_somebody_else')).toBeUndefined();
    expect(findOrderedItem([pack], 'membership')).toBeUndefined();
  });

  it('says whether it comes from the login of the order button', () => {
    const search = searchOf(orderPagePathAfterLogin(pack.productId));
    expect(productInCheckoutQuery(search)).toBe(pack.productId);
    expect(isReturnFromLogin(search)).toBe(true);
    expect(isReturnFromLogin(searchOf(orderPagePath(pack.productId)))).toBe(false);
  });
});
