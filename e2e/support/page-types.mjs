/**
 * The types of pages, with an address of each: `e2e/pages.spec.ts` checks them, `scripts/compare-pages.mjs` compares
 * their pictures.
 *
 * @typedef {typeof import('../../messages/en.json')} Messages
 * @typedef {object} PageType
 * @property {string} name
 * @property {string} path
 * @property {(messages: Messages) => string | RegExp} [heading] the expected headline; left out when the content
 *   determines it
 * @property {string[]} jsonLd
 * @property {import('./site').Locale[]} [translations] languages of the text; English when the list lacks the
 *   locale (decision 9)
 * @property {boolean} [noIndex]
 */

/** @type {PageType[]} */
export const pageTypes = [
  { name: 'home', path: '/', jsonLd: ['LegalService'] },
  {
    name: 'people',
    path: '/people',
    heading: (messages) => messages.people.title,
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'people, filtered',
    path: '/people?practice=competition',
    heading: (messages) => messages.people.title,
    jsonLd: ['BreadcrumbList'],
    noIndex: true,
  },
  { name: 'person', path: '/people/1057/ines-kato', jsonLd: ['Person', 'BreadcrumbList'] },
  {
    name: 'insights',
    path: '/insights',
    heading: (messages) => messages.insights.title,
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'publication',
    path: '/publications/2001/merger-control-thresholds',
    jsonLd: ['Article', 'BreadcrumbList'],
  },
  {
    name: 'publication with every kind of block',
    path: '/publications/2003/energy-transition-outlook',
    jsonLd: ['Article', 'BreadcrumbList'],
  },
  {
    name: 'publication that is not translated',
    path: '/publications/2043/gulf-power-tenders',
    jsonLd: ['Article', 'BreadcrumbList'],
    translations: ['en'],
  },
  ...[
    '/accessibility',
    '/remote',
    '/wechat',
    '/our-story',
    '/responsible-business',
    '/pro-bono',
    '/corporate-responsibility',
    '/fraud-and-scam-alerts',
    '/access-the-tool',
    '/about-us/about-firm/how-we-are-governed',
    '/about-us/careers/benefits',
    '/about-us/careers/sucess-stories',
    '/legal-and-regulatory-information',
    '/legal-and-regulatory-information/cookie-policy',
    '/legal-and-regulatory-information/data-privacy',
    '/features/energy-transition',
    '/features/marketing/year-in-review',
    '/products/clause-library',
    '/products/marketing/disputes-aviator-tour',
    '/disputes-aviator',
    '/contact-us/press',
    '/contact-us/tokyo',
    '/locations/japan',
    '/locations/tokyo',
  ].map((path) => ({ name: path.slice(1), path, jsonLd: ['BreadcrumbList'] })),
  {
    name: 'site map',
    path: '/site-map',
    heading: (messages) => messages.siteMap.title,
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'deals',
    path: '/deals',
    heading: (messages) => messages.deals.title,
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'deals, filtered',
    path: '/deals?sector=energy',
    heading: (messages) => messages.deals.title,
    jsonLd: ['BreadcrumbList'],
    noIndex: true,
  },
  {
    name: 'about us',
    path: '/about-us',
    heading: (messages) => messages.about.title,
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'news',
    path: '/about-us/news',
    heading: (messages) => messages.news.title,
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'news item',
    path: '/about-us/news/school-bus-settlement',
    jsonLd: ['NewsArticle', 'BreadcrumbList'],
  },
  {
    name: 'careers',
    path: '/about-us/careers',
    heading: (messages) => messages.careers.title,
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'vacancy',
    path: '/about-us/careers/associate-foreign-investment-brussels',
    jsonLd: ['JobPosting', 'BreadcrumbList'],
  },
  {
    name: 'contact us',
    path: '/contact-us',
    heading: (messages) => messages.contact.title,
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'expertise',
    path: '/expertise',
    heading: (messages) => messages.expertise.title,
    jsonLd: ['BreadcrumbList'],
  },
  { name: 'practice', path: '/service/competition', jsonLd: ['Service', 'BreadcrumbList'] },
  { name: 'named sector', path: '/tmt', jsonLd: ['Service', 'BreadcrumbList'] },
  {
    name: 'solutions',
    path: '/solutions',
    heading: (messages) => messages.solutions.title,
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'solution',
    path: '/solutions/managed-legal-services/contract-review',
    jsonLd: ['Service', 'BreadcrumbList'],
  },
  { name: 'event', path: '/events/1/living-sector-forum', jsonLd: ['Event', 'BreadcrumbList'] },
  {
    name: 'registration',
    path: '/events/1/living-sector-forum/register',
    heading: (messages) => messages.register.title,
    jsonLd: ['BreadcrumbList'],
    noIndex: true,
  },
  {
    name: 'training',
    path: '/training/3/change-close-and-reopen',
    jsonLd: ['Course', 'BreadcrumbList'],
  },
  {
    name: 'training series',
    path: '/training-series/1/managing-change-across-borders',
    jsonLd: ['Course', 'BreadcrumbList'],
  },
  {
    name: 'locations',
    path: '/locations',
    heading: (messages) => messages.locations.title,
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'locations, filtered',
    path: '/locations?region=europe',
    heading: (messages) => messages.locations.title,
    jsonLd: ['BreadcrumbList'],
    noIndex: true,
  },
  { name: 'office', path: '/offices/tokyo', jsonLd: ['LegalService', 'BreadcrumbList'] },
  {
    name: 'products',
    path: '/products',
    heading: (messages) => messages.products.title,
    jsonLd: ['BreadcrumbList'],
  },
  { name: 'navigator', path: '/products/navigator', jsonLd: ['BreadcrumbList'] },
  {
    name: 'navigator service',
    path: '/products/navigator/data-protection',
    jsonLd: ['Dataset', 'BreadcrumbList'],
  },
  {
    name: 'navigator service that is not translated',
    path: '/products/navigator/employment',
    jsonLd: ['Dataset', 'BreadcrumbList'],
    translations: ['en', 'fr-fr'],
  },
  {
    name: 'navigator region',
    path: '/products/navigator/data-protection/europe',
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'navigator jurisdiction',
    path: '/products/navigator/data-protection/europe/germany',
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'navigator status table',
    path: '/products/navigator/data-protection/europe/germany/status-table',
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'navigator note',
    path: '/products/navigator/data-protection/content/2/counting-seventy-two-hours',
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'navigator note of a region',
    path: '/products/navigator/data-protection/europe/content/1/europe-enforcement-note',
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'navigator marketing',
    path: '/products/navigator/data-protection/marketing/why-navigator',
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'navigator comparison',
    path: '/products/navigator/data-protection?with=germany,france,japan&differences=1&topic=incidents',
    jsonLd: ['BreadcrumbList'],
    noIndex: true,
  },
  {
    name: 'navigator comparison of many',
    path: '/products/navigator/data-protection?with=germany,france,japan,brazil,california,ireland,singapore',
    jsonLd: ['BreadcrumbList'],
    noIndex: true,
  },
  {
    name: 'navigator changes',
    path: '/products/navigator/data-protection?view=changes',
    jsonLd: ['BreadcrumbList'],
    noIndex: true,
  },
  { name: 'thank you', path: '/thank-you/contact-us', jsonLd: [], noIndex: true },
  { name: 'search', path: '/search?q=arbitration', jsonLd: ['BreadcrumbList'], noIndex: true },
]
