import type Stripe from 'stripe';

/**
 * The words that a type knows. Stripe's SDK lets every list of words end with `| OtherString`, so
 * that old code accepts new words; a stand-in may use only what is known.
 */
type Words<T> = T extends string ? (string extends T ? never : `${T}`) : never;
type Text<T> = [T] extends [never] ? never : [Words<T>] extends [never] ? string : Words<T>;

type IsAny<T> = 0 extends 1 & T ? true : false;
type KnownNames<T> = keyof { [Name in keyof T as string extends Name ? never : Name]: 0 };

/**
 * The name of a field. Some of Auth0's types allow any field besides those that they know; a
 * stand-in may have only those.
 */
type FieldName<T, Name> = string extends Name
  ? [KnownNames<T>] extends [never]
    ? Name
    : never
  : Exclude<Name, 'lastResponse'>;

/**
 * A type of an SDK as JSON has it: Stripe's makes the texts of decimals its class `Decimal`, and
 * adds `lastResponse`.
 */
export type Json<T> =
  IsAny<T> extends true
    ? unknown
    : | Text<Extract<T, string>>
      | (T extends string
          ? never
          : T extends Stripe.Decimal
            ? string
            : T extends readonly (infer Item)[]
              ? Json<Item>[]
              : T extends object
                ? { [Name in keyof T as FieldName<T, Name>]: Json<T[Name]> }
                : T);

/**
 * A type of an SDK as a form or a query has it, where everything is text: `true` is 'true', 12 is
 * '12', an empty list ''.
 */
export type Form<T> =
  IsAny<T> extends true
    ? unknown
    : | Text<Extract<T, string>>
      | (T extends string
          ? never
          : T extends number | boolean | null
            ? `${T}`
            : T extends Stripe.Decimal
              ? `${number}`
              : T extends readonly (infer Item)[]
                ? Form<Item>[] | ''
                : T extends object
                  ? { [Name in keyof T as FieldName<T, Name>]: Form<T[Name]> }
                  : T);

type ObjectsBeforeLast<Parameters> = Parameters extends [...infer Front, unknown]
  ? Extract<Front[number], object>
  : never;

/** The parameters of an SDK's method: its one object besides the options, which come last. */
export type ParamsOf<Method extends (...parameters: never[]) => unknown> = [
  ObjectsBeforeLast<Required<Parameters<Method>>>,
] extends [never]
  ? Record<never, never>
  : ObjectsBeforeLast<Required<Parameters<Method>>>;
