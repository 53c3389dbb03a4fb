import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createMemberDependencies } from '../../src/server/members/member-dependencies.ts';
import { createMemberPlansEndpoint } from '../../src/server/members/member-plans.ts';
import { openPlanFiles } from '../../src/server/members/plan-files.ts';
import { readPlanSections } from '../../src/server/members/plan-sections.ts';
import { openPrivateFiles } from '../../src/server/store/private-files.ts';

export default createLazyEndpoint(() => {
  const files = openPrivateFiles();
  return createMemberPlansEndpoint({
    ...createMemberDependencies(),
    files: openPlanFiles(files),
    sectionsOf: (plan) => readPlanSections(files, plan),
  });
});

export const config = { path: ['/api/members/plans', '/api/members/plans/*'] };
