const everythingOfOurs = '^(src|local|netlify|tests|content)/|^gatsby-';
const tests = '\\.test\\.tsx?$';
const toPaths = (rooms) =>
  rooms.map((name) => (name.endsWith('.ts') ? `^src/${name}$` : `^src/${name}/`)).join('|');

/**
 * A room of src, and the other rooms that it may import (docs/architecture.md). It may import
 * nothing else of ours, but its tests may use tests/support.
 */
const room = (name, mayImport) => ({
  name: `${name}-imports-only-what-it-may`,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: { path: everythingOfOurs, pathNot: `^tests/support/|${toPaths([name, ...mayImport])}` },
});

/**
 * A room whose code runs in the browser. Its tests may also use the content model and renderer to
 * produce query results.
 */
const browserRoom = (name, mayImport) => {
  const rule = room(name, mayImport);
  const forTests = room(name, [...mayImport, 'content/model', 'content/render']);
  return [
    { ...rule, from: { ...rule.from, pathNot: tests } },
    {
      ...forTests,
      name: `${name}-tests-import-only-what-they-may`,
      from: { path: `^src/${name}/.*${tests}` },
    },
  ];
};

/** A file at the top of the repository that Gatsby calls. */
const gatsbyFile = (name, mayImport) => ({
  name: `gatsby-${name}-imports-only-what-it-may`,
  severity: 'error',
  from: { path: `^gatsby-${name}\\.` },
  to: { path: everythingOfOurs, pathNot: toPaths(mayImport) },
});

/**
 * The rooms that every room of the browser may import. Anything else in config and content is for
 * the build or the server.
 */
const forBrowsers = ['domain', 'config/public', 'content/queried'];
const forBuilds = [
  'domain',
  'config/build',
  'config/public',
  'config/shared',
  'content/model',
  'content/check',
  'content/render',
];

/**
 * A room inside src/server, and the neighbouring rooms that it may import. All of them may import
 * outage.ts, with-timeout.ts and log.ts.
 */
const serverRoom = (name, mayImport) => ({
  name: `server-${name}-imports-only-what-it-may`,
  severity: 'error',
  from: { path: `^src/server/${name}/` },
  to: {
    path: '^src/server/',
    pathNot: [
      '^src/server/(outage|with-timeout|log)\\.ts$',
      ...[name, ...mayImport].map((other) => `^src/server/${other}/`),
    ].join('|'),
  },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      // `start-gatsby` is the name that src/build/browser-scripts.ts gives to a file of Gatsby's,
      // which only exists during a build.
      to: { couldNotResolve: true, pathNot: '\\?url$|^start-gatsby$' },
    },
    room('domain', []),
    room('config/public', ['domain']),
    room('config/shared', ['domain']),
    room('config/build', ['domain', 'config/public', 'config/shared']),
    room('config/server', ['domain', 'config/public', 'config/shared']),
    room('content/model', ['domain']),
    room('content/render', ['domain', 'content/model']),
    room('content/check', ['domain', 'config/public', 'content/model', 'content/render']),
    // An editor's linter: only commands and tests run it, never a build.
    room('content/advice', [
      ...['domain', 'config/public', 'content/model', 'content/render', 'content/check'],
    ]),
    room('content/queried', ['domain']),
    room('ui', []),
    room('services', ['domain', 'config/public']),
    // The service worker: a script of its own beside the pages, and the rules of what it may keep
    // are in domain.
    room('offline', ['domain']),
    {
      name: 'only-the-build-knows-the-worker',
      severity: 'error',
      from: { path: everythingOfOurs, pathNot: '^src/offline/|^tests/' },
      to: { path: '^src/offline/' },
    },
    ...browserRoom('page-parts', [...forBrowsers, 'ui', 'services']),
    ...browserRoom('features', [...forBrowsers, 'ui', 'services', 'page-parts']),
    ...['templates', 'pages', 'app'].flatMap((name) =>
      browserRoom(name, [...forBrowsers, 'ui', 'services', 'page-parts', 'features']),
    ),
    // The workbench within Contentful: a separate page, without Gatsby.
    ...browserRoom('field-app', ['domain', 'ui', 'page-parts', 'features']),
    // The build reads prices with the same SDK as the functions, in the one folder that imports it.
    room('build', [...forBuilds, 'server/till/stripe/read-prices-by-id-or-lookup-key.ts']),
    gatsbyFile('node', [...forBuilds, 'build']),
    gatsbyFile('config', [...forBuilds, 'build', 'config/server']),
    gatsbyFile('(browser|ssr)', [...forBrowsers, 'ui', 'services', 'app']),
    room('server', ['domain', 'config/server', 'config/public', 'config/shared']),
    {
      name: 'browsers-load-no-markdown-parser',
      comment: 'The build renders all Markdown, so no page needs markdown-it.',
      severity: 'error',
      from: {
        path: '^src/(ui|services|page-parts|features|templates|pages|app)/|^gatsby-(browser|ssr)',
        pathNot: tests,
      },
      to: { path: '^node_modules/markdown-it', reachable: true },
    },
    serverRoom('http', ['store']),
    serverRoom('store', []),
    serverRoom('auth', ['http']),
    serverRoom('rate-limit', ['http', 'store']),
    serverRoom('rights', ['http', 'store', 'auth', 'mail']),
    serverRoom('members', ['http', 'store', 'auth', 'rate-limit', 'rights']),
    // The tills know the vendors' protocols; orders know the tills only by the port in till.ts, and
    // by how Stripe is made one.
    serverRoom('till/stripe', ['http', 'store', 'till']),
    // Who holds the last piece while somebody pays.
    serverRoom('stock', ['http', 'store', 'rate-limit']),
    serverRoom('orders', [
      'http',
      'store',
      'auth',
      'rate-limit',
      'rights',
      'mail',
      'till',
      'stock',
    ]),
    // What goes back of an order, and when; account and shop have the presses.
    serverRoom('refunds', ['http', 'store', 'rights', 'mail', 'orders', 'till']),
    serverRoom('till/snipcart', [
      'http',
      'store',
      'rate-limit',
      'rights',
      'mail',
      'orders',
      'till',
    ]),
    {
      name: 'only-tills-know-vendors',
      comment: 'Everybody else speaks to a till in our own types (src/server/till/till.ts).',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/till/stripe/' },
      to: { path: '^node_modules/stripe/' },
    },
    {
      name: 'only-functions-and-the-clock-know-snipcart',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/(till/snipcart|scheduled-jobs)/' },
      to: { path: '^src/server/till/snipcart/' },
    },
    serverRoom('payments', [
      ...['http', 'store', 'auth', 'rate-limit', 'rights', 'mail', 'orders', 'till'],
    ]),
    // The account uses payments, never the reverse.
    serverRoom('account', [
      ...['http', 'store', 'auth', 'rate-limit', 'rights', 'mail', 'orders', 'payments', 'till'],
      'refunds',
    ]),
    // The shop is paid in the same way as memberships and packs.
    serverRoom('shop', [
      ...['http', 'store', 'auth', 'rate-limit', 'rights', 'mail', 'orders', 'payments', 'till'],
      ...['refunds', 'stock'],
    ]),
    serverRoom('shop-desk', [
      ...['http', 'store', 'auth', 'rate-limit', 'rights', 'mail', 'orders', 'payments', 'shop'],
      ...['refunds', 'stock'],
    ]),
    serverRoom('account-deletion', [
      ...['http', 'store', 'auth', 'rate-limit', 'mail', 'rights', 'till'],
      ...['mailing-list', 'verification'],
    ]),
    serverRoom('own-data', [
      ...['http', 'store', 'auth', 'rate-limit', 'rights', 'mailing-list', 'verification'],
    ]),
    serverRoom('training-log', ['http', 'store', 'auth', 'rate-limit', 'rights']),
    serverRoom('owner', ['http', 'store', 'auth', 'rate-limit', 'rights']),
    serverRoom('site-builds', ['http', 'store', 'auth', 'rate-limit', 'mail']),
    serverRoom('gifts', ['http', 'store', 'auth', 'rate-limit', 'rights', 'mail']),
    serverRoom('second-members', ['http', 'store', 'auth', 'rate-limit', 'rights', 'mail']),
    serverRoom('proofs', ['http', 'store', 'auth', 'rate-limit', 'rights', 'mail']),
    serverRoom('currency', ['http', 'rate-limit']),
    serverRoom('votes', ['http', 'store', 'rate-limit']),
    // The gate of the preview has no database: it only knows tokens.
    serverRoom('preview', ['http', 'auth']),
    serverRoom('mail', ['store']),
    serverRoom('notices', ['store', 'mail', 'rights']),
    // The clock runs the jobs of all rooms.
    {
      name: 'only-functions-know-the-clock',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/scheduled-jobs/' },
      to: { path: '^src/server/scheduled-jobs/' },
    },
    serverRoom('monitoring', ['http', 'store', 'auth', 'rate-limit', 'mail']),
    serverRoom('mailing-list', ['http', 'store', 'rate-limit', 'mail']),
    serverRoom('contact', ['http', 'store', 'rate-limit', 'mail']),
    serverRoom('verification', ['http', 'store', 'rate-limit']),
    {
      name: 'features-do-not-import-one-another',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'search-engine-imports-no-other-room-of-the-search',
      severity: 'error',
      from: { path: '^src/features/search/engine/' },
      to: { path: '^src/features/search/(box|results|worker)/' },
    },
    {
      name: 'search-worker-imports-only-the-engine',
      severity: 'error',
      from: { path: '^src/features/search/worker/' },
      to: { path: '^src/features/search/(box|results)/' },
    },
    {
      name: 'search-results-do-not-import-the-box',
      severity: 'error',
      from: { path: '^src/features/search/results/' },
      to: { path: '^src/features/search/box/' },
    },
    {
      name: 'the-search-engine-runs-in-the-worker',
      comment:
        'The box and the page of results import types of the engine; its code would make the page heavier. mark-page.ts is loaded late, on pages that a search led to.',
      severity: 'error',
      from: {
        path: '^src/features/search/(box|results)/',
        pathNot: '/mark-page\\.ts$|\\.test\\.tsx?$',
      },
      to: { path: '^src/features/search/engine/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-tests-import-proof-scale',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^tests/' },
    },
    {
      name: 'one-place-knows-the-host-store',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/server/store/site-activity-and-job-runs-blob-store\\.ts$',
      },
      to: { path: '^node_modules/@netlify/' },
    },
    {
      name: 'domain-has-no-side-effects',
      comment: 'Schemas of what crosses a border live in domain, so valibot is its one package.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test(-support)?\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '^node_modules/valibot/' },
    },
    {
      name: 'local-imports-only-what-it-may',
      severity: 'error',
      from: { path: '^local/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(src|netlify|tests)/|^gatsby-',
        pathNot:
          '^src/(domain|config)/|^src/content/(model|check|advice)/|^src/server/(rights/(read|write)-rights|orders/item/store-item-order-read-from-till|store/database|site-builds/build-progress-recorder)\\.ts$|^tests/bench/',
      },
    },
    {
      name: 'only-the-content-check-knows-the-content-model',
      comment: 'The stand-ins speak a vendor’s protocol and know nothing of our content types.',
      severity: 'error',
      from: {
        path: '^local/',
        pathNot:
          '^local/(content|content/[\\w-]+|failed-build/content-faults|setup/stripe/read-sold-items|doctor/contentful/examine-space-access|starter-space/(read-content-space|sold-products|starter-content\\.test))\\.ts$',
      },
      to: { path: '^src/content/' },
    },
    {
      name: 'only-tests-import-tests',
      severity: 'error',
      from: {
        path: '^(src|local|netlify|gatsby-)',
        pathNot: '\\.test(-support)?\\.tsx?$|^local/bench\\.ts$',
      },
      to: { path: '^tests/' },
    },
    {
      name: 'functions-are-thin',
      severity: 'error',
      from: { path: '^netlify/(preview/)?functions/' },
      to: {
        path: '^(src|local|tests)/',
        pathNot: '^src/(server|domain|config/(server|public|shared))/',
      },
    },
    {
      name: 'functions-belong-to-the-host-alone',
      comment:
        'Only netlify/functions calls src/server: what is in it never reaches the browser. The sample members are given their rights by the code that payments use.',
      severity: 'error',
      from: {
        path: '^(src|local|gatsby-)',
        pathNot: '^src/server/|^local/(sample-members|reported-build)\\.ts$',
      },
      to: {
        path: '^(src/server|netlify)/',
        pathNot: '^src/server/till/stripe/read-prices-by-id-or-lookup-key\\.ts$',
      },
    },
    {
      name: 'no-utils-no-helpers',
      severity: 'error',
      from: {},
      to: { path: '(^|/)(utils?|helpers?)(/|\\.tsx?$)', pathNot: 'node_modules' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(public|\\.cache|\\.local|coverage|local/pictures|tests/bench/plain-nodes|tests/bench/bare-gatsby|tests/bench/search/engines)/',
    },
    tsPreCompilationDeps: true,
    // Who depends on each module, which no rule asks for, would take an eighth of the time.
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'require', 'default', 'types'],
    },
  },
};
