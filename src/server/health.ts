import * as v from 'valibot';
import type { Database } from './database.ts';
import { toEndpoint, type Handler } from './endpoint.ts';
import { jsonAnswer } from './json-answer.ts';

/** `GET /api/health`: whether the functions and the database answer. */
export const toHealthEndpoint = ({ database }: { readonly database: Database }): Handler =>
  toEndpoint({
    GET: async () => {
      await database.query(v.object({ one: v.literal(1) }), 'select 1 as one');
      return jsonAnswer({ ok: true });
    },
  });
