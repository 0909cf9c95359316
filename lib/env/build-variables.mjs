/**
 * The variables of the site whose values its build writes into pages, or which it fails without: `npm
 * run build` needs them as at run time, and another value needs another build. docs/configuration.md
 * marks them, and `npm start` builds with these only.
 */
export const buildVariables = [
  'SITE_URL',
  'SITE_DIST_DIR',
  'SITE_PRERENDER',
  'CONTENT_GRAPHQL_URL',
  'CONTENT_MEDIA_ORIGIN',
  'CONTENT_TRUSTED_DOCUMENTS',
  'REVALIDATE_SECRET', // exempts the build from rate limits, and signs the addresses of sharing pictures
  'API_BASE_URL',
  'AUTH0_DOMAIN',
  'AUTH0_CLIENT_ID',
  'AUTH0_CLIENT_SECRET', // this one and the next are checked, not written
  'AUTH0_SECRET',
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
