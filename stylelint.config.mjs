import { readFileSync } from 'node:fs'

const tokens = readFileSync(new URL('components/styles/tokens.css', import.meta.url), 'utf8')

/** Matches lengths that have a token whose name begins so. */
const withToken = (name) => {
  const lengths = [
    ...tokens.matchAll(new RegExp(`--(?:${name})[\\w-]*: ([\\d.]+(?:rem|px));`, 'g')),
  ]
  return `/(?<![\\w.-])(${lengths.map(([, length]) => length.replace('.', '\\.')).join('|')})(?!\\w)/`
}

/** @type {import('stylelint').Config} */
const config = {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-declaration-strict-value'],
  rules: {
    'custom-property-pattern': '^[a-z]+(-{1,2}[a-z0-9]+)*$',
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      { message: 'Classes of CSS modules are in camelCase.' },
    ],
    // Rules stand by component, not by specificity.
    'no-descending-specificity': null,
    'media-feature-range-notation': 'prefix',
    'media-feature-name-value-allowed-list': {
      'max-width': ['60rem', '44rem', '40rem', '30rem', '24rem', '21rem'],
      'min-width': ['44.01rem'],
    },
    'import-notation': 'string',
    'value-keyword-case': [
      'lower',
      { camelCaseSvgKeywords: true, ignoreKeywords: ['BlinkMacSystemFont', 'Georgia'] },
    ],
    'scale-unlimited/declaration-strict-value': [
      ['/color$/', 'fill', 'stroke', 'background'],
      { ignoreValues: ['transparent', 'currentColor', 'currentcolor', 'inherit', 'none', 'unset'] },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(margin|padding|gap|row-gap|column-gap)/': withToken('space'),
        '/^font(-size)?$/': withToken('step|size'),
        '/radius$/': withToken('radius'),
      },
      { message: 'Write the token of components/styles/tokens.css.' },
    ],
  },
  overrides: [
    {
      files: ['components/styles/tokens.css', 'services/identity/**/*.css'],
      rules: {
        'scale-unlimited/declaration-strict-value': null,
        'declaration-property-value-disallowed-list': null,
        'media-feature-name-value-allowed-list': null,
      },
    },
    {
      // Global utilities.
      files: ['components/styles/base.css'],
      rules: { 'selector-class-pattern': '^(wrap|visually-hidden|no-print|needs-script)$' },
    },
  ],
}

export default config
