import path from 'node:path'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import { pino } from 'pino'
import sharp from 'sharp'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { zh } from '@payloadcms/translations/languages/zh'
import { admins, isAdmin } from './access/rules'
import { restrictPayloadCollections } from './access/payload-collections'
import { withEditorInterface } from './admin/editor-interface'
import { translated } from './admin/translate'
import { alertSubscriptions } from './collections/alert-subscriptions'
import { withAuditTrail } from './plugins/audit/audit-trail'
import { bulkResults, bulkRuns } from './collections/bulk-runs'
import { bulkTask, removeOldRunsTask } from './plugins/bulk-editing/task'
import { withRehearsals } from './plugins/bulk-editing/rehearsal'
import { bulk } from './plugins/bulk-editing/plugin'
import { checkedValues } from './plugins/checked-values/plugin'
import { conflicts } from './plugins/conflicts/plugin'
import { findings } from './plugins/findings/plugin'
import { leaving } from './plugins/leaving/plugin'
import { mentions } from './plugins/mentions/plugin'
import { missingAddresses } from './plugins/missing-addresses/plugin'
import { quickFind } from './plugins/quick-find/plugin'
import { scheduling } from './plugins/scheduling/plugin'
import { session } from './plugins/session/plugin'
import { setUp } from './plugins/set-up/plugin'
import { signIn } from './plugins/sign-in/plugin'
import { translations } from './plugins/translations/plugin'
import { auditEntries } from './collections/audit-entries'
import { consents } from './collections/consents'
import { digests } from './collections/digests'
import { favouriteFolders } from './collections/favourite-folders'
import { favourites } from './collections/favourites'
import { contentCollections } from './collections/generated'
import { mails } from './collections/mails'
import { media } from './collections/media'
import { members } from './collections/members'
import { navigatorReports } from './collections/navigator-reports'
import { productRequests } from './collections/product-requests'
import { redirects } from './collections/redirects'
import { registrations } from './collections/registrations'
import { secondFactors, usedCodes } from './collections/second-factors'
import { submissions } from './collections/submissions'
import { users } from './collections/users'
import { database } from './database/database'
import { logOptions } from '@law-firm/runtime/observability/log-options.mjs'
import { env } from './env'
import { home, navigation, settings } from './globals/settings'
import { cancelEndpoint, registerEndpoint } from './inbox/register'
import { submitEndpoint } from './inbox/submit'
import { nameInvalidFields } from './hooks/name-invalid-fields'
import { nameOutage } from './hooks/name-outage'
import { localization } from './model/locales'
import { sendMailTask } from './mail/send-mail'
import { memberEndpoints } from './members/endpoints'
import { withFieldWrites } from './members/field-writes'
import { permissionsEndpoint } from './members/permissions-endpoint'
import { deleteMembersTask, sendDigestsTask } from './members/tasks'
import { breakpoints, previewSessionEndpoint } from './admin/preview'
import { revalidateTask } from './revalidation/task'
import { updateSearchTask } from './search/changes'
import { removeClosedVacanciesTask } from './search/closed-vacancies'

/** The service and its scripts run in the workspace's folder. */
const srcDir = path.resolve('src')

const maxUploadMegabytes = 20

/** Before Payload adds what is its own. */
export const configuration = withEditorInterface({
  serverURL: env.CONTENT_URL,
  secret: env.CONTENT_SECRET,
  telemetry: false,
  // development and scripts have Payload's own, which people read
  logger: process.env.NODE_ENV === 'production' ? pino(logOptions) : undefined,
  admin: {
    user: 'users',
    avatar: 'default', // no request to Gravatar
    importMap: {
      baseDir: srcDir,
      importMapFile: path.join(srcDir, 'app/(payload)/admin/importMap.js'),
    },
    // of the versions list, in the time zone of the computer: one order in all languages
    dateFormat: 'yyyy-MM-dd, HH:mm O',
    livePreview: { breakpoints },
    components: {
      providers: [
        '/plugins/session/session-keeper.client#SessionKeeper',
        '/admin/accessible-elements.client#AccessibleElements',
      ],
      beforeDashboard: ['/admin/dashboard#Dashboard'],
      afterNavLinks: ['/admin/nav-links#NavLinks'],
      graphics: { Logo: '/admin/brand#Logo', Icon: '/admin/brand#Icon' },
    },
  },
  hooks: { afterError: [nameInvalidFields, nameOutage] },
  i18n: { supportedLanguages: { en, fr, zh } },
  localization,
  experimental: { localizeStatus: true },
  editor: lexicalEditor(),
  sharp,
  upload: {
    limits: { fileSize: maxUploadMegabytes * 1_000_000 },
    abortOnLimit: true,
    responseOnLimit: `A file has at most ${maxUploadMegabytes} MB.`,
  },
  collections: [
    ...Object.values(contentCollections),
    members,
    productRequests,
    alertSubscriptions,
    consents,
    digests,
    favourites,
    favouriteFolders,
    navigatorReports,
    submissions,
    registrations,
    mails,
    media,
    redirects,
    users,
    auditEntries,
    secondFactors,
    usedCodes,
    bulkRuns,
    bulkResults,
  ],
  endpoints: [
    permissionsEndpoint,
    previewSessionEndpoint,
    submitEndpoint,
    registerEndpoint,
    cancelEndpoint,
    ...memberEndpoints,
  ],
  globals: [home, navigation, settings],
  graphQL: {
    maxComplexity: 20_000,
    disablePlaygroundInProduction: true,
    schemaOutputFile: path.join(srcDir, '../../../lib/graphql/schema.graphql'),
  },
  cors: [env.SITE_URL],
  csrf: [env.CONTENT_URL],
  db: withRehearsals(
    withFieldWrites(database(env.CONTENT_DATABASE_URL, path.join(srcDir, '../migrations'))),
  ),
  // Generated by `npm run model`: Payload's own generation fails (see scripts/run.mjs).
  typescript: { autoGenerate: false, outputFile: path.join(srcDir, 'payload-types.ts') },
  // Run by src/jobs; the collection has no access either (src/access/payload-collections.ts).
  jobs: {
    tasks: [
      revalidateTask,
      updateSearchTask,
      removeClosedVacanciesTask,
      sendMailTask,
      sendDigestsTask,
      deleteMembersTask,
      bulkTask,
      removeOldRunsTask,
    ],
    deleteJobOnComplete: true,
    access: { run: () => false, queue: () => false, cancel: () => false },
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      graphQL: false,
      labels: { singular: translated('Job'), plural: translated('Jobs') },
      // What failed stays here (the dashboard links to it) until an administrator deletes it.
      admin: {
        ...defaultJobsCollection.admin,
        group: translated('Settings'),
        hidden: ({ user }) => user?.role !== 'admin',
        defaultColumns: ['taskSlug', 'queue', 'waitUntil', 'hasError', 'totalTried', 'updatedAt'],
      },
      access: {
        read: admins,
        create: () => false,
        update: () => false,
        delete: ({ req }) => isAdmin(req) && { hasError: { equals: true } },
      },
    }),
  },
  defaultDepth: 1,
  maxDepth: 2,
  plugins: [
    withAuditTrail,
    bulk,
    checkedValues,
    conflicts,
    findings,
    leaving,
    mentions,
    missingAddresses,
    quickFind,
    scheduling,
    session,
    setUp,
    signIn,
    translations,
  ],
})

export default buildConfig(configuration).then(restrictPayloadCollections)
