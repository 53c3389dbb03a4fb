import * as v from 'valibot';
import { orderApiPathBySessionId } from '../../domain/api-paths.ts';
import { OrderStateAnswerSchema, type OrderStateAnswer } from '../../domain/orders/checkout.ts';
import { callMemberApi, type GetAccessToken, type MemberApiResult } from '../members/member-api.ts';

/** Fetches the state of one of the member's orders, by the id of the payment provider's session. */
export const fetchOrderBySessionId = (
  getAccessToken: GetAccessToken,
  sessionId: string,
): Promise<MemberApiResult<OrderStateAnswer>> =>
  callMemberApi(getAccessToken, orderApiPathBySessionId(sessionId), (body) => {
    const parsed = v.safeParse(OrderStateAnswerSchema, body);
    return parsed.success ? parsed.output : undefined;
  });
