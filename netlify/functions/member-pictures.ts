import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createMemberDependencies } from '../../src/server/members/member-dependencies.ts';
import { createMemberPicturesEndpoint } from '../../src/server/members/member-pictures.ts';

export default createLazyEndpoint(() => createMemberPicturesEndpoint(createMemberDependencies()));

export const config = { path: ['/api/members/pictures', '/api/members/pictures/*'] };
