import { accountAndOwnerApiPaths } from '../../domain/account/account-and-owner-api-paths.ts';
import {
  lettersThatHaveOpened,
  type LetterSummary,
  type LetterWithRightId,
  type LettersAnswer,
} from '../../domain/members/letters.ts';
import { mayOpenPlan } from '../../domain/rights/entitlement.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, Refusal } from '../http/answers.ts';
import { findCustomerWithRightsBySubject } from '../rights/read-rights.ts';
import type { BuiltMemberLettersReader } from './built-member-letters-reader.ts';
import { pathBelowBaseOrBlankAtBase } from './path-below-base-or-blank-at-base.ts';
import { enforcePlanAndPictureLimits, type MemberDependencies } from './plan-access.ts';

/** What the endpoint of the members' letters needs. */
export type MemberLettersDependencies = MemberDependencies & {
  readonly letters: BuiltMemberLettersReader;
};

const toFace = ({ slug, title, excerpt, opensOn }: LetterWithRightId): LetterSummary => ({
  slug,
  title,
  excerpt,
  opensOn,
});

/** A letter's page in any case but an open letter: it doesn't say whether there will be one. */
const noLetter = (): Refusal => new Refusal(404, 'There is no letter at this address.');

/**
 * `GET /api/members/letters`: the letters that have opened, for a member with the membership.
 * `GET /api/members/letters/…` with a letter's slug: the letter and its text. A letter whose day
 * hasn't come is in no answer, not even by its name: the day is compared here, so that a letter
 * opens without a build.
 */
export const createMemberLettersEndpoint = (dependencies: MemberLettersDependencies): Handler =>
  createEndpoint(
    {
      GET: async (request) => {
        const { authenticate, database, now, letters } = dependencies;
        const subject = await authenticate(request);
        enforcePlanAndPictureLimits(dependencies, subject, { plans: 1 });
        const time = now();
        const record = await findCustomerWithRightsBySubject(database, subject, time);
        const isHers = ({ sub }: LetterWithRightId): boolean =>
          mayOpenPlan({ free: false, sub }, record?.rightIds ?? []);
        const open = lettersThatHaveOpened(await letters.letters(), time);
        const slug = pathBelowBaseOrBlankAtBase(accountAndOwnerApiPaths.memberLetters, request);
        if (slug === '') {
          const hers = open.filter(isHers);
          const answer: LettersAnswer = {
            letters: hers.map(toFace),
            isMember: hers.length > 0 || open.length === 0,
          };
          return jsonAnswer(answer);
        }
        const letter = open.find((one) => one.slug === slug.replace(/\/$/, ''));
        if (letter === undefined) throw noLetter();
        if (!isHers(letter)) throw new Refusal(403, 'The members’ letters come with a membership.');
        return jsonAnswer({ letter: toFace(letter), sections: await letters.sectionsOf(letter) });
      },
    },
    dependencies,
  );
