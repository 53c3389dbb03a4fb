import * as v from 'valibot';
import { accountPaths } from '../../domain/account/account-paths.ts';
import {
  LettersAnswerSchema,
  OpenedLetterSchema,
  type LettersAnswer,
  type OpenedLetter,
} from '../../domain/members/letters.ts';
import { callMemberApi, type GetAccessToken, type MemberApiResult } from './member-api.ts';

/** Fetches the members' letters that have opened. */
export const fetchLetters = (
  getAccessToken: GetAccessToken,
): Promise<MemberApiResult<LettersAnswer>> =>
  callMemberApi(getAccessToken, accountPaths.memberLetters, (body) => {
    const parsed = v.safeParse(LettersAnswerSchema, body);
    return parsed.success ? parsed.output : undefined;
  });

/** Fetches one letter with its text. */
export const fetchLetter = (
  getAccessToken: GetAccessToken,
  slug: string,
): Promise<MemberApiResult<OpenedLetter>> =>
  callMemberApi(
    getAccessToken,
    `${accountPaths.memberLetters}/${encodeURIComponent(slug)}`,
    (body) => {
      const parsed = v.safeParse(OpenedLetterSchema, body);
      return parsed.success ? parsed.output : undefined;
    },
  );
