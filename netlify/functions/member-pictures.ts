import { bindLater } from '../../src/server/endpoint.ts';
import { toMemberPicturesEndpoint } from '../../src/server/member-plans.ts';
import { openMembers } from '../../src/server/open-members.ts';

export default bindLater(() => toMemberPicturesEndpoint(openMembers()));

export const config = { path: ['/api/members/pictures', '/api/members/pictures/*'] };
