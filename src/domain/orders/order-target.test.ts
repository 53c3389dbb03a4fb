import { describe, expect, it } from 'vitest';
import {
  comesFromLogin,
  findOrdered,
  membershipTarget,
  orderTarget,
  productIn,
  targetAfterLogin,
} from './order-target.ts';

const pack = { productId: 'prod_a&b' };
const membership = { productId: 'sub_annual', offer: 'annual' };
const searchOf = (target: string): string => new URL(target, 'https://site.invalid').search;

describe('the address of an order', () => {
  it('names its product, whatever characters the id has', () => {
    expect(productIn(searchOf(orderTarget(pack.productId)))).toBe(pack.productId);
    expect(productIn('')).toBeUndefined();
  });

  it('finds the ordered item, and the membership without its id', () => {
    const items = [pack, { productId: 'sub_student', offer: 'student' }, membership];
    expect(findOrdered(items, pack.productId)).toBe(pack);
    expect(findOrdered(items, membership.productId)).toBe(membership);
    expect(findOrdered(items, productIn(searchOf(membershipTarget)) ?? '')).toBe(membership);
    expect(findOrdered(items, 'prod_of_somebody_else')).toBeUndefined();
    expect(findOrdered([pack], 'membership')).toBeUndefined();
  });

  it('says whether it comes from the login of the order button', () => {
    const search = searchOf(targetAfterLogin(pack.productId));
    expect(productIn(search)).toBe(pack.productId);
    expect(comesFromLogin(search)).toBe(true);
    expect(comesFromLogin(searchOf(orderTarget(pack.productId)))).toBe(false);
  });
});
