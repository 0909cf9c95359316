import { createHash } from 'node:crypto'

/**
 * The variables of the site whose values its build writes into pages: another value needs another
 * build, and the site does not start with one (`builtWithProblems`). Its test finds the modules of
 * pages that read a variable which is not here.
 */
const pageVariables = [
  'SITE_URL',
  'CONTENT_GRAPHQL_URL',
  'CONTENT_MEDIA_ORIGIN',
  'CONTENT_TRUSTED_DOCUMENTS',
  'API_BASE_URL',
  'AUTH0_DOMAIN',
  'AUTH0_CLIENT_ID',
  'AUTH0_BROWSER_CLIENT_ID',
  'AUTH0_AUDIENCE',
  'AUTH0_ORGANIZATION',
  'AUTH0_SIGN_IN_METHODS',
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_KEY',
  'ALGOLIA_HOST',
  'ALGOLIA_INDEX_PREFIX',
  'POSTHOG_KEY',
  'GTM_ID',
  'GTM_SCRIPT_URL',
]

/**
 * Those, and what else the build reads: `npm run build` needs them as at run time.
 * docs/configuration.md marks them, and `npm start` builds with these only, and builds again when one
 * of them differs.
 */
export const buildVariables = [
  ...pageVariables,
  'SITE_DIST_DIR',
  'SITE_PRERENDER',
  'REVALIDATE_SECRET', // rotated without a build: only sharing pictures of older pages fail
  'AUTH0_CLIENT_SECRET', // this one and the next are checked, not written
  'AUTH0_SECRET',
]

/**
 * What the pages of a build were written with, none of which is a secret: a few digits of a hash, to
 * see a difference by.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {Record<string, string>}
 */
export const describePageVariables = (environment) =>
  Object.fromEntries(
    pageVariables.map((name) => [
      name,
      createHash('sha256')
        .update(`${name}=${inPages(name, environment) ?? ''}`)
        .digest('hex')
        .slice(0, 6),
    ]),
  )

/**
 * The content service's address is in pages only as that of media and of members' calls: with
 * addresses of their own a build may read it elsewhere.
 *
 * @param {string} name
 * @param {Record<string, string | undefined>} environment
 */
const inPages = (name, environment) =>
  name === 'CONTENT_GRAPHQL_URL' && environment.CONTENT_MEDIA_ORIGIN && environment.API_BASE_URL
    ? undefined
    : environment[name]

/**
 * @param {Record<string, unknown>} builtWith of `describePageVariables`
 * @param {Record<string, string | undefined>} environment
 * @returns {string[]} a sentence for each variable that has another value than the pages
 */
export const builtWithProblems = (builtWith, environment) =>
  Object.entries(describePageVariables(environment))
    .filter(([name, value]) => builtWith[name] !== value)
    .map(
      ([name]) =>
        `The pages were built with another value of ${name}: run "npm run build", or set that value.`,
    )

/** The build is refused or wrong without these, which have no default for production. */
const needed = ['SITE_URL', 'CONTENT_GRAPHQL_URL', 'REVALIDATE_SECRET']

/**
 * @param {Record<string, string | undefined>} environment
 * @returns {string[]} the names of the missing variables
 */
export const missingForBuild = (environment) => needed.filter((name) => !environment[name])

/** Names of the variables that the site reads. */
const ofSite =
  /^(?:(?:SITE|CONTENT|REVALIDATE|PREVIEW|FORMS|CACHE|API|AUTH0|ALGOLIA|POSTHOG|GTM|CSP)_|(?:PORT|HOSTNAME_TO_BIND|TRUST_PROXY|REQUEST_LIMIT)$)/

/**
 * The environment of a build: without the site's variables that only a running site reads.
 *
 * @param {Record<string, string | undefined>} environment
 */
export const buildEnvironment = (environment) =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => !ofSite.test(name) || buildVariables.includes(name),
    ),
  )
