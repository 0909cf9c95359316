/** @jest-environment node */
import { execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const repository = path.join(__dirname, '..')
let root = ''

/** A checkout with the scripts only, below the repository, whose packages they load. */
beforeAll(() => {
  mkdirSync(path.join(repository, '.data'), { recursive: true })
  root = mkdtempSync(path.join(repository, '.data/release-test-'))
  cpSync(path.join(repository, 'scripts'), path.join(root, 'scripts'), { recursive: true })
  for (const folder of ['lib/env', 'packages/runtime/env'])
    cpSync(path.join(repository, folder), path.join(root, folder), { recursive: true })
  cpSync(path.join(repository, 'package.json'), path.join(root, 'package.json'))
  const npm = path.join(root, 'npm')
  writeFileSync(npm, '#!/bin/sh\necho "$*" >> npm.log\ntest "$*" != "$FAILING"\n')
  chmodSync(npm, 0o755)
})

beforeEach(() => {
  writeFileSync(path.join(root, 'npm.log'), '')
  rmSync(path.join(root, 'node_modules'), { recursive: true, force: true })
})

afterAll(() => rmSync(root, { recursive: true }))

const environment = {
  SITE_URL: 'https://www.site.test',
  CONTENT_GRAPHQL_URL: 'https://content.site.test/api/graphql',
  REVALIDATE_SECRET: 'secret',
}

/** Runs `npm run release` with an npm that notes its arguments, and fails at one command. */
const release = (args: string[], failing: string, environment: Record<string, string>) =>
  new Promise<{ code: unknown; errors: string; commands: string[] }>((resolve) =>
    execFile(
      process.execPath,
      ['scripts/release.mjs', ...args],
      {
        cwd: root,
        env: {
          NODE_ENV: 'test',
          PATH: `${root}:${process.env.PATH}`,
          FAILING: failing,
          ...environment,
        },
      },
      (failure, _, errors) =>
        resolve({
          code: failure?.code,
          errors,
          commands: readFileSync(path.join(root, 'npm.log'), 'utf8').trim().split('\n'),
        }),
    ),
  )

const install = 'install --include=dev --no-audit --no-fund'
const buildContent = 'run build -w services/content'

test.each([
  ['the content service, then the site', [], 'run build', environment, [buildContent, 'run build']],
  ['the content service only', ['--services'], buildContent, {}, [buildContent]],
])('builds %s', async (_, args, failing, environment, builds) => {
  const { code, errors, commands } = await release(args, failing, environment)
  expect(errors).toContain(`npm ${failing} failed (code 1)`)
  expect(commands).toEqual([install, ...builds])
  expect(code).toBe(1)
})

test('builds nothing without what the site is built for', async () => {
  const { errors, commands } = await release([], '', {})
  expect(errors).toContain('set SITE_URL and CONTENT_GRAPHQL_URL and REVALIDATE_SECRET')
  expect(commands).toEqual([install])
})
