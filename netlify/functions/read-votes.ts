import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createVoteDependencies } from '../../src/server/votes/vote-dependencies.ts';
import { createReadVotesEndpoint } from '../../src/server/votes/votes.ts';

export default createLazyEndpoint(() => createReadVotesEndpoint(createVoteDependencies()));

export const config = { path: ['/api/votes/:pollId', '/api/votes/:pollId/counts'] };
