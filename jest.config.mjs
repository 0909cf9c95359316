import nextJest from 'next/jest.js'

/** Packages that come as ES modules only; Jest's loader reads them as CommonJS. */
const esModules = [
  'next-intl',
  'use-intl',
  'icu-minify',
  'jose',
  'valibot',
  '@formatjs',
  'intl-messageformat',
  'altcha-lib',
  'd3-geo',
  'd3-array',
  'internmap',
  'topojson-client',
  'ical-generator',
  'p-queue',
  'p-timeout',
  'eventemitter3',
  'opencc-js',
]

const createConfig = nextJest({ dir: './' })({
  testEnvironment: 'node',
  testTimeout: 60_000, // some start a real service, on machines that may be short of time
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // *.int.test.ts start a service: `npm test -w services/content`, `npm run test:services` for the others
  testPathIgnorePatterns: ['<rootDir>/.data/', '<rootDir>/e2e/', '\\.int\\.test\\.ts$'],
  modulePathIgnorePatterns: [
    '<rootDir>/.next/',
    '<rootDir>/.data/',
    '<rootDir>/services/content/.next/',
    '<rootDir>/services/content/.built/',
  ],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})

/** Next sets `transformIgnorePatterns` itself, so that they are replaced after it. */
const config = async () => ({
  ...(await createConfig()),
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
})

export default config
