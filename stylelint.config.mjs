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
    'import-notation': 'string',
    'value-keyword-case': [
      'lower',
      { camelCaseSvgKeywords: true, ignoreKeywords: ['BlinkMacSystemFont', 'Georgia'] },
    ],
    'scale-unlimited/declaration-strict-value': [
      ['/color$/', 'fill', 'stroke', 'background'],
      { ignoreValues: ['transparent', 'currentColor', 'currentcolor', 'inherit', 'none', 'unset'] },
    ],
  },
  overrides: [
    {
      files: ['components/styles/tokens.css'],
      rules: { 'scale-unlimited/declaration-strict-value': null },
    },
    {
      // Global utilities.
      files: ['components/styles/base.css'],
      rules: { 'selector-class-pattern': '^(wrap|visually-hidden|no-print|needs-script)$' },
    },
  ],
}

export default config
