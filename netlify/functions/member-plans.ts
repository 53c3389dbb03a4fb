import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createMemberDependencies } from '../../src/server/members/member-dependencies.ts';
import { createMemberPlansEndpoint } from '../../src/server/members/member-plans.ts';

export default createLazyEndpoint(() => createMemberPlansEndpoint(createMemberDependencies()));

export const config = { path: ['/api/members/plans', '/api/members/plans/*'] };
