type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

/** An error's fields besides its message. The SDK chooses the error class by status and type. */
type ErrorDetails = {
  readonly type?: ErrorType;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly payment_intent?: object;
};

/** An API error in Stripe's form. */
export class WireError extends Error {
  readonly status: number;
  readonly details: ErrorDetails;
  constructor(status: number, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'WireError';
    this.status = status;
    this.details = details;
  }
}

/**
 * The JSON of an error, of the type `invalid_request_error` unless its details name another; a code
 * adds the address of its page.
 */
export const toErrorBody = ({ message, details }: WireError): object => ({
  error: {
    type: 'invalid_request_error',
    ...details,
    message,
    ...(details.code === undefined
      ? {}
      : { doc_url: `https://stripe.com/docs/error-codes/${details.code.replaceAll('_', '-')}` }),
  },
});

/** An error with status 400, to be thrown; `param` names the parameter that is wrong. */
export const invalidRequest = (message: string, param?: string, code?: string): WireError =>
  new WireError(400, message, {
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  });

/** A missing object: 404 if the path contains its id, 400 if a parameter does. */
export const resourceMissing = (kind: string, id: string, param?: string): WireError =>
  new WireError(param === undefined ? 404 : 400, `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param: param ?? 'id',
  });

/**
 * An error with status 402, to be thrown, with the code `card_declined`; `declineCode` is the
 * bank's reason.
 */
export const cardRefused = (declineCode: string, message: string): WireError =>
  new WireError(402, message, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: declineCode,
  });
