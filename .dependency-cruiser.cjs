/**
 * The arrows between the rooms of the code (docs/architecture.md). Each rule names a room and what it may import;
 * everything else of ours is refused.
 */
const room = (name, mayImport) => ({
  name: `${name}-imports-only-what-it-may`,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: {
    path: '^(src|local|netlify|tests|content)/|^gatsby-',
    pathNot: [`^src/${name}/`, ...mayImport.map((other) => `^src/${other}/`)].join('|'),
  },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?url$' },
    },
    room('domain', []),
    room('config', ['domain']),
    room('content', ['domain', 'config']),
    room('ui', []),
    room('services', ['domain', 'config']),
    room('features', ['domain', 'config', 'content', 'ui', 'services']),
    room('templates', ['domain', 'config', 'content', 'ui', 'services', 'features']),
    room('pages', ['domain', 'config', 'content', 'ui', 'services', 'features']),
    room('app', ['domain', 'config', 'content', 'ui', 'services', 'features']),
    room('build', ['domain', 'config', 'content']),
    room('server', ['domain', 'config']),
    {
      name: 'features-do-not-import-one-another',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'domain-has-no-side-effects',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test(-support)?\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'local-imports-only-what-it-may',
      severity: 'error',
      from: { path: '^local/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(src|netlify|tests)/|^gatsby-',
        pathNot:
          '^src/(domain|config)/|^src/server/(customers|database|grant-rights)\\.ts$|^tests/bench/',
      },
    },
    {
      name: 'functions-are-thin',
      severity: 'error',
      from: { path: '^netlify/functions/' },
      to: { path: '^(src|local|tests)/', pathNot: '^src/(server|config|domain)/' },
    },
    {
      name: 'functions-belong-to-the-host-alone',
      comment:
        'Only netlify/functions calls src/server: what is in it never reaches the browser. The sample members are given their rights by the code that payments use.',
      severity: 'error',
      from: { path: '^(src|local|gatsby-)', pathNot: '^src/server/|^local/sample-members\\.ts$' },
      to: { path: '^(src/server|netlify)/' },
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
    exclude: { path: '^(public|\\.cache|\\.local|coverage|tests/bench/plain-nodes)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'require', 'default', 'types'],
    },
  },
};
