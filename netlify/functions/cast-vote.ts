import { bindLater } from '../../src/server/endpoint.ts';
import { openVotes } from '../../src/server/open-votes.ts';
import { toCastVoteEndpoint } from '../../src/server/votes.ts';

export default bindLater(() => toCastVoteEndpoint(openVotes()));

export const config = { path: '/api/votes' };
