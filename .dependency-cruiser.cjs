// The arrows of the repository: api -> shared <- worker; ops, tools and test may use everything; nothing runs in a circle.
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'api-not-to-worker',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(worker|ops|tools|test)/' },
    },
    {
      name: 'worker-not-to-api',
      severity: 'error',
      from: { path: '^worker/' },
      to: { path: '^(api|ops|tools|test)/' },
    },
    {
      name: 'shared-is-the-base',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(api|worker|ops|tools|test|migrations)/' },
    },
    {
      name: 'migrations-are-frozen',
      severity: 'error',
      from: { path: '^migrations/' },
      to: { pathNot: '^(node_modules/kysely|migrations/)' },
    },
    {
      name: 'clients-stand-alone',
      comment: 'They are packages of their own, which know the service by its HTTP interface alone.',
      severity: 'error',
      from: { path: '^clients/' },
      to: { path: '^(api|worker|shared|migrations|ops|tools|test|node_modules)/' },
    },
    {
      name: 'service-not-to-clients',
      severity: 'error',
      from: { path: '^(api|worker|shared|migrations|ops|tools)/' },
      to: { path: '^clients/' },
    },
    { name: 'ops-not-to-test', severity: 'error', from: { path: '^(ops|tools)/' }, to: { path: '^test/' } },
    {
      name: 'pure-engine',
      comment: 'The text engine reads no clock, network or disk.',
      severity: 'error',
      from: { path: '^worker/(text-engine|targets)/(?!knowledge/(load/|schemas))' },
      to: { dependencyTypes: ['core', 'npm'] },
    },
    {
      name: 'engine-stands-alone',
      severity: 'error',
      from: { path: '^worker/(text-engine|targets)/(?!knowledge/load/)' },
      to: { path: '^worker/(?!text-engine/|targets/)' },
    },
    {
      name: 'text-is-the-base',
      severity: 'error',
      from: { path: '^worker/text-engine/text/' },
      to: { path: '^worker/(text-engine/(?!text/)|targets/)' },
    },
    {
      name: 'reading-knows-no-kinds',
      severity: 'error',
      from: { path: '^worker/text-engine/analyze/' },
      to: { path: '^worker/(text-engine/(?!text/|analyze/|knowledge/schemas)|targets/)' },
    },
    {
      name: 'recognition-knows-no-plans',
      severity: 'error',
      from: { path: '^worker/text-engine/recognize/' },
      to: { path: '^worker/(text-engine/(?!text/|analyze/|recognize/|knowledge/schemas)|targets/)' },
    },
    {
      name: 'plans-know-no-verdicts',
      severity: 'error',
      from: { path: '^worker/text-engine/plan/' },
      to: { path: '^worker/(text-engine/(guardrails|score)/|targets/)' },
    },
    {
      name: 'judges-know-no-rules',
      comment: 'Verify and score judge the text alone, whatever made it.',
      severity: 'error',
      from: { path: '^worker/text-engine/(guardrails|score)/' },
      to: { path: '^worker/text-engine/(recognize|plan|knowledge/load)/' },
    },
    {
      name: 'targets-see-plans-and-texts',
      comment: 'A target writes plans and states its syntax rules; it recognises and scores nothing.',
      severity: 'error',
      from: { path: '^worker/targets/' },
      to: { path: '^worker/text-engine/(recognize|score|knowledge/load)/' },
    },
    {
      name: 'targets-by-the-registry',
      severity: 'error',
      from: { pathNot: '^(worker/targets|test|tools)/' },
      to: { path: '^worker/targets/[^/]+/' },
    },
    {
      name: 'production-needs-no-dev-package',
      severity: 'error',
      from: { path: '^(api|worker|shared|migrations)/' },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'console-stands-alone',
      comment: 'It runs in browsers, and reaches the service by its HTTP API alone.',
      severity: 'error',
      from: { path: '^console/' },
      to: { path: '^(api|worker|shared|migrations|ops|tools|test)/' },
    },
    {
      name: 'console-by-http-alone',
      severity: 'error',
      from: { path: '^(api|worker|shared|ops|tools)/' },
      to: { path: '^console/' },
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
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
