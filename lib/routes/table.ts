/**
 * All routes of the site (specification, section 2). Links, redirects, the sitemap and tests derive from this table;
 * the folders of `app` correspond to it.
 *
 * A pattern consists of fixed segments, `:name` for one segment and `:name{min,max}` for a run of segments, which is
 * last or before fixed segments. `id` segments are integers.
 */

type Area = 'public' | 'auth' | 'member'

export type RouteDefinition = {
  pattern: string
  area: Area
  /** The site of the route. */
  site: 'site' | 'graduates'
  /** Whether the route has a page; a link to one without is rendered as text. */
  built?: true
}

/** The pattern is part of the type: that of documents names their route (`lib/content/content-types.ts`). */
const page = <Pattern extends string>(
  pattern: Pattern,
  built?: true,
): RouteDefinition & { pattern: Pattern } => ({
  pattern,
  area: 'public',
  site: 'site',
  ...(built ? { built } : {}),
})
const graduate = (pattern: string): RouteDefinition => ({
  pattern,
  area: 'public',
  site: 'graduates',
  built: true,
})
const auth = (pattern: string): RouteDefinition => ({
  pattern,
  area: 'auth',
  site: 'site',
  built: true,
})
const member = (pattern: string, built?: true): RouteDefinition => ({
  pattern,
  area: 'member',
  site: 'site',
  ...(built ? { built } : {}),
})

export const routes = {
  home: page('/', true),
  accessibility: page('/accessibility', true),
  siteMap: page('/site-map', true),
  remote: page('/remote', true),
  wechat: page('/wechat', true),
  deals: page('/deals', true),

  newsList: page('/about-us/news', true),
  newsItem: page('/about-us/news/:slug', true),
  careersWhyJoinUs: page('/about-us/careers/why-join-us', true),
  careersSuccessStories: page('/about-us/careers/sucess-stories', true),
  careersContractWork: page('/about-us/careers/contract-work-adaptive', true),
  careersQualifiedLawyers: page('/about-us/careers/qualified-lawyers', true),
  careersBusinessServices: page('/about-us/careers/business-services-professionals', true),
  careersBenefits: page('/about-us/careers/benefits', true),
  careers: page('/about-us/careers', true),
  careersPage: page('/about-us/careers/:slugs{1,5}', true),
  aboutUs: page('/about-us', true),
  aboutPage: page('/about-us/:slugs{1,5}', true),
  fraudAndScamAlerts: page('/fraud-and-scam-alerts', true),
  ourStory: page('/our-story', true),
  responsibleBusiness: page('/responsible-business', true),
  proBono: page('/pro-bono', true),
  corporateResponsibility: page('/corporate-responsibility', true),

  contactUs: page('/contact-us', true),
  contactPage: page('/contact-us/:slug', true),

  people: page('/people', true),
  person: page('/people/:id/:slug', true),

  expertise: page('/expertise', true),
  financialInstitutions: page('/financial-institutions', true),
  lifeSciences: page('/life-sciences', true),
  tmt: page('/tmt', true),
  assetManagement: page('/asset-management-and-investment-funds', true),
  service: page('/service/:slugs{1,3}', true),
  sector: page('/sector/:slugs{1,3}', true),
  solutions: page('/solutions', true),
  solution: page('/solutions/:slugs{1,2}', true),

  insights: page('/insights', true),
  publication: page('/publications/:id/:slug', true),
  eventRegister: page('/events/:id/:slug/register', true),
  event: page('/events/:id/:slug', true),
  training: page('/training/:id/:slug', true),
  trainingSeries: page('/training-series/:id/:slug', true),

  locations: page('/locations', true),
  location: page('/locations/:slug', true),
  office: page('/offices/:slug', true),

  featureMarketing: page('/features/marketing/:slug', true),
  feature: page('/features/:root/:pairs{0,10}', true),

  products: page('/products', true),
  productMarketing: page('/products/marketing/:slug', true),
  disputesAviator: page('/disputes-aviator', true),
  accessTheTool: page('/access-the-tool', true),

  navigator: page('/products/navigator', true),
  navigatorReportBuilder: page('/products/navigator/:slug/report-builder', true),
  navigatorMarketing: page('/products/navigator/:service/marketing/:slug', true),
  navigatorContent: page('/products/navigator/:service/content/:id/:slug', true),
  navigatorRegionContent: page('/products/navigator/:service/:region/content/:id/:slug', true),
  navigatorStatusTable: page('/products/navigator/:service/:region/:slug/status-table', true),
  navigatorService: page('/products/navigator/:slug', true),
  navigatorRegion: page('/products/navigator/:service/:slug', true),
  navigatorJurisdiction: page('/products/navigator/:service/:region/:slug', true),
  product: page('/products/:root/:pairs{0,10}', true),

  search: page('/search', true),

  legal: page('/legal-and-regulatory-information', true),
  cookiePolicy: page('/legal-and-regulatory-information/cookie-policy', true),
  dataPrivacy: page('/legal-and-regulatory-information/data-privacy', true),
  thankYou: page('/thank-you/:slug', true),
  received: page('/received', true),

  graduates: graduate('/graduates'),
  graduatesAlumni: graduate('/graduates/alumni'),
  graduatesApply: graduate('/graduates/apply'),
  graduatesBrochure: graduate('/graduates/brochure'),
  graduatesBusinessServices: graduate('/graduates/business-services'),
  graduatesCareer: graduate('/graduates/career'),
  graduatesContactUs: graduate('/graduates/contact-us'),
  graduatesFaq: graduate('/graduates/faq'),
  graduatesMeetUs: graduate('/graduates/meet-us'),
  graduatesReceived: graduate('/graduates/received'),
  graduatesProfessionals: graduate('/graduates/professionals'),
  graduatesStarters: graduate('/graduates/starters'),
  graduatesStudents: graduate('/graduates/students'),
  graduatesTrainingContract: graduate('/graduates/training-contract'),

  auth: auth('/auth'),
  signIn: auth('/sign-in'),
  signUp: auth('/sign-up'),
  emailVerified: auth('/email-verified-callback'),
  onboarding: member('/onboarding', true),
  favourites: member('/favourites', true),
  newslettersAndAlerts: member('/newsletters-and-alerts', true),
  subscriptions: member('/subscriptions', true),
  dashboard: member('/dashboard', true),
  dashboardContacts: member('/dashboard/contacts', true),
  dashboardEvents: member('/dashboard/events', true),
  dashboardInsights: member('/dashboard/insights', true),
  dashboardProducts: member('/dashboard/products', true),
  profile: member('/dashboard/profile', true),
  profileDetails: member('/dashboard/profile/details', true),
  profileInterests: member('/dashboard/profile/interests', true),
  profileNotifications: member('/dashboard/profile/notifications', true),
  profileSecurity: member('/dashboard/profile/security', true),
} as const satisfies Record<string, RouteDefinition>

export type RouteName = keyof typeof routes

/** The table without literal types, for iteration. */
export const routeEntries = Object.entries(routes) as [RouteName, RouteDefinition][]
