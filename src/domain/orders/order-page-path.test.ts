import { describe, expect, it } from 'vitest';
import {
  isReturnFromLogin,
  annualMembershipOrderPagePath,
  findItemForOrderPage,
  orderPagePath,
  orderPagePathAfterLogin,
  productIdInCheckoutQuery,
} from './order-page-path.ts';

const pack = { productId: 'prod_a&b' };
const membership = { productId: 'sub_annual', offer: 'annual' };
const searchOf = (target: string): string => new URL(target, 'https://site.invalid').search;

describe('the address of an order', () => {
  it('names its product, whatever characters the id has', () => {
    expect(productIdInCheckoutQuery(searchOf(orderPagePath(pack.productId)))).toBe(pack.productId);
    expect(productIdInCheckoutQuery('')).toBeUndefined();
  });

  it('finds the ordered item, and the membership without its id', () => {
    const items = [pack, { productId: 'sub_student', offer: 'student' }, membership];
    expect(findItemForOrderPage(items, pack.productId)).toBe(pack);
    expect(findItemForOrderPage(items, membership.productId)).toBe(membership);
    expect(
      findItemForOrderPage(
        items,
        productIdInCheckoutQuery(searchOf(annualMembershipOrderPagePath)) ?? '',
      ),
    ).toBe(membership);
    expect(findItemForOrderPage(items, 'prod_of_somebody_else')).toBeUndefined();
    expect(findItemForOrderPage([pack], 'membership')).toBeUndefined();
  });

  it('says whether it comes from the login of the order button', () => {
    const search = searchOf(orderPagePathAfterLogin(pack.productId));
    expect(productIdInCheckoutQuery(search)).toBe(pack.productId);
    expect(isReturnFromLogin(search)).toBe(true);
    expect(isReturnFromLogin(searchOf(orderPagePath(pack.productId)))).toBe(false);
  });
});
