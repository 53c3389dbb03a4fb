import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createVisitorVoteDependencies } from '../../src/server/votes/vote-dependencies.ts';
import { createCastVisitorVoteEndpoint } from '../../src/server/votes/votes.ts';

export default createLazyEndpoint(() =>
  createCastVisitorVoteEndpoint(createVisitorVoteDependencies()),
);

export const config = { path: '/api/votes' };
