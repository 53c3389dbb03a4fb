import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { transform } from 'esbuild';
import type { WebpackPlugins } from 'gatsby';
import { gatsbyFilesToCorrectPattern } from './correct-addresses.ts';
import { scriptFileNameDigestLength } from './host-adapter.ts';

/** A script that webpack produces. */
type Chunk = {
  /** Undefined for an island. */
  readonly name?: string;
  readonly groupsIterable: Iterable<{ readonly origins: readonly { readonly request?: string }[] }>;
};
type NameOfScript = (module: unknown, chunks: readonly Chunk[]) => string;
type ChunkGraph = { readonly getModuleChunksIterable: (module: unknown) => Iterable<Chunk> };
type TestOfModule = (module: unknown, context: { readonly chunkGraph: ChunkGraph }) => boolean;
type SharedScripts = {
  name?: NameOfScript;
  test?: TestOfModule;
  chunks?: (chunk: Chunk) => boolean;
  minChunks?: number;
  minSize?: number;
  priority?: number;
};
/**
 * The webpack options that we have to change in place: Gatsby ignores them in a configuration that
 * it merges into its own.
 */
type ScriptOptions = {
  output: { hashDigestLength?: number };
  target?: unknown;
  entry: { app?: { import?: string[] } };
  optimization: {
    minimizer?: unknown;
    moduleIds?: false;
    splitChunks?: {
      cacheGroups?: { shared?: SharedScripts; training?: SharedScripts; log?: SharedScripts };
    };
  };
};

/**
 * Identifies the owner of a script: a page's script has a name, an island's is identified by its
 * importer.
 */
const ownerOf = ({ name, groupsIterable }: Chunk): string =>
  name ??
  [...groupsIterable]
    .flatMap(({ origins }) => origins.map(({ request }) => request ?? ''))
    .sort()
    .join();

/** Whether a script is one of those that are imported by these paths. */
const isOneOf = (paths: readonly string[], chunk: Chunk): boolean =>
  paths.some((path) => ownerOf(chunk).includes(path));

/**
 * Whether a script belongs to training. A member who opens one of its pages usually goes on to the
 * others: from a plan with her weights to a session, to her weights, to the log. So code that two
 * of them share is never sent twice, however small it is; elsewhere Gatsby duplicates shared code
 * below 20 KB.
 */
const trainingScripts = [
  'training/plan-training.island',
  'my-weights/my-weights-screen.island',
  'training-log/training-log-screen.island',
  'train/train-screen',
];
const isTraining = (chunk: Chunk): boolean => isOneOf(trainingScripts, chunk);

/**
 * Whether a script has the whole log: the log's page, or the sync of a member who has turned it on,
 * which the log's page loads too. Both with the scripts above would take the shared storage apart:
 * a plan with weights would take 1.2 KB more, and a session's first set another 0.6 KB.
 */
const scriptsWithWholeLog = ['./whole-log-screen', 'training/member-sync'];
const hasWholeLog = (chunk: Chunk): boolean => isOneOf(scriptsWithWholeLog, chunk);

/**
 * Whether a script repeats code of a session instead of loading it from another script: the session
 * itself, the example on home, the lifter's own sessions, and what the log counts of an open one. A
 * script compresses better as a whole: in one, a session's first set takes 2 KB less than in three.
 */
const scriptsThatRepeatSession = [
  'train/train-screen',
  'sample/sample-session-demo',
  'own/my-sessions-screen.island',
  'sessions/count-sets-done',
];
const repeatsSession = (chunk: Chunk): boolean => isOneOf(scriptsThatRepeatSession, chunk);

/**
 * What the rules above name. A file that is renamed has to be renamed here, too; a test says so.
 */
export const scriptPathsInChunkRules: readonly string[] = [
  ...trainingScripts,
  ...scriptsWithWholeLog,
  ...scriptsThatRepeatSession,
];

/**
 * Names the scripts that pages and islands share after their users. Gatsby uses the names of
 * chunks, which islands don't have: everything that any two of them share would become one script,
 * and each would load all of it. Gatsby's names have 40 digits, and every first visit loads all
 * names. Eight digits distinguish more scripts than we will ever have.
 */
const nameShared = ({ optimization }: ScriptOptions): void => {
  const groups = optimization.splitChunks?.cacheGroups;
  if (groups?.shared === undefined) return;
  const name: NameOfScript = (_, chunks) =>
    createHash('sha1')
      .update(chunks.map(ownerOf).sort().join(' '))
      .digest('hex')
      .slice(0, scriptFileNameDigestLength);
  groups.shared.name = name;
  const { test } = groups.shared;
  groups.shared.test = (module, context) =>
    test?.(module, context) !== false &&
    ![...context.chunkGraph.getModuleChunksIterable(module)].every(repeatsSession);
  groups.training = { name, chunks: isTraining, minChunks: 2, minSize: 4000, priority: 15 };
  groups.log = { name, chunks: hasWholeLog, minChunks: 2, minSize: 4000, priority: 15 };
};

type Asset = { readonly source: () => string | Buffer };

/** What webpack is about to write, by the names of the files. */
type Compilation = {
  readonly updateAsset: (name: string, asset: Asset) => void;
  readonly hooks: {
    readonly processAssets: {
      readonly tapPromise: (
        options: { readonly name: string; readonly stage: number },
        process: (assets: Readonly<Record<string, Asset>>) => Promise<void>,
      ) => void;
    };
  };
};

/** The part of webpack's compiler that we use. */
type Compiler = {
  readonly options: ScriptOptions;
  readonly hooks: {
    readonly compilation: {
      readonly tap: (name: string, listen: (compilation: Compilation) => void) => void;
    };
  };
  readonly webpack: {
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_OPTIMIZE: number };
    readonly sources: { readonly RawSource: new (source: string) => Asset };
    readonly ids: {
      readonly DeterministicModuleIdsPlugin: new (options: {
        readonly maxLength: number;
        readonly fixedLength: boolean;
      }) => { readonly apply: (compiler: Compiler) => void };
    };
  };
};

/**
 * Gives modules ids of four digits at most. Left alone, webpack takes five from the 501st module
 * on, and each first visit would load 60 bytes more.
 */
const shortenIds = (compiler: Compiler): void => {
  const { DeterministicModuleIdsPlugin } = compiler.webpack.ids;
  compiler.options.optimization.moduleIds = false;
  new DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }).apply(compiler);
};

/**
 * Writes `?.` and `??` in packages that were published without them. Our own code and Gatsby's keep
 * theirs (`keep-new-syntax.ts`). Terser can't put them together; esbuild can.
 */
const restoreSyntax = (compiler: Compiler): void => {
  const name = 'RestoreSyntax';
  const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
  compiler.hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
      const scripts = Object.entries(assets).filter(([file]) => file.endsWith('.js'));
      for (const [file, asset] of scripts) {
        const { code } = await transform(asset.source().toString(), {
          minifySyntax: true,
          target: 'es2022',
          legalComments: 'none',
        });
        compilation.updateAsset(file, new compiler.webpack.sources.RawSource(code));
      }
    });
  });
};

/**
 * Compiles scripts for the browsers of `browserslist` in package.json, whose newer syntax is
 * shorter.
 */
export const createModernScriptsPlugin = ({ minifyJs, minifyCss }: WebpackPlugins) => ({
  apply: (compiler: Compiler): void => {
    const { options } = compiler;
    shortenIds(compiler);
    restoreSyntax(compiler);
    options.target = ['web', 'es2022'];
    nameShared(options);
    options.output.hashDigestLength = scriptFileNameDigestLength;
    options.entry.app = { ...options.entry.app, import: [resolve('src/app/start-in-tasks.ts')] };
    const ecma = 2020;
    const compress = { ecma, passes: 3, unsafe_arrows: true };
    options.optimization.minimizer = [
      // Without Gatsby's care for Safari 10, which can't run ES2022 anyway: 190 bytes less.
      minifyJs({ terserOptions: { ecma, compress, mangle: true, output: { ecma } } }),
      minifyCss(),
    ];
  },
});

/**
 * Modules that no page needs: third-party scripts, which a lint rule forbids, manifests in several
 * languages, the service worker of a plugin that we don't use, and the vendor prefixes of
 * styled-components, which are off unless somebody asks for them.
 */
const unusedModules = [
  'gatsby-script',
  '@builder.io/partytown/integration',
  resolve('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js'),
  resolve('node_modules/gatsby-plugin-manifest/gatsby-browser.js'),
  resolve('.cache/register-service-worker.js'),
  resolve('node_modules/stylis/src/Prefixer.js'),
];

/** The webpack configuration of the browser's scripts only. */
export const gatsbyBrowserBundleWebpackConfig = {
  // Source maps would publish a copy of our sources.
  devtool: false,
  resolve: {
    alias: {
      ...Object.fromEntries(unusedModules.map((module) => [module, false])),
      'start-gatsby$': resolve('.cache/production-app.js'),
      'gatsby-link$': resolve('src/app/gatsby-link.ts'),
      // The light bundle has everything that we call, in 4 KB instead of 16, but the package
      // exports only the full one.
      flexsearch$: resolve('node_modules/flexsearch/dist/flexsearch.light.module.min.js'),
    },
  },
  module: {
    rules: [
      // Lets webpack drop the exports of Gatsby that we don't use: slices, its links and
      // `StaticQuery`.
      { test: /\.cache\/gatsby-browser-entry\.js$/, sideEffects: false },
      // Before Gatsby's own loader compiles it.
      {
        test: gatsbyFilesToCorrectPattern,
        enforce: 'pre' as const,
        loader: resolve('src/build/correct-addresses.ts'),
      },
    ],
  },
};
