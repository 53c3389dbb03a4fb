import { bindLater } from '../../src/server/endpoint.ts';
import { toMemberPlansEndpoint } from '../../src/server/member-plans.ts';
import { openMembers } from '../../src/server/open-members.ts';

export default bindLater(() => toMemberPlansEndpoint(openMembers()));

export const config = { path: ['/api/members/plans', '/api/members/plans/*'] };
