import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createMemberDependencies } from '../../src/server/members/member-dependencies.ts';
import { createOneOrManyPlanPicturesEndpoint } from '../../src/server/members/member-pictures.ts';
import { createMemberPlanAndSalePageReader } from '../../src/server/members/member-plan-and-sale-page-reader.ts';
import { readPlanPictureAsWebpBytes } from '../../src/server/members/plan-pictures.ts';
import { openPrivateBuildFiles } from '../../src/server/store/private-build-files.ts';

export default createLazyEndpoint(() => {
  const files = openPrivateBuildFiles();
  return createOneOrManyPlanPicturesEndpoint({
    ...createMemberDependencies(),
    files: createMemberPlanAndSalePageReader(files),
    pictureOf: (plan, size) => readPlanPictureAsWebpBytes(files, plan, size),
  });
});

export const config = { path: ['/api/members/pictures', '/api/members/pictures/*'] };
