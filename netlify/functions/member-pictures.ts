import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createMemberDependencies } from '../../src/server/members/member-dependencies.ts';
import { createMemberPlanPicturesEndpoint } from '../../src/server/members/member-pictures.ts';
import { createMemberPlanListReader } from '../../src/server/members/member-plan-list-reader.ts';
import { readPlanPicture } from '../../src/server/members/plan-pictures.ts';
import { openPrivateBuildFiles } from '../../src/server/store/private-build-files.ts';

export default createLazyEndpoint(() => {
  const files = openPrivateBuildFiles();
  return createMemberPlanPicturesEndpoint({
    ...createMemberDependencies(),
    files: createMemberPlanListReader(files),
    pictureOf: (plan, size) => readPlanPicture(files, plan, size),
  });
});

export const config = { path: ['/api/members/pictures', '/api/members/pictures/*'] };
