import { bindLater } from '../../src/server/endpoint.ts';
import { openVotes } from '../../src/server/open-votes.ts';
import { toReadVotesEndpoint } from '../../src/server/votes.ts';

export default bindLater(() => toReadVotesEndpoint(openVotes()));

export const config = { path: '/api/votes/:pollId' };
