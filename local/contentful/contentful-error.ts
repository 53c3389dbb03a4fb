import { randomUUID } from 'node:crypto';

/** The media type of all Content Management API responses. */
export const managementType = 'application/vnd.contentful.management.v1+json';

/** An error response in Contentful's format. */
export class ContentfulError extends Error {
  readonly status: number;
  readonly id: string;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    id: string,
    message: string,
    details?: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'ContentfulError';
    this.status = status;
    this.id = id;
    this.details = details;
    this.headers = headers;
  }
}

/** One error of an entity: `name` is Contentful's word for the rule, `path` leads to the value. */
export type EntityFault = {
  readonly name: string;
  readonly path: readonly (number | string)[];
  readonly details: string;
};

export const contentfulNotFound = (type?: string, id?: string): ContentfulError =>
  new ContentfulError(
    404,
    'NotFound',
    'The resource could not be found.',
    type === undefined ? undefined : { type, id },
  );

export const unauthorisedError = (): ContentfulError =>
  new ContentfulError(
    401,
    'AccessTokenInvalid',
    'The access token you sent could not be found or is invalid.',
  );

export const forbiddenError = (): ContentfulError =>
  new ContentfulError(
    403,
    'AccessDenied',
    'You do not have permissions to access the requested resource.',
  );

export const versionMismatchError = (): ContentfulError =>
  new ContentfulError(409, 'VersionMismatch', 'The version of the entity is not the one sent.');

export const badRequestError = (message: string): ContentfulError =>
  new ContentfulError(400, 'BadRequest', message);

/** 422: Contentful rejects the entity as invalid. */
export const invalidEntityError = (
  faults: readonly EntityFault[],
  id = 'ValidationFailed',
  message = 'Validation error',
): ContentfulError => new ContentfulError(422, id, message, { errors: faults });

/** Answers with a value as JSON. */
export const contentfulAnswer = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': managementType, 'x-contentful-request-id': randomUUID() },
  });

export const toErrorAnswer = ({
  status,
  id,
  message,
  details,
  headers,
}: ContentfulError): Response => {
  const requestId = randomUUID();
  const body = { sys: { type: 'Error', id }, message, ...(details ? { details } : {}), requestId };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': managementType, 'x-contentful-request-id': requestId, ...headers },
  });
};
