/** The processes of docs/configuration.md: their environment's module, or their variables. */
export const processes = [
  {
    title: 'Site',
    intro:
      'The repository root. "Used by the build too": set it for `npm run build` as well, and build again when it changes; `npm start` does so by itself. Cached pages have these values, and the site does not start with others, except for its secrets, `SITE_PRERENDER` and `SITE_DIST_DIR`.',
    module: 'lib/env/schema.ts',
  },
  {
    title: 'Content service',
    intro:
      '`services/content`. `npm run migrate` and the other commands there read the same variables.',
    module: 'services/content/environment.mjs',
  },
  {
    title: 'Identity service',
    intro: '`services/identity`, for the local set-up and the tests only.',
    module: 'services/identity/src/env.ts',
  },
  {
    title: 'Search service',
    intro: '`services/search`, for the local set-up, the tests, and sites without Algolia.',
    module: 'services/search/src/env.ts',
  },
  {
    title: 'Every process in production',
    intro: 'What is logged and measured; [operate](operate/README.md) has more of OpenTelemetry.',
    variables: [
      { name: 'LOG_LEVEL', fallback: 'info', description: '`debug`, `info`, `warn` or `error`.' },
      {
        name: 'OTEL_SERVICE_NAME',
        description: 'Name of the process in logs, traces and metrics.',
      },
      {
        name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
        description:
          'Collector of OpenTelemetry (http/protobuf) for traces, metrics and logs. Without it, and without the next, nothing is measured.',
      },
      { name: 'OTEL_TRACES_EXPORTER', description: '`none` leaves traces out.' },
      {
        name: 'OTEL_METRICS_EXPORTER',
        description: '`prometheus` offers metrics on a port instead.',
      },
      {
        name: 'OTEL_EXPORTER_PROMETHEUS_PORT',
        fallback: '9464',
        description: "That port; the site's renderer has the one after it.",
      },
    ],
  },
  {
    title: 'Scripts',
    intro: '`npm start`, `npm test`, `npm run bench` and the checks.',
    variables: [
      {
        name: 'CONTENT_PORT',
        fallback: '3001',
        description: '`npm start`: port of the content service.',
      },
      {
        name: 'IDENTITY_PORT',
        fallback: '3002',
        description: '`npm start`: port of the identity service.',
      },
      {
        name: 'SEARCH_PORT',
        fallback: '3003',
        description: '`npm start`: port of the search service.',
      },
      { name: 'CHROMIUM_PATH', description: 'Browser of the tests, if none is found.' },
      { name: 'TEST_PORT', fallback: '3100', description: '`npm test`: first of thirteen ports.' },
      {
        name: 'TEST_SITE_URL',
        description: '`npx playwright test`: the site under test; `npm test` sets it.',
      },
      {
        name: 'TEST_TIER',
        fallback: 'quick',
        description: '`npx playwright test`: `full` has all tests; `npm run test:full` sets it.',
      },
      { name: 'CI', description: 'Any value: a test marked `only` fails the run.' },
      {
        name: 'CHAOS_PORT',
        fallback: '3600',
        description: '`npm run chaos`: first of thirteen ports.',
      },
      {
        name: 'CHAOS_CLOCKS',
        description:
          'Set by `npm run chaos`: the folder where its processes write that their clock was set.',
      },
      {
        name: 'DRILL_PORT',
        fallback: '3750',
        description: 'The first of five ports of `npm run drill`.',
      },
      {
        name: 'TRIAL_PORT',
        fallback: '3700',
        description:
          '`npm run release -- --check`, `npm run backup -- --check`: first of five ports.',
      },
      {
        name: 'BENCH_PORT',
        fallback: '3480',
        description: '`npm run bench`: first of seven ports.',
      },
      {
        name: 'BENCH_RECORDS',
        fallback: '20000',
        description: 'Bench of the search service: number of records.',
      },
      { name: 'BENCH_VERBOSE', description: 'Bench of the search service: prints each query.' },
      {
        name: 'CHECK_DATABASE_URL',
        description:
          '`npm test -w services/content`: PostgreSQL instead of SQLite. Each test file creates a database there, whose name begins as this one and which stays.',
      },
      {
        name: 'CHECK_MOVE_URL',
        description:
          '`npm test -w services/content`: an empty PostgreSQL to which SQLite is moved.',
      },
      {
        name: 'CHECK_LOG',
        fallback: 'silent',
        description: "`npm test -w services/content`: Payload's log level.",
      },
    ],
  },
]
