import path from 'node:path'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { closePayloadCollections } from './access/payload-collections'
import { isAdmin } from './access/rules'
import * as expertise from './collections/expertise'
import * as insights from './collections/insights'
import * as navigator from './collections/navigator'
import * as pages from './collections/pages'
import { contacts, offices } from './collections/people'
import { media, redirects, users } from './collections/system'
import { database } from './database'
import { env } from './env'
import { home, navigation, settings } from './globals/settings'
import { mails, registrations, submissions } from './inbox/collections'
import { cancelEndpoint, registerEndpoint } from './inbox/register'
import { submitEndpoint } from './inbox/submit'
import { localization } from './locales'
import { alertSubscriptions } from './members/alerts'
import { members } from './members/collection'
import { consents } from './members/consents'
import { digests } from './members/digests'
import { favouriteFolders, favourites } from './members/favourites'
import { memberEndpoints } from './members/endpoints'
import { withFieldWrites } from './members/field-writes'
import { navigatorReports } from './members/navigator-reports'
import { permissionsEndpoint } from './members/permissions'
import { productRequests } from './members/product-requests'
import { searchChanges } from './search/changes'

/** The service and its scripts run in the workspace's folder. */
const here = path.resolve('src')

const config = buildConfig({
  serverURL: env.contentUrl,
  secret: env.secret,
  telemetry: false,
  admin: {
    user: 'users',
    avatar: 'default', // no call to a picture service elsewhere
    importMap: {
      baseDir: here,
      importMapFile: path.join(here, 'app/(payload)/admin/importMap.js'),
    },
    meta: { titleSuffix: ' · Aldermere content' },
    dateFormat: 'd MMM yyyy, HH:mm',
    components: { beforeDashboard: ['/search/no-results-panel#NoResultsPanel'] },
  },
  localization,
  editor: lexicalEditor(),
  sharp,
  collections: [
    insights.articles,
    insights.events,
    insights.news,
    insights.trainings,
    insights.trainingSeries,
    insights.deals,
    contacts,
    offices,
    expertise.countries,
    expertise.services,
    expertise.sectors,
    expertise.solutions,
    pages.aboutPages,
    pages.careersPages,
    pages.graduatePages,
    pages.legalPages,
    pages.featurePages,
    pages.productPages,
    pages.marketingPages,
    navigator.navigatorServices,
    navigator.navigatorRegions,
    navigator.navigatorJurisdictions,
    navigator.navigatorQuestions,
    navigator.navigatorStatuses,
    navigator.navigatorAnswers,
    navigator.navigatorContents,
    members,
    productRequests,
    alertSubscriptions,
    consents,
    digests,
    favourites,
    favouriteFolders,
    navigatorReports,
    searchChanges,
    submissions,
    registrations,
    mails,
    media,
    redirects,
    users,
  ],
  endpoints: [
    permissionsEndpoint,
    submitEndpoint,
    registerEndpoint,
    cancelEndpoint,
    ...memberEndpoints,
  ],
  globals: [home, navigation, settings],
  graphQL: {
    maxComplexity: 20_000,
    disablePlaygroundInProduction: true,
    schemaOutputFile: path.join(here, '../../../lib/graphql/schema.graphql'),
  },
  cors: [env.siteUrl],
  csrf: [env.siteUrl, env.contentUrl],
  db: withFieldWrites(database(env.databaseUrl, path.join(here, '../migrations'))),
  typescript: { autoGenerate: false },
  jobs: {
    access: {
      run: ({ req }) => isAdmin(req),
      queue: ({ req }) => isAdmin(req),
      cancel: ({ req }) => isAdmin(req),
    },
  },
  defaultDepth: 1,
  maxDepth: 2,
})

export default config.then(closePayloadCollections)
