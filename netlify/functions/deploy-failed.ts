import { withMailsAfterAnswer } from '../../src/server/mail/send-after-answer.ts';
import { createGiftAndLinkCodeDeriver } from '../../src/server/rights/gift-codes.ts';
import { markBuildFailedByDeployEvent } from '../../src/server/site-builds/deploy-events.ts';
import { createSiteBuildsDependencies } from '../../src/server/site-builds/site-builds-dependencies.ts';
import { awaitWorkThenCloseDatabases } from '../../src/server/store/database.ts';

// The host calls this function by its name when a deploy has failed (an event function).
export default withMailsAfterAnswer(async (request) => {
  const dependencies = createSiteBuildsDependencies();
  await awaitWorkThenCloseDatabases(
    markBuildFailedByDeployEvent(dependencies, await request.json()),
    dependencies.database,
  );
  return new Response(null, { status: 204 });
}, createGiftAndLinkCodeDeriver);
