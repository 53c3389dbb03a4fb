import * as v from 'valibot';
import { accountAndOwnerApiPaths } from '../../domain/account/account-and-owner-api-paths.ts';
import {
  LettersAnswerSchema,
  LetterWithTextSchema,
  type LettersAnswer,
  type LetterWithText,
} from '../../domain/members/letters.ts';
import { callMemberApi, type GetAccessToken, type MemberApiResult } from './member-api.ts';

/** Fetches the members' letters that have opened. */
export const fetchLetters = (
  getAccessToken: GetAccessToken,
): Promise<MemberApiResult<LettersAnswer>> =>
  callMemberApi(getAccessToken, accountAndOwnerApiPaths.memberLetters, (body) => {
    const parsed = v.safeParse(LettersAnswerSchema, body);
    return parsed.success ? parsed.output : undefined;
  });

/** Fetches one letter with its text; never rejects. */
export const fetchLetter = (
  getAccessToken: GetAccessToken,
  slug: string,
): Promise<MemberApiResult<LetterWithText>> =>
  callMemberApi(
    getAccessToken,
    `${accountAndOwnerApiPaths.memberLetters}/${encodeURIComponent(slug)}`,
    (body) => {
      const parsed = v.safeParse(LetterWithTextSchema, body);
      return parsed.success ? parsed.output : undefined;
    },
  );
