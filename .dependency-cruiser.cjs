// The arrows of the repository: api -> shared <- worker; ops and test may use everything; nothing runs in a circle.
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'api-not-to-worker', severity: 'error', from: { path: '^api/' }, to: { path: '^(worker|ops|test)/' } },
    { name: 'worker-not-to-api', severity: 'error', from: { path: '^worker/' }, to: { path: '^(api|ops|test)/' } },
    {
      name: 'shared-is-the-base',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(api|worker|ops|test|migrations)/' },
    },
    {
      name: 'migrations-are-frozen',
      severity: 'error',
      from: { path: '^migrations/' },
      to: { pathNot: '^(node_modules/kysely|migrations/)' },
    },
    { name: 'ops-not-to-test', severity: 'error', from: { path: '^ops/' }, to: { path: '^test/' } },
    {
      name: 'pure-engine',
      comment: 'The text engine reads no clock, network or disk.',
      severity: 'error',
      from: { path: '^worker/(prompt|targets)/' },
      to: { dependencyTypes: ['core', 'npm'] },
    },
    {
      name: 'production-needs-no-dev-package',
      severity: 'error',
      from: { path: '^(api|worker|shared|migrations)/' },
      to: { dependencyTypes: ['npm-dev'] },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Its TypeScript reader needs a compiler API that TypeScript 7 no longer has: without this it reads nothing, silently.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'types'],
      extensions: ['.ts', '.js', '.mjs', '.json'],
    },
  },
}
