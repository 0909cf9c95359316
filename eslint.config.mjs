import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'

/**
 * Which way imports may go: app → components → lib → packages, and never into a service (CONTRIBUTING.md,
 * "Layout and direction").
 */
const forbid = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })
const noService = {
  group: ['**/services/**'],
  message: 'The site and its services know each other by protocol only.',
}

const noPage = {
  group: ['@/app/*', '**/app/**'],
  message: 'Components do not know pages: pass what is needed as props.',
}
/** The areas of components that an area imports, beside `ui`. The list only shrinks. */
const areas = {
  analytics: [],
  blocks: ['insights', 'people', 'session'],
  careers: ['pages'],
  consent: [],
  contact: ['blocks', 'forms', 'pages'],
  deals: ['pages'],
  events: ['blocks', 'favourites', 'forms', 'pages', 'people'],
  expertise: ['blocks', 'insights', 'pages', 'people'],
  favourites: ['members', 'session'],
  forms: [],
  graduates: ['blocks', 'forms', 'layout', 'pages', 'people'],
  home: ['insights', 'layout', 'people', 'session'],
  insights: ['blocks', 'favourites', 'pages'],
  layout: ['favourites', 'insights', 'people', 'session'],
  locations: ['blocks', 'favourites', 'insights', 'news', 'pages', 'people'],
  members: ['favourites', 'pages', 'session'],
  navigator: ['blocks', 'favourites', 'pages', 'people'],
  news: ['blocks', 'favourites', 'insights', 'pages', 'people'],
  pages: ['blocks', 'forms', 'layout', 'people'],
  people: ['favourites', 'insights', 'pages'],
  search: ['layout'],
  session: ['analytics', 'favourites'],
  styles: [],
  training: ['blocks', 'favourites', 'insights', 'pages', 'people'],
  ui: [],
}
const noSite = {
  group: [
    '@/**',
    '**/app/**',
    '**/components/**',
    '**/lib/**',
    'next',
    'next/**',
    'react',
    'payload',
    'payload/**',
  ],
  message: 'What both sides agree on depends on neither of them.',
}

/**
 * The React Compiler's rules compile each file, which took two thirds of a run. They are about state
 * and effects, which components of the browser have.
 */
const rulesOfCompiler = nextVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => name.startsWith('react-hooks/'))
  .filter((name) => !['rules-of-hooks', 'exhaustive-deps'].includes(name.split('/')[1]))

const config = [
  {
    ignores: [
      '**/node_modules/**',
      '**/.next/**',
      '.data/**',
      'lib/graphql/generated/**',
      '**/.built/**',
      'services/content/migrations/**',
      'services/content/src/app/(payload)/admin/importMap.js',
      'services/content/src/payload-types.ts',
      'next-env.d.ts',
      'services/content/next-env.d.ts',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    ignores: ['**/*.client.{ts,tsx}'],
    rules: Object.fromEntries(rulesOfCompiler.map((name) => [name, 'off'])),
  },
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'import/no-default-export': 'off',
      'max-len': [
        'error',
        {
          code: 120,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
          ignoreUrls: true,
        },
      ],
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportDeclaration[source.value='next/link']",
          message:
            '`Link` of components/ui: a page neither sends nor hydrates a component for each of its links (docs/adr/0002).',
        },
        {
          selector: "CallExpression[callee.property.name='raw']",
          message:
            'Messages are compiled and have no source text: `t(key, slots(…))` for one that the browser fills.',
        },
      ],
    },
  },
  { files: ['app/**'], rules: forbid(noService) },
  { files: ['packages/**'], rules: forbid(noService, noSite) },
  ...Object.entries(areas).map(([area, imported]) => ({
    files: [`components/${area}/**`],
    rules: forbid(noService, noPage, {
      regex: `^(@/components|\\.\\.)/(?!(${[area, 'ui', ...imported].join('|')})/)[\\w-]+/`,
      message: `${area} does not know this area of components: eslint.config.mjs has the list.`,
    }),
  })),
  {
    files: ['lib/**'],
    rules: forbid(noService, {
      group: ['@/app/*', '@/components/*', '**/components/**'],
      message: 'lib is the lowest layer: components and pages import it, never the other way.',
    }),
  },
  {
    // The protocol library's adapter to the browser is the one exception.
    files: ['lib/**/*.ts'],
    ignores: ['**/*.test.ts', 'lib/testing/**', 'lib/identity/browser-platform.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'What touches the page is a *.client.ts in components/.',
        })),
      ],
    },
  },
  {
    files: ['services/**'],
    rules: forbid({
      regex: '^(@/|(\\.\\./)+(lib|components|app|server)/)',
      message: 'A service imports nothing from the site.',
    }),
  },
  {
    files: ['scripts/**', 'services/content/scripts/**', '**/*.mjs'],
    rules: { 'no-console': 'off' },
  },
]

export default config
