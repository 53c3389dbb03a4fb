import { describe, expect, it } from 'vitest';
import {
  isReturnFromLogin,
  findOrderedItem,
  membershipOrderTarget,
  orderTarget,
  orderTargetAfterLogin,
  productInOrderAddress,
} from './order-target.ts';

const pack = { productId: 'prod_a&b' };
const membership = { productId: 'sub_annual', offer: 'annual' };
const searchOf = (target: string): string => new URL(target, 'https://site.invalid').search;

describe('the address of an order', () => {
  it('names its product, whatever characters the id has', () => {
    expect(productInOrderAddress(searchOf(orderTarget(pack.productId)))).toBe(pack.productId);
    expect(productInOrderAddress('')).toBeUndefined();
  });

  it('finds the ordered item, and the membership without its id', () => {
    const items = [pack, { productId: 'sub_student', offer: 'student' }, membership];
    expect(findOrderedItem(items, pack.productId)).toBe(pack);
    expect(findOrderedItem(items, membership.productId)).toBe(membership);
    expect(
      findOrderedItem(items, productInOrderAddress(searchOf(membershipOrderTarget)) ?? ''),
    ).toBe(membership);
    expect(findOrderedItem(items, 'prod_of_somebody_else')).toBeUndefined();
    expect(findOrderedItem([pack], 'membership')).toBeUndefined();
  });

  it('says whether it comes from the login of the order button', () => {
    const search = searchOf(orderTargetAfterLogin(pack.productId));
    expect(productInOrderAddress(search)).toBe(pack.productId);
    expect(isReturnFromLogin(search)).toBe(true);
    expect(isReturnFromLogin(searchOf(orderTarget(pack.productId)))).toBe(false);
  });
});
