/**
 * Tests on a running service, each file with a database of its own. Payload is ES modules with
 * top-level await, so that Node needs `--experimental-vm-modules` (Jest, "ECMAScript Modules").
 */
const config = {
  testMatch: ['**/*.int.test.ts'],
  setupFiles: ['./src/testing/environment.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': './jest-transform.mjs' },
  // not lexical's build for development, as in scripts/run.mjs
  testEnvironmentOptions: { customExportConditions: ['node', 'production'] },
  modulePathIgnorePatterns: ['/.next/', '/.built/'],
  testTimeout: 300_000, // on machines that may be short of time
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB', // modules of earlier files stay in memory
}

export default config
