import * as v from 'valibot';
import { accountAndOwnerApiPaths } from '../../domain/account/account-and-owner-api-paths.ts';
import { StopMailsAnswerSchema } from '../../domain/account/mail-preferences-request.ts';
import type { ApiResult } from '../api-result.ts';
import { callApi } from '../call-api.ts';

/** Ends the e-mails that somebody has asked for, by the link of one of them. */
export const stopMailsByLink = (link: string): Promise<ApiResult<unknown>> =>
  callApi(
    accountAndOwnerApiPaths.stopMails,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ link }),
    },
    (body) => (v.is(StopMailsAnswerSchema, body) ? body : undefined),
  );
