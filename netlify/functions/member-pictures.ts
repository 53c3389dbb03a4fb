import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createMemberDependencies } from '../../src/server/members/member-dependencies.ts';
import { createMemberPlanPicturesEndpoint } from '../../src/server/members/member-pictures.ts';
import { createMemberPlanListAndSalePagesReader } from '../../src/server/members/member-plan-list-and-sale-pages-reader.ts';
import { readPlanPictureAsWebpBytes } from '../../src/server/members/plan-pictures.ts';
import { openPrivateBuildFiles } from '../../src/server/store/private-build-files.ts';

export default createLazyEndpoint(() => {
  const files = openPrivateBuildFiles();
  return createMemberPlanPicturesEndpoint({
    ...createMemberDependencies(),
    files: createMemberPlanListAndSalePagesReader(files),
    pictureOf: (plan, size) => readPlanPictureAsWebpBytes(files, plan, size),
  });
});

export const config = { path: ['/api/members/pictures', '/api/members/pictures/*'] };
