import { randomUUID } from 'node:crypto';

/** Media type of every JSON response of the Content Delivery API. */
const API_CONTENT_TYPE = 'application/vnd.contentful.delivery.v1+json';

/** The error ids of the Content Delivery API that this service uses. */
type ApiErrorId =
  | 'AccessTokenInvalid'
  | 'BadRequest'
  | 'InvalidQuery'
  | 'NotFound'
  | 'ServerError'
  | 'ValidationFailed';

const STATUS: Record<ApiErrorId, number> = {
  AccessTokenInvalid: 401,
  BadRequest: 400,
  InvalidQuery: 400,
  NotFound: 404,
  ServerError: 500,
  ValidationFailed: 422,
};

/** An error response of the Content Delivery API. */
export class DeliveryApiError extends Error {
  readonly id: ApiErrorId;
  readonly details: Record<string, unknown> | undefined;

  constructor(id: ApiErrorId, message: string, details?: Record<string, unknown>) {
    super(message);
    this.name = 'DeliveryApiError';
    this.id = id;
    this.details = details;
  }
}

/** The error for a parameter that is unknown or has a wrong value. */
export function invalidQuery(name: string, path: string, details: string): DeliveryApiError {
  return new DeliveryApiError(
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { errors: [{ name, path: path.split('.'), details }] },
  );
}

/** The error for something that does not exist. */
export function deliveryNotFound(details?: Record<string, unknown>): DeliveryApiError {
  return new DeliveryApiError('NotFound', 'The resource could not be found.', details);
}

/** Responds with text that is already JSON. */
export function toJsonResponse(json: string, status = 200, requestId = randomUUID()): Response {
  return new Response(json, {
    status,
    headers: {
      'access-control-allow-origin': '*',
      'cache-control': 'max-age=0',
      'content-type': API_CONTENT_TYPE,
      'x-contentful-request-id': requestId,
    },
  });
}

/** Responds with an error in Contentful's format. */
export function toErrorResponse({ id, message, details }: DeliveryApiError): Response {
  const requestId = randomUUID();
  const body = { sys: { type: 'Error', id }, message, ...(details ? { details } : {}), requestId };
  return toJsonResponse(JSON.stringify(body), STATUS[id], requestId);
}
