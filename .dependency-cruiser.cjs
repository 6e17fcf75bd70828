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
      name: 'pure-text-engine',
      comment: 'No clock, network or disk; packages only where a room needs one.',
      severity: 'error',
      from: { path: '^worker/(prompt|targets)-next/' },
      to: { dependencyTypes: ['core', 'npm'], pathNot: '^node_modules/(wink-nlp|wink-eng-lite-web-model)/' },
    },
    {
      name: 'text-is-the-base',
      severity: 'error',
      from: { path: '^worker/prompt-next/text/' },
      to: { path: '^worker/(prompt-next/(?!text/)|targets-next/)' },
    },
    {
      name: 'reading-knows-no-kinds',
      severity: 'error',
      from: { path: '^worker/prompt-next/reading/' },
      to: { path: '^worker/(prompt-next/(?!text/|reading/)|targets-next/)' },
    },
    {
      name: 'kinds-know-no-plans',
      severity: 'error',
      from: { path: '^worker/prompt-next/kinds/' },
      to: { path: '^worker/(prompt-next/(?!text/|reading/|kinds/)|targets-next/)' },
    },
    {
      name: 'pictures-know-no-plans',
      severity: 'error',
      from: { path: '^worker/prompt-next/pictures/' },
      to: { path: '^worker/(prompt-next/(?!text/|reading/|pictures/)|targets-next/)' },
    },
    {
      name: 'plans-know-no-verdicts',
      severity: 'error',
      from: { path: '^worker/prompt-next/plan/' },
      to: { path: '^worker/(prompt-next/(verify|score)/|targets-next/)' },
    },
    {
      name: 'judges-know-no-rules',
      comment: 'Verify and score judge the text alone, whatever made it.',
      severity: 'error',
      from: { path: '^worker/prompt-next/(verify|score)/' },
      to: { path: '^worker/prompt-next/(kinds|pictures|plan|knowledge)/' },
    },
    {
      name: 'targets-see-plans-and-texts',
      severity: 'error',
      from: { path: '^worker/targets-next/' },
      to: { path: '^worker/prompt-next/(kinds|pictures|verify|score|knowledge)/' },
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
