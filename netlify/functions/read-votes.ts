import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createVisitorVoteDependencies } from '../../src/server/votes/vote-dependencies.ts';
import { createReadPollVotesEndpoint } from '../../src/server/votes/votes.ts';

export default createLazyEndpoint(() =>
  createReadPollVotesEndpoint(createVisitorVoteDependencies()),
);

export const config = { path: ['/api/votes/:pollId', '/api/votes/:pollId/counts'] };
