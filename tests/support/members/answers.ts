import * as v from 'valibot';
import { expect } from 'vitest';
import {
  AccountAnswerSchema,
  type AccountAnswer,
} from '../../../src/domain/account/account-requests-and-answers.ts';
import { readAccountAnswer } from '../../../src/server/account/read-account-answer.ts';
import type { MemberDependencies } from '../../../src/server/members/plan-access.ts';

/** The address at which a member of these tests logs in. */
export const addressOf = (subject: string): string =>
  `${subject.slice('auth0|'.length)}@example.com`;

/** The account that an answer shows; a refusal fails the test. */
export const accountOf = async (answer: Response): Promise<AccountAnswer> => {
  const body: unknown = await answer.json();
  expect(body).not.toHaveProperty('error');
  return v.parse(AccountAnswerSchema, body);
};

/** The status and the sentence of a refusal. */
export const refusalOf = async (answer: Response): Promise<readonly [number, string]> => [
  answer.status,
  v.parse(v.object({ error: v.string() }), await answer.json()).error,
];

/** Reads an account as the endpoints do that answer with it. */
export const createReadAccount =
  (dependencies: MemberDependencies) =>
  (subject: string): Promise<AccountAnswer> =>
    readAccountAnswer(
      { ...dependencies, readRenewalProduct: async () => undefined, linkOfShopOrder: (id) => id },
      subject,
    );
