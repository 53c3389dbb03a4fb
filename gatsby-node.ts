import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import {
  createModernScriptsPlugin,
  gatsbyBrowserBundleWebpackConfig,
} from './src/build/browser-scripts';
import { anonymousFactsOfMemberPlans } from './src/build/members/member-file-values-of-entries';
import { privateFileValuesOfEntries } from './src/build/private-file-values-of-entries';
import { readAndVerifyContentCatalogue } from './src/build/catalogue/source-catalogue';
import type { CatalogueWithFaultsOrFailure } from './src/build/catalogue/source-catalogue';
import { writeContentFaults } from './src/build/content-faults';
import { findContentErrorsInThreads } from './src/build/find-content-errors-in-threads';
import {
  collectContentPages,
  collectEditorPages,
  collectUiExamplesPages,
} from './src/build/pages/collect-content-pages';
import { createContentResolvers } from './src/build/resolvers/create-content-resolvers';
import { writeOrDeleteEditorFiles } from './src/build/editor-files';
import { toEntriesByFinderList } from './src/build/pages/finder-pages';
import type { EntriesByFinderList } from './src/build/pages/finder-pages';
import { hashesOfInlineScripts } from './src/build/inline-scripts';
import {
  collectMemberPlanPictures,
  downloadMemberPlanPictures,
} from './src/build/members/member-pictures';
import { writeServiceWorkerAndOfflinePage } from './src/build/offline/write-service-worker';
import { fillMaskableIcon } from './src/build/public-files/manifest-icons';
import {
  publishFilmsDeletingOthers,
  publishPicturesDeletingOthers,
} from './src/build/pictures/publish-pictures';
import { deleteUnshowableNodes } from './src/build/preview/delete-unshowable-nodes';
import type { PreviewEntriesReport } from './src/build/preview/delete-unshowable-nodes';
import { toSitemapRobotsAndFeedFiles } from './src/build/public-files/public-files';
import type { PageWithContext } from './src/build/public-files/public-files';
import {
  onlyValidEntriesWithNodeId,
  readRawEntriesOfTypes,
  readSpaceFromNodes,
} from './src/build/read-space-from-nodes';
import type { NodeReader } from './src/build/read-space-from-nodes';
import { toCartCrawlerFiles, writeCartCrawlerFiles } from './src/build/shop/cart-crawler-files';
import { readProductPictureAddresses } from './src/build/shop/product-pictures';
import { shopOfEntries } from './src/build/shop/shop-of-entries';
import { toSecurityFile } from './src/build/public-files/security-file';
import { writeExerciseFacts } from './src/build/training/exercise-facts-file';
import { writeOtherAppExerciseNamesBySlug } from './src/build/training/other-app-names-file';
import { writeGarminExercises } from './src/build/training/garmin-exercises-file';
import { writeFinderListsAndComparison } from './src/build/write-finder-lists-and-comparison';
import { writePrivateFilesDeletingOthers } from './src/build/write-private-files-deleting-others';
import {
  addIndexDigestsToAppData,
  writePublicSearchIndex,
} from './src/build/search/write-public-search-index';
import { siteIdentityAndPageSizes } from './src/config/public/site-identity-and-page-sizes';
import { readBuildSettings } from './src/config/build/build-settings';
import { createContentSecurityPolicy } from './src/config/build/create-content-security-policy';
import { readCompanyFromEntries } from './src/content/model/company';
import { turnGatsbySlicesOff } from './src/config/build/gatsby-features';
import { contentFaultsFile } from './src/config/shared/content-faults-file';
import { privateFolder } from './src/config/shared/private-folder';
import { isLocalAddress } from './src/config/shared/stand-in';
import {
  errorAndAdviceCountText,
  contentfulAddressOfFault,
  faultsAsPlainText,
} from './src/domain/content-fault';
import type { ContentFault } from './src/domain/content-fault';
import { fileOfFault } from './src/content/model/entry-file';
import { saleNodeTypeName, toContentGraphqlSchema } from './src/content/model/graphql-schema';
import { editorPath } from './src/domain/editor';
import { pathsOutsideCms, notFoundPath, routes, uiExamplesPath } from './src/domain/routes';
import { buildIdHeader } from './src/domain/offline/kept-pages-and-caches';
import { sitesFramingPreview, previewReportFile } from './src/domain/preview';
import type { PreviewEntriesFaultsAndPolicy } from './src/domain/preview';
import {
  gatsbyAppDataPath,
  indexDigestsKeyInAppData,
} from './src/domain/search-index/index-digests-by-collection';
import type { IndexDigestsByCollection } from './src/domain/search-index/index-digests-by-collection';

export const onPreInit: GatsbyNode['onPreInit'] = turnGatsbySlicesOff;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(toContentGraphqlSchema());
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add(createContentResolvers());
};

// Makes the class names of styled-components the same in the server's HTML and in the browser.
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions, stage }) => {
  actions.setBabelPlugin({
    name: 'babel-plugin-styled-components',
    options: { ssr: true, displayName: false },
  });
  actions.setBabelPlugin({ name: resolve('src/build/keep-new-syntax.ts'), options: {} });
  // Inline scripts are the texts of functions: every page would have their comments.
  if (stage === 'build-html') actions.setBabelOptions({ options: { comments: false }, stage });
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  plugins,
  stage,
}) => {
  const {
    siteUrl,
    analyticsId,
    auth0,
    stripePublishableKey,
    snipcart,
    isOffline,
    hasRestNotifications,
    pushKey,
  } = readBuildSettings();
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        'process.env.SITE_URL': JSON.stringify(siteUrl),
        'process.env.OFFLINE': JSON.stringify(isOffline ? 'on' : 'off'),
        'process.env.REST_NOTIFICATIONS': JSON.stringify(hasRestNotifications ? 'on' : 'off'),
        'process.env.VAPID_PUBLIC_KEY': JSON.stringify(pushKey),
        'process.env.GOOGLE_ANALYTICS_ID': JSON.stringify(analyticsId),
        'process.env.AUTH0_DOMAIN': JSON.stringify(auth0.domain),
        'process.env.AUTH0_CLIENT_ID': JSON.stringify(auth0.clientId),
        'process.env.AUTH0_AUDIENCE': JSON.stringify(auth0.audience),
        'process.env.STRIPE_PUBLISHABLE_KEY': JSON.stringify(stripePublishableKey),
        'process.env.SNIPCART_PUBLIC_KEY': JSON.stringify(snipcart.publicKey),
        'process.env.SNIPCART_VERSION': JSON.stringify(snipcart.version),
        'process.env.SNIPCART_DOMAIN': JSON.stringify(snipcart.domain),
        'process.env.SNIPCART_PROTOCOL': JSON.stringify(snipcart.protocol),
      }),
      ...(stage === 'build-javascript' ? [createModernScriptsPlugin(plugins)] : []),
    ],
    ...(stage === 'build-javascript' ? gatsbyBrowserBundleWebpackConfig : {}),
  });
};

// `sourceNodes` sets it and `createPages` reads it; both run in the same process.
let sourced: CatalogueWithFaultsOrFailure = { kind: 'failed', reason: 'The prices were not read.' };

// Set by `sourceNodes` of a preview.
let previewed: PreviewEntriesReport | undefined;

/**
 * Creates a node for everything that can be bought, so that a page is rendered again when its price
 * changes. In a preview it first removes the entries that can't be shown.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async ({
  actions,
  createContentDigest,
  getNode,
  getNodesByType,
  reporter,
  store,
}) => {
  const reader = { nodesOfType: getNodesByType, nodeById: getNode };
  if (readBuildSettings().isPreview) {
    previewed = await deleteUnshowableNodes(reader, (id) => {
      const node = getNode(id);
      // A node can only be deleted on behalf of the plugin that created it.
      if (node !== undefined) actions.deleteNode(node, { name: node.internal.owner });
    });
  }
  sourced = await readAndVerifyContentCatalogue(reader, store.getState().program.directory);
  if (sourced.kind === 'failed') return;
  if (sourced.warning !== undefined) reporter.warn(sourced.warning);
  for (const item of sourced.catalogue) {
    await actions.createNode({
      ...item,
      id: `sale-${item.productId}`,
      internal: { type: saleNodeTypeName, contentDigest: createContentDigest(item) },
    });
  }
};

// `createPages` sets it and `onPostBuild` reads it; both run in the same process.
let searchManifest: IndexDigestsByCollection = {};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({
  getNode,
  getNodesByType,
  store,
}) => {
  const { pages, program } = store.getState();
  const publicFolder = resolve(program.directory, 'public');
  // It lists the modules of every chunk. Nobody else reads it, and it is larger than a page.
  const statsFile = resolve(publicFolder, 'webpack.stats.json');
  const stats = await readFile(statsFile, 'utf8');
  await rm(statsFile);
  await addIndexDigestsToAppData(publicFolder, searchManifest);

  // The host's adapter appends its own rules to this file afterwards. Inline scripts are the same
  // on every page; the page for unknown addresses and those with codes have one more.
  const samples = ['/index.html', notFoundPath, `${routes.success}index.html`].map((name) =>
    readFile(resolve(publicFolder, `.${name}`), 'utf8'),
  );
  const hashes = hashesOfInlineScripts((await Promise.all(samples)).join('\n'));
  const settings = readBuildSettings();
  const policy = createContentSecurityPolicy(
    settings,
    hashes,
    settings.isPreview ? sitesFramingPreview : undefined,
  );
  if (previewed !== undefined) {
    const { host, spaceId, environment } = settings.contentful;
    const space = isLocalAddress(`https://${host}`) ? null : { spaceId, environment };
    const report: PreviewEntriesFaultsAndPolicy = { space, policy, ...previewed };
    await writeFile(resolve(previewReportFile), JSON.stringify(report));
  }
  await fillMaskableIcon(program.directory, publicFolder);
  const built: ReadonlyMap<string, PageWithContext> = pages;
  const buildId = await writeServiceWorkerAndOfflinePage({
    folder: program.directory,
    publicFolder,
    siteName: siteIdentityAndPageSizes.name,
    isOffline: settings.isOffline,
    stats,
    pages: [...built.keys()],
  });
  await writeFile(
    resolve(publicFolder, '_headers'),
    `/*\n  Content-Security-Policy: ${policy}\n  ${buildIdHeader}: ${buildId}\n`,
  );
  const reader: NodeReader = { nodesOfType: getNodesByType, nodeById: (id) => getNode(id) };
  const files = toSitemapRobotsAndFeedFiles(settings.siteUrl, [...built.values()], reader);
  const { email } = readCompanyFromEntries(
    onlyValidEntriesWithNodeId(readRawEntriesOfTypes(['site'], reader)),
  );
  const securityFile = toSecurityFile({
    siteUrl: settings.siteUrl,
    contact: settings.securityContact || `mailto:${email}`,
    now: new Date(),
  });
  for (const { name, text } of [...files, securityFile]) {
    await mkdir(dirname(resolve(publicFolder, name)), { recursive: true });
    await writeFile(resolve(publicFolder, name), text);
  }
};

// `gatsby develop` generates its own app-data.json, so this serves one with the search manifest
// instead.
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.get(gatsbyAppDataPath, (_request: unknown, response: { json: (body: object) => void }) => {
    response.json({ webpackCompilationHash: '123', [indexDigestsKeyInAppData]: searchManifest });
  });
};

export const createPages: GatsbyNode['createPages'] = async ({
  actions,
  getNode,
  getNodesByType,
  graphql,
  reporter,
  store,
}) => {
  const {
    entries: unchecked,
    assets,
    pictures,
  } = readSpaceFromNodes({
    nodesOfType: getNodesByType,
    nodeById: (id) => getNode(id),
  });
  // Those without errors. If there are any others, the build stops below.
  const entries = onlyValidEntriesWithNodeId(unchecked);
  const { hasEditor, hasUiExamples, isContentFiles, mayHaveSamples } = readBuildSettings();
  const addPages = async (): Promise<EntriesByFinderList> => {
    const lists = toEntriesByFinderList(entries);
    for (const page of [
      ...collectContentPages(entries, lists),
      ...collectEditorPages(hasEditor),
      ...collectUiExamplesPages(hasUiExamples),
    ]) {
      actions.createPage({
        path: page.path,
        component: resolve(`src/templates/${page.template}.tsx`),
        context: page.context,
      });
    }
    return lists;
  };
  // The remaining entries of a preview have been checked, and the remaining faults are in its
  // report.
  const check = previewed === undefined ? findContentErrorsInThreads : async () => [];
  const [checked, added] = await Promise.allSettled([
    check(
      { entries: unchecked, assets, fixedPaths: [...pathsOutsideCms, editorPath, uiExamplesPath] },
      mayHaveSamples,
    ),
    addPages(),
  ]);
  if (checked.status === 'rejected') throw checked.reason;
  const errors = [...checked.value, ...(sourced.kind === 'read' ? sourced.errors : [])];
  if (errors.length > 0) {
    const { host, spaceId, environment } = readBuildSettings().contentful;
    const isHosted = !isLocalAddress(`https://${host}`);
    const placeOf = (fault: Pick<ContentFault, 'id' | 'type'>): string | undefined => {
      if (isContentFiles) return fileOfFault(fault);
      return isHosted ? contentfulAddressOfFault({ spaceId, environment }, fault) : undefined;
    };
    await writeContentFaults(resolve(contentFaultsFile), errors);
    reporter.panicOnBuild(
      `${errorAndAdviceCountText(errors)} in the content. Put them right ${isContentFiles ? 'in its files' : 'in the content service'}, then build again.\n\n${faultsAsPlainText(errors, placeOf)}\n`,
    );
    return;
  }
  if (sourced.kind === 'failed') {
    reporter.panicOnBuild(sourced.reason);
    return;
  }
  // The content is valid, so a failure to create its pages is a bug of ours.
  if (added.status === 'rejected') throw added.reason;
  const publicFolder = resolve(store.getState().program.directory, 'public');
  try {
    if (isContentFiles) await publishPicturesDeletingOthers(publicFolder, entries, pictures);
    if (previewed === undefined) await publishFilmsDeletingOthers(publicFolder, entries, pictures);
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error));
    return;
  }
  if (previewed === undefined) {
    const memberPictures = collectMemberPlanPictures(entries, pictures);
    try {
      await downloadMemberPlanPictures(resolve(privateFolder), memberPictures.downloads);
    } catch (error) {
      reporter.panicOnBuild(error instanceof Error ? error.message : String(error));
      return;
    }
    const shop = shopOfEntries({
      entries,
      pictures: await readProductPictureAddresses(graphql),
      hasResponsiblePerson: readCompanyFromEntries(entries).responsiblePerson !== null,
    });
    writePrivateFilesDeletingOthers(
      resolve(privateFolder),
      privateFileValuesOfEntries(entries, memberPictures.files, sourced.catalogue, shop),
      memberPictures.downloads.map(({ name }) => name),
    );
    const crawlFiles = toCartCrawlerFiles(readBuildSettings().siteUrl, shop, sourced.catalogue);
    await writeCartCrawlerFiles(publicFolder, crawlFiles);
  }
  await writeFinderListsAndComparison(
    publicFolder,
    added.value,
    anonymousFactsOfMemberPlans(entries),
    graphql,
  );
  await writeExerciseFacts(publicFolder, entries);
  await writeOtherAppExerciseNamesBySlug(publicFolder, entries);
  await writeGarminExercises(publicFolder, entries);
  await writeOrDeleteEditorFiles(publicFolder, entries, hasEditor);
  searchManifest = await writePublicSearchIndex(publicFolder, entries);
};
