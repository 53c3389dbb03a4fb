import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnambiguousPath } from '../src/domain/addresses/unambiguous-path.ts';

export const badAddressSentence = 'This address cannot be read.\n';

/**
 * Answers 400 to a request whose path can't be decoded, or would lead to another site in a redirect
 * (`//host/`). Returns whether it did.
 */
export const refuseBadAddress = (
  { url = '' }: IncomingMessage,
  response: Pick<ServerResponse, 'writeHead' | 'end'>,
): boolean => {
  if (isUnambiguousPath(url.replace(/[?#].*/s, ''))) return false;
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(badAddressSentence);
  return true;
};
