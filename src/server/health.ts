import * as v from 'valibot';
import { createEndpoint, type Handler } from './http/endpoint.ts';
import { jsonAnswer } from './http/json-answer.ts';
import type { Database } from './store/database.ts';

/** `GET /api/health`: answers 200 when the functions and the database work. */
export const createHealthEndpoint = ({ database }: { readonly database: Database }): Handler =>
  createEndpoint({
    GET: async () => {
      await database.query(v.object({ one: v.literal(1) }), 'select 1 as one');
      return jsonAnswer({ ok: true });
    },
  });
