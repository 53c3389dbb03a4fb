import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { GatsbyNode, WebpackPlugins } from 'gatsby';
import { checkContent } from './src/build/check-content';
import { contentResolvers } from './src/build/content-resolvers';
import { digestLength } from './src/build/host-adapter';
import { fetchMemberPictures, planMemberPictures } from './src/build/member-pictures';
import { planPages } from './src/build/plan-pages';
import { planPrivateFiles } from './src/build/plan-private-files';
import { writePrivateFiles } from './src/build/private-files';
import { toPublicFiles } from './src/build/public-files';
import type { BuiltPage } from './src/build/public-files';
import { readSpace } from './src/build/read-space';
import { publishManifest, writeSearchIndex } from './src/build/write-search-index';
import { readBuildSettings } from './src/config/build-settings';
import { contentSecurityPolicy } from './src/config/content-security-policy';
import { turnSlicesOff } from './src/config/gatsby-features';
import { privateFolder } from './src/config/private-folder';
import { describeFault } from './src/content/faults';
import { contentSchema } from './src/content/schema';
import { fixedPaths } from './src/domain/routes';
import { manifestKey, manifestPath } from './src/domain/search/index-manifest';
import type { IndexManifest } from './src/domain/search/index-manifest';

export const onPreInit: GatsbyNode['onPreInit'] = turnSlicesOff;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(contentSchema());
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add(contentResolvers());
};

// Class names that are the same in the server's HTML and in the browser.
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  actions.setBabelPlugin({
    name: 'babel-plugin-styled-components',
    options: { ssr: true, displayName: false },
  });
};

/** The part of webpack's options that Gatsby takes out of a configuration that is merged into its own. */
type ScriptOptions = {
  output: { hashDigestLength?: number };
  target?: unknown;
  optimization: { minimizer?: unknown };
};

/** Scripts for the browsers of `browserslist` in package.json, for which they can be written shorter. */
const shortScripts = ({ minifyJs, minifyCss }: WebpackPlugins) => ({
  apply: ({ options }: { options: ScriptOptions }): void => {
    options.target = ['web', 'es2022'];
    options.output.hashDigestLength = digestLength;
    const ecma = 2020;
    const compress = { ecma, passes: 2, unsafe_arrows: true };
    options.optimization.minimizer = [
      minifyJs({ terserOptions: { ecma, compress, output: { ecma } } }),
      minifyCss(),
    ];
  },
});

/** Modules of Gatsby that no page uses: scripts of others (a lint rule keeps them out of our code), and manifests in many languages. */
const unused = [
  'gatsby-script',
  '@builder.io/partytown/integration',
  resolve('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js'),
  resolve('node_modules/gatsby-plugin-manifest/gatsby-browser.js'),
];

const forBrowsers = {
  // What is served is public, and source maps would add a copy of our sources to it.
  devtool: false,
  resolve: {
    alias: {
      ...Object.fromEntries(unused.map((module) => [module, false])),
      // The bundle that has all that we call weighs 4 KB instead of 16; the package exports the large one alone.
      flexsearch$: resolve('node_modules/flexsearch/dist/flexsearch.light.module.min.js'),
    },
  },
  // So that its slices, links and `StaticQuery` are left out as well.
  module: { rules: [{ test: /\.cache\/gatsby-browser-entry\.js$/, sideEffects: false }] },
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  plugins,
  stage,
}) => {
  const { siteUrl, auth0 } = readBuildSettings();
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        'process.env.SITE_URL': JSON.stringify(siteUrl),
        'process.env.AUTH0_DOMAIN': JSON.stringify(auth0.domain),
        'process.env.AUTH0_CLIENT_ID': JSON.stringify(auth0.clientId),
        'process.env.AUTH0_AUDIENCE': JSON.stringify(auth0.audience),
      }),
      ...(stage === 'build-javascript' ? [shortScripts(plugins)] : []),
    ],
    ...(stage === 'build-javascript' ? forBrowsers : {}),
  });
};

// Pages are planned and the build ended by the same process.
let searchManifest: IndexManifest = {};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({
  getNode,
  getNodesByType,
  store,
}) => {
  const { pages, program } = store.getState();
  const publicFolder = resolve(program.directory, 'public');
  // Which modules make up which chunk is nobody's business, and weighs more than a page.
  await rm(resolve(publicFolder, 'webpack.stats.json'), { force: true });
  await publishManifest(publicFolder, searchManifest);

  // The adapter adds its own rules to it afterwards.
  const policy = contentSecurityPolicy(readBuildSettings());
  await writeFile(resolve(publicFolder, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`);

  const built: ReadonlyMap<string, BuiltPage> = pages;
  const files = toPublicFiles(readBuildSettings().siteUrl, [...built.values()], {
    nodesOfType: getNodesByType,
    nodeById: (id) => getNode(id),
  });
  for (const { name, text } of files) {
    await mkdir(dirname(resolve(publicFolder, name)), { recursive: true });
    await writeFile(resolve(publicFolder, name), text);
  }
};

// While one develops, Gatsby makes up its note on the build itself.
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.get(manifestPath, (_request: unknown, response: { json: (body: object) => void }) => {
    response.json({ webpackCompilationHash: '123', [manifestKey]: searchManifest });
  });
};

export const createPages: GatsbyNode['createPages'] = async ({
  actions,
  getNode,
  getNodesByType,
  reporter,
  store,
}) => {
  const { entries, assets, pictures } = readSpace({
    nodesOfType: getNodesByType,
    nodeById: (id) => getNode(id),
  });
  const addPages = async (): Promise<void> => {
    for (const page of planPages(entries)) {
      actions.createPage({
        path: page.path,
        component: resolve(`src/templates/${page.template}.tsx`),
        context: page.context,
      });
    }
  };
  const [checked, added] = await Promise.allSettled([
    checkContent({ entries, assets, fixedPaths }),
    addPages(),
  ]);
  if (checked.status === 'rejected') throw checked.reason;
  const faults = checked.value;
  if (faults.length > 0) {
    const count = faults.length === 1 ? 'One fault' : `${faults.length} faults`;
    reporter.panicOnBuild(
      `${count} in the content. Put them right in the content service, then build again.\n\n${faults
        .map((fault) => `  - ${describeFault(fault)}`)
        .join('\n')}\n`,
    );
    return;
  }
  // A page that cannot be made of content without a fault is a fault of ours.
  if (added.status === 'rejected') throw added.reason;
  const memberPictures = planMemberPictures(entries, pictures);
  try {
    await fetchMemberPictures(resolve(privateFolder), memberPictures.wanted);
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error));
    return;
  }
  writePrivateFiles(
    resolve(privateFolder),
    planPrivateFiles(entries, memberPictures.files),
    memberPictures.wanted.map(({ name }) => name),
  );
  searchManifest = await writeSearchIndex(
    resolve(store.getState().program.directory, 'public'),
    entries,
  );
};
