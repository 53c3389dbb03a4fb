import type { HonoRequest, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { isRecording, recordTraffic, type Vendor } from './record-traffic.ts';

/** The query of a GET, the JSON of other requests; undefined if there is none. */
const readSent = async (request: HonoRequest): Promise<unknown> => {
  if (request.method === 'GET') return request.query();
  const isJson = request.header('content-type')?.includes('json') === true;
  const text = isJson ? await request.text() : '';
  return text === '' ? undefined : JSON.parse(text);
};

/** Records what a stand-in's calls are sent, and what they answer, if they succeed. */
export const recordCalls =
  (vendor: Vendor): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const { req, res } = context;
    if (!isRecording() || !res.ok) return;
    const call = `${req.method} ${routePath(context, -1)}`;
    recordTraffic(vendor, call, 'sent', await readSent(req));
    const isJson = res.headers.get('content-type')?.includes('json') === true;
    recordTraffic(vendor, call, 'answered', isJson ? await res.clone().json() : undefined);
  };
