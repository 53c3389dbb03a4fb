import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createVoteDependencies } from '../../src/server/votes/vote-dependencies.ts';
import { createCastVoteEndpoint } from '../../src/server/votes/votes.ts';

export default createLazyEndpoint(() => createCastVoteEndpoint(createVoteDependencies()));

export const config = { path: '/api/votes' };
