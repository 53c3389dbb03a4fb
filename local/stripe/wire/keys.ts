import type { Resource } from './endpoint.ts';
import { WireError } from './errors.ts';

/** An API key with its permissions: everything, or what is listed. Write includes read. */
export type ApiKey = {
  readonly key: string;
  readonly may: 'everything' | { readonly [Name in Resource]?: 'read' | 'write' };
};

const hide = (key: string): string =>
  key.length <= 12 ? '****' : `${key.slice(0, 8)}****${key.slice(-4)}`;

/** Throws if the request isn't permitted: 401 without a known key, 403 if the key is restricted. */
export const requirePermission = (
  keys: readonly ApiKey[],
  authorization: string | null,
  resource: Resource,
  access: 'read' | 'write',
): void => {
  const sent =
    /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ??
    Buffer.from(/^Basic (.+)$/.exec(authorization ?? '')?.[1] ?? '', 'base64')
      .toString()
      .replace(/:.*$/s, '');
  if (sent === '') {
    throw new WireError(401, 'You did not provide an API key.');
  }
  const known = keys.find(({ key }) => key === sent);
  if (known === undefined) throw new WireError(401, `Invalid API Key provided: ${hide(sent)}`);
  if (
    known.may === 'everything' ||
    known.may[resource] === 'write' ||
    known.may[resource] === access
  )
    return;
  throw new WireError(
    403,
    `The provided key '${hide(sent)}' does not have the required permissions for this endpoint. Having the 'rak_${resource}_${access}' permission would allow this request to continue.`,
  );
};
