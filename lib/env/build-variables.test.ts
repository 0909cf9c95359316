/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import {
  buildEnvironment,
  buildVariables,
  builtWithProblems,
  describePageVariables,
} from './build-variables.mjs'
import { environmentNames } from './schema'

/**
 * Modules that pages import and that read their variables for a request only: actions of forms, the
 * sessions of members, previews of drafts.
 */
const perRequest = [
  /^lib\/forms\//,
  /^lib\/session\/ended-sessions\.ts$/,
  /^lib\/content\/shared\/is-draft-request\.ts$/,
  /^components\/members\/live-updates\.tsx$/,
  /^packages\/runtime\//,
]

/** Of a draft request. */
const perRequestVariables = ['CONTENT_API_KEY']

const membersPages = /dynamic\/|dashboard|favourites|onboarding|subscriptions|newsletters/

/** The modules of pages that are rendered without a request, by their path. */
function readPageModules(): Map<string, string> {
  const modules = new Map<string, string>()
  const visit = (file: string) => {
    if (modules.has(file)) return
    const text = readFileSync(file, 'utf8')
    modules.set(file, text)
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const { resolvedModule } = ts.resolveModuleName(fileName, file, options, ts.sys)
      const resolved = resolvedModule && path.relative('', resolvedModule.resolvedFileName)
      if (resolved && !/node_modules|^\.\.|\.(?:json|css)$/.test(resolved)) visit(resolved)
    }
  }
  const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|\/)(?:page|layout|not-found|error)\.tsx$/.test(name))
    .filter((name) => !membersPages.test(name))
  for (const page of pages) visit(path.join('app', page))
  return modules
}

const options: ts.CompilerOptions = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  paths: { '@/*': [`${process.cwd()}/*`] },
  allowJs: true,
}

const findVariables = (text: string): string[] => [
  ...[...text.matchAll(/\benv(?:ironment)?\.([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/const \{([^}]*)\} = env\b/g)].flatMap(
    ([, names = '']) => names.match(/[A-Z][A-Z0-9_]+/g) ?? [],
  ),
]

test('each variable that the modules of a pre-rendered page read is one of the build', () => {
  const modules = readPageModules()
  expect(modules.size).toBeGreaterThan(500)
  const reads = [...modules].flatMap(([file, text]) =>
    perRequest.some((pattern) => pattern.test(file))
      ? []
      : findVariables(text).map((name) => ({ file, name })),
  )
  expect(reads.map(({ name }) => name)).toEqual(expect.arrayContaining(['POSTHOG_KEY', 'GTM_ID']))
  expect(
    reads.filter(
      ({ name }) =>
        environmentNames.includes(name) &&
        !buildVariables.includes(name) &&
        !perRequestVariables.includes(name),
    ),
  ).toEqual([])
})

const atRunTimeOnly = environmentNames.filter((name) => !buildVariables.includes(name))

test('a build has the variables that it reads and those of the machine, and no others', () => {
  const ofBuild = Object.fromEntries(buildVariables.map((name) => [name, 'value']))
  const ofMachine = { PATH: '/bin', NODE_OPTIONS: '--a', HTTPS_PROXY: 'http://proxy.test' }
  const others = Object.fromEntries(atRunTimeOnly.map((name) => [name, 'value']))
  expect(buildEnvironment({ ...ofBuild, ...ofMachine, ...others })).toEqual({
    ...ofBuild,
    ...ofMachine,
  })
})

test.each([
  [{}, ['SITE_URL', 'CONTENT_GRAPHQL_URL', 'REVALIDATE_SECRET']],
  [{ SITE_URL: 'https://a.test', CONTENT_GRAPHQL_URL: 'https://b.test' }, ['REVALIDATE_SECRET']],
  [{ SITE_URL: 'a', CONTENT_GRAPHQL_URL: 'b', REVALIDATE_SECRET: 'c' }, []],
])('npm run build with %j lacks %j', (environment, missing) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-build.mjs'], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  })
  expect(stderr.match(/[A-Z_]{5,}(?= is missing)/g) ?? []).toEqual(missing)
  expect(status).toBe(missing.length > 0 ? 1 : 0)
})

test('a build may read the content service at another address than the site, when pages have none of it', () => {
  const own = { CONTENT_MEDIA_ORIGIN: 'https://media.test', API_BASE_URL: 'https://api.test' }
  const at = (host: string) => ({ CONTENT_GRAPHQL_URL: `https://${host}/api/graphql` })
  const problems = (more: object) =>
    builtWithProblems(describePageVariables({ ...at('a.test'), ...more }), {
      ...at('b.test'),
      ...more,
    })
  expect(problems(own)).toEqual([])
  expect(problems({ CONTENT_MEDIA_ORIGIN: own.CONTENT_MEDIA_ORIGIN })).toHaveLength(1)
})
