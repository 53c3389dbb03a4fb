import type Stripe from 'stripe';
import * as v from 'valibot';
import { newId } from '../books.ts';
import { runDueChangesUntil } from '../billing/clock.ts';
import { endpoint, type Endpoint } from '../wire/endpoint.ts';
import { invalidRequest } from '../wire/errors.ts';
import { toPage } from '../wire/lists.ts';
import { noParams, pagingParams, paramsOf, textParam, wholeNumberParam } from '../wire/params.ts';

const Create = paramsOf<Stripe.TestHelpers.TestClockCreateParams>()({
  frozen_time: wholeNumberParam(0),
  name: v.optional(textParam(300)),
});
const Advance = paramsOf<Stripe.TestHelpers.TestClockAdvanceParams>()({
  frozen_time: wholeNumberParam(0),
});
const List = paramsOf<Stripe.TestHelpers.TestClockListParams>()(pagingParams);
const path = '/v1/test_helpers/test_clocks';

export const testClockEndpoints: readonly Endpoint[] = [
  endpoint('POST', path, 'test_clocks', Create, ({ account, params }) =>
    account.add(
      'test_helpers.test_clock',
      {
        id: newId('clock'),
        object: 'test_helpers.test_clock',
        created: account.now(),
        deletes_after: account.now() + 30 * 86_400,
        frozen_time: params.frozen_time,
        livemode: false,
        name: params.name ?? null,
        status: 'ready',
        status_details: {},
      },
      'test_helpers.test_clock.created',
    ),
  ),
  endpoint('GET', `${path}/:id`, 'test_clocks', noParams, ({ account, id }) =>
    account.getOrThrow('test_helpers.test_clock', id),
  ),
  endpoint('GET', path, 'test_clocks', List, ({ account, params }) =>
    toPage(account.books.all('test_helpers.test_clock').toReversed(), path, params),
  ),
  endpoint('POST', `${path}/:id/advance`, 'test_clocks', Advance, ({ account, id, params }) => {
    const clock = account.getOrThrow('test_helpers.test_clock', id);
    if (params.frozen_time <= clock.frozen_time) {
      throw invalidRequest(
        'Test clocks can only be advanced to a time after their current time.',
        'frozen_time',
      );
    }
    runDueChangesUntil(account, id, params.frozen_time);
    const ready = account.change(
      'test_helpers.test_clock',
      id,
      { frozen_time: params.frozen_time },
      'test_helpers.test_clock.ready',
    );
    // Stripe answers before the clock has finished advancing. Here it has finished when it is next
    // read.
    return { ...ready, status: 'advancing' };
  }),
  endpoint('DELETE', `${path}/:id`, 'test_clocks', noParams, ({ account, id }) => {
    account.getOrThrow('test_helpers.test_clock', id);
    const { books } = account;
    for (const { id: customer, test_clock } of books.all('customer')) {
      if (test_clock !== id) continue;
      for (const one of books.all('subscription'))
        if (one.customer === customer) books.drop('subscription', one.id);
      books.drop('customer', customer);
    }
    books.drop('test_helpers.test_clock', id);
    return { id, object: 'test_helpers.test_clock', deleted: true };
  }),
];
