import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayOpen, rightIdsOf, type PlanRights } from './entitlement.ts';

const fields = ['productId', 'link', 'link2', 'sub'] as const;
const blank = fc.constantFrom('', ' ', '\t', '\n', '\u00a0');
const id = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
const field = fc.option(fc.oneof(id, blank), { nil: undefined });
const rights: fc.Arbitrary<PlanRights> = fc.record({
  free: fc.boolean(),
  productId: field,
  link: field,
  link2: field,
  sub: field,
});
const values = fc.array(fc.oneof(id, blank));

describe('mayOpen', () => {
  it.each(fields)('opens by %s, letter for letter', (name) => {
    const plan: PlanRights = { free: false, [name]: 'prod_A' };
    expect(mayOpen(plan, ['x', 'prod_A'])).toBe(true);
    for (const near of ['prod_a', 'prod_A ', ' prod_A', 'prod_', 'prod_AA', 'prod_А', '']) {
      expect(mayOpen(plan, [near]), near).toBe(false);
    }
  });

  it('opens what is free to everybody, whatever she has', () => {
    fc.assert(
      fc.property(rights, values, (plan, held) => {
        expect(mayOpen({ ...plan, free: true }, held)).toBe(true);
      }),
    );
  });

  it('opens nothing else to a member with nothing', () => {
    fc.assert(
      fc.property(rights, (plan) => {
        expect(mayOpen({ ...plan, free: false }, [])).toBe(false);
      }),
    );
  });

  it('never opens by what is blank', () => {
    fc.assert(
      fc.property(
        fc.array(blank),
        fc.record({ one: blank, other: blank }),
        (held, { one, other }) => {
          expect(mayOpen({ free: false, productId: one, link: other, sub: one }, held)).toBe(false);
        },
      ),
    );
  });

  it('opens exactly when one of the four is held', () => {
    fc.assert(
      fc.property(rights, values, (plan, held) => {
        const shared = rightIdsOf(plan).filter((one) => held.some((value) => value === one));
        expect(mayOpen({ ...plan, free: false }, held)).toBe(shared.length > 0);
      }),
    );
  });

  it('takes nothing away from a member who is given more, in any order', () => {
    fc.assert(
      fc.property(rights, values, values, (plan, held, more) => {
        if (mayOpen(plan, held)) expect(mayOpen(plan, [...more, ...held])).toBe(true);
        expect(mayOpen(plan, held.toReversed())).toBe(mayOpen(plan, held));
      }),
    );
  });

  it('has no value that opens every plan', () => {
    fc.assert(
      fc.property(id, id, (wanted, held) => {
        fc.pre(wanted !== held);
        expect(mayOpen({ free: false, productId: wanted }, [held])).toBe(false);
      }),
    );
    for (const trick of ['*', '%', '.*', '__proto__', 'constructor', 'true', 'undefined', 'null']) {
      expect(mayOpen({ free: false, productId: 'prod_A' }, [trick]), trick).toBe(false);
      expect(mayOpen({ free: false }, [trick]), trick).toBe(false);
    }
  });
});
