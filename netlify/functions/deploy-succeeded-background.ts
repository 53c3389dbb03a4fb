import { withMailsAfterAnswer } from '../../src/server/mail/send-after-answer.ts';
import { createGiftAndLinkCodeDeriver } from '../../src/server/rights/gift-codes.ts';
import { keepUpdatingBuildsUntilPublished } from '../../src/server/site-builds/deploy-events.ts';
import { createSiteBuildsDependencies } from '../../src/server/site-builds/site-builds-dependencies.ts';
import { awaitWorkThenCloseDatabases } from '../../src/server/store/database.ts';

// The host calls this function by its name when it has finished a deploy (an event function). It
// runs in the background, because the deploy may be published a little later.
export default withMailsAfterAnswer(async () => {
  const dependencies = createSiteBuildsDependencies();
  await awaitWorkThenCloseDatabases(
    keepUpdatingBuildsUntilPublished(dependencies),
    dependencies.database,
  );
  return new Response(null, { status: 204 });
}, createGiftAndLinkCodeDeriver);
