import type { Handler } from '../../../src/server/http/endpoint.ts';
import type { MemberSite } from './member-site.ts';

/** Sends a request with a body to an endpoint as a member, or as nobody. */
export type Send = (
  path: string,
  subject: string | undefined,
  body: unknown,
  network?: string,
) => Promise<Response>;

/**
 * Sends requests to an endpoint on the members’ site's database. A form is sent as it is, anything
 * else as JSON.
 */
export const createPost =
  (site: MemberSite, endpoint: Handler): Send =>
  async (path, subject, body, network = '192.0.2.1') => {
    const isForm = body instanceof FormData;
    return endpoint(
      new Request(`https://knurl.example${path}`, {
        method: 'POST',
        headers: {
          origin: 'https://knurl.example',
          'x-nf-client-connection-ip': network,
          ...(isForm ? {} : { 'content-type': 'application/json' }),
          ...(subject === undefined
            ? {}
            : { authorization: `Bearer ${await site.tokenOf(subject)}` }),
        },
        body: isForm ? body : JSON.stringify(body),
      }),
    );
  };
