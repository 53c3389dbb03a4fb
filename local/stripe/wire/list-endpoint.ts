import type * as v from 'valibot';
import type { ObjectKind, ObjectsByKind } from '../objects-by-kind.ts';
import { endpoint, type Endpoint, type Resource } from './endpoint.ts';
import { isInRange, toPage, type Paging, type NumberRange } from './lists.ts';

/** A kind of object with a creation time. */
type DatedKind = {
  [K in ObjectKind]: ObjectsByKind[K] extends { readonly created: number } ? K : never;
}[ObjectKind];

/**
 * Creates the endpoint that lists the objects of a kind, filtered by its parameters and by creation
 * time, newest first.
 */
export const listEndpoint = <
  K extends DatedKind,
  Schema extends v.GenericSchema<unknown, Paging & { readonly created?: NumberRange | undefined }>,
>(
  kind: K,
  path: string,
  resource: Resource,
  schema: Schema,
  fits: (one: ObjectsByKind[K], params: v.InferOutput<Schema>) => boolean,
): Endpoint =>
  endpoint('GET', path, resource, schema, ({ account, params }) =>
    toPage(
      account.books
        .all(kind)
        .filter((one) => fits(one, params) && isInRange(one.created, params.created))
        .toReversed(),
      path,
      params,
    ),
  );
