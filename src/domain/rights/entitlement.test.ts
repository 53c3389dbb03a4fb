import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayOpenPlan, type PlanAccessConditions } from './entitlement.ts';

const fields = ['productId', 'link', 'link2', 'sub'] as const;
const blank = fc.constantFrom('', ' ', '\t', '\n', '\u00a0');
const id = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
const field = fc.option(fc.oneof(id, blank), { nil: undefined });
const rights: fc.Arbitrary<PlanAccessConditions> = fc.record({
  free: fc.boolean(),
  productId: field,
  link: field,
  link2: field,
  sub: field,
});
const values = fc.array(fc.oneof(id, blank));

describe('mayOpenPlan', () => {
  it.each(fields)('opens only when %s is exactly equal', (name) => {
    const plan: PlanAccessConditions = { free: false, [name]: 'prod_A' };
    expect(mayOpenPlan(plan, ['x', 'prod_A'])).toBe(true);
    for (const near of ['prod_a', 'prod_A ', ' prod_A', 'prod_', 'prod_AA', 'prod_А', '']) {
      expect(mayOpenPlan(plan, [near]), near).toBe(false);
    }
  });

  it('opens a free plan to everybody', () => {
    fc.assert(
      fc.property(rights, values, (plan, held) => {
        expect(mayOpenPlan({ ...plan, free: true }, held)).toBe(true);
      }),
    );
  });

  it('opens no other plan to a member without rights', () => {
    fc.assert(
      fc.property(rights, (plan) => {
        expect(mayOpenPlan({ ...plan, free: false }, [])).toBe(false);
      }),
    );
  });

  it('never opens a plan by a blank identifier', () => {
    fc.assert(
      fc.property(
        fc.array(blank),
        fc.record({ one: blank, other: blank }),
        (held, { one, other }) => {
          expect(mayOpenPlan({ free: false, productId: one, link: other, sub: one }, held)).toBe(
            false,
          );
        },
      ),
    );
  });

  it('opens a plan to a member who has one of its identifiers among others', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), id, values, rights, (name, held, others, plan) => {
        expect(mayOpenPlan({ ...plan, free: false, [name]: held }, [...others, held])).toBe(true);
      }),
    );
  });

  it('stays closed to a member who only has identifiers of other plans', () => {
    const marked = (mark: string) => id.map((text) => `${mark}${text}`);
    const ofPlan = marked('this ');
    fc.assert(
      fc.property(
        fc.record({ productId: ofPlan, link: ofPlan, link2: ofPlan, sub: ofPlan }),
        fc.array(fc.oneof(marked('other '), blank)),
        (ids, held) => {
          expect(mayOpenPlan({ free: false, ...ids }, held)).toBe(false);
        },
      ),
    );
  });

  it('opens at least as much with more rights, in any order', () => {
    fc.assert(
      fc.property(rights, values, values, (plan, held, more) => {
        if (mayOpenPlan(plan, held)) expect(mayOpenPlan(plan, [...more, ...held])).toBe(true);
        expect(mayOpenPlan(plan, held.toReversed())).toBe(mayOpenPlan(plan, held));
      }),
    );
  });

  it('opens a plan for no other value, such as a wildcard', () => {
    fc.assert(
      fc.property(id, id, (wanted, held) => {
        fc.pre(wanted !== held);
        expect(mayOpenPlan({ free: false, productId: wanted }, [held])).toBe(false);
      }),
    );
    for (const trick of ['*', '%', '.*', '__proto__', 'constructor', 'true', 'undefined', 'null']) {
      expect(mayOpenPlan({ free: false, productId: 'prod_A' }, [trick]), trick).toBe(false);
      expect(mayOpenPlan({ free: false }, [trick]), trick).toBe(false);
    }
  });
});
