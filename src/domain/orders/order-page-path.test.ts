import { describe, expect, it } from 'vitest';
import {
  isReturnFromLogin,
  annualMembershipOrderPagePath,
  findItemByProductParameter,
  orderPagePathForProductId,
  productIdInCheckoutQuery,
  productOrderPagePathAfterLogin,
} from './order-page-path.ts';

const pack = { productId: 'prod_a&b' };
const membership = { productId: 'sub_annual', offer: 'annual' };
const searchOf = (target: string): string => new URL(target, 'https://site.invalid').search;

describe('the address of an order', () => {
  it('names its product, whatever characters the id has', () => {
    expect(productIdInCheckoutQuery(searchOf(orderPagePathForProductId(pack.productId)))).toBe(
      pack.productId,
    );
    expect(productIdInCheckoutQuery('')).toBeUndefined();
  });

  it('finds the ordered item, and the membership without its id', () => {
    const items = [pack, { productId: 'sub_student', offer: 'student' }, membership];
    expect(findItemByProductParameter(items, pack.productId)).toBe(pack);
    expect(findItemByProductParameter(items, membership.productId)).toBe(membership);
    expect(
      findItemByProductParameter(
        items,
        productIdInCheckoutQuery(searchOf(annualMembershipOrderPagePath)) ?? '',
      ),
    ).toBe(membership);
    expect(findItemByProductParameter(items, 'prod_of_somebody_else')).toBeUndefined();
    expect(findItemByProductParameter([pack], 'membership')).toBeUndefined();
  });

  it('says whether it comes from the login of the order button', () => {
    const search = searchOf(productOrderPagePathAfterLogin(pack.productId));
    expect(productIdInCheckoutQuery(search)).toBe(pack.productId);
    expect(isReturnFromLogin(search)).toBe(true);
    expect(isReturnFromLogin(searchOf(orderPagePathForProductId(pack.productId)))).toBe(false);
  });
});
