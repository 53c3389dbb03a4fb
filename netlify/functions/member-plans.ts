import { accountAndOwnerApiPaths } from '../../src/domain/account/account-and-owner-api-paths.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createBuiltMemberLettersReader } from '../../src/server/members/built-member-letters-reader.ts';
import { createMemberDependencies } from '../../src/server/members/member-dependencies.ts';
import { createMemberLettersEndpoint } from '../../src/server/members/member-letters.ts';
import { createMemberPlanListAndSalePagesReader } from '../../src/server/members/member-plan-list-and-sale-pages-reader.ts';
import { createMemberPlansEndpoint } from '../../src/server/members/member-plans.ts';
import { readPublicCountsInMemberPlan } from '../../src/server/members/plan-inside.ts';
import { readHtmlAndWorkoutSectionsOfPlan } from '../../src/server/members/plan-sections.ts';
import { openPrivateBuildFiles } from '../../src/server/store/private-build-files.ts';

export default createLazyEndpoint(() => {
  const files = openPrivateBuildFiles();
  const dependencies = createMemberDependencies();
  const plans = createMemberPlansEndpoint({
    ...dependencies,
    files: createMemberPlanListAndSalePagesReader(files),
    sectionsOf: (plan) => readHtmlAndWorkoutSectionsOfPlan(files, plan),
    insideOf: (plan) => readPublicCountsInMemberPlan(files, plan),
  });
  // Both need the same code, and each function of its own is a megabyte to upload.
  const letters = createMemberLettersEndpoint({
    ...dependencies,
    letters: createBuiltMemberLettersReader(files),
  });
  return (request) =>
    new URL(request.url).pathname.startsWith(accountAndOwnerApiPaths.memberLetters)
      ? letters(request)
      : plans(request);
});

export const config = {
  path: [
    '/api/members/plans',
    '/api/members/plans/*',
    '/api/members/letters',
    '/api/members/letters/*',
  ],
};
