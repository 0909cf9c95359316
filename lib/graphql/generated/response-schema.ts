/* eslint-disable */
export const responseSchema = `
type AboutPage {
  body: [AboutPage_Body!]
  contacts: [Contact!]
  id: Int!
  locale: String
  order: Float
  parent: AboutPage
  picture: Media
  product: AboutPage_Product
  seo: AboutPage_Seo
  slug: String
  summary: String
  title: String
  translations: [String!]
  updatedAt: DateTime
}

union AboutPage_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

type AboutPage_Product {
  feature: String
}

type AboutPage_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type AboutPages {
  docs: [AboutPage!]!
}

type AlertSubscription {
  about: String
  active: Boolean
  choices: String
  country: CountryInfo
  frequency: AlertSubscription_frequency!
  id: Int!
  kinds: AlertSubscription_Kinds
  practice: ServiceInfo
  search: String
  searchLocale: AlertSubscription_searchLocale
  sector: SectorInfo
  service: String
  topic: AlertSubscription_topic!
}

enum AlertSubscription_frequency {
  daily
  immediately
  monthly
  weekly
}

type AlertSubscription_Kinds {
  articles: Boolean
  events: Boolean
  news: Boolean
  trainings: Boolean
}

enum AlertSubscription_searchLocale {
  en
  fr_fr
  zh_cn
}

enum AlertSubscription_topic {
  all
  navigator
  practice
  search
  sector
}

type AlertSubscriptions {
  docs: [AlertSubscription!]!
}

type Article {
  authors: [Contact!]!
  body: [Article_Body!]
  countries: [CountryInfo!]
  id: Int!
  keyPoints: [String!]
  kind: Article_kind
  locale: String
  practices: [ServiceInfo!]!
  product: Article_Product
  publishedOn: DateTime
  readingMinutes: Float
  regions: [Article_regions!]
  related: [Article!]
  sectors: [SectorInfo!]
  seo: Article_Seo
  slug: String
  summary: String
  title: String
  translations: [String!]
  updatedAt: DateTime
  updatedOn: DateTime
}

union Article_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

enum Article_kind {
  briefing
  checklist
  comment
  guide
  report
}

type Article_Product {
  feature: String
}

enum Article_regions {
  americas
  asia_pacific
  european_union
  global
  middle_east
}

type Article_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type Articles {
  docs: [Article!]!
  page: Int!
  totalDocs: Int!
  totalPages: Int!
}

type CalloutBlock {
  id: String
  text: JSON
  title: String
  tone: CalloutBlock_tone
}

enum CalloutBlock_tone {
  action
  note
  warning
}

type CareersPage {
  body: [CareersPage_Body!]
  contacts: [Contact!]
  id: Int!
  kind: CareersPage_kind
  locale: String
  order: Float
  parent: CareersPage
  picture: Media
  product: CareersPage_Product
  seo: CareersPage_Seo
  slug: String
  summary: String
  title: String
  translations: [String!]
  updatedAt: DateTime
  vacancy: CareersPage_Vacancy
}

union CareersPage_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

enum CareersPage_kind {
  page
  vacancy
}

type CareersPage_Product {
  feature: String
}

type CareersPage_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type CareersPage_Vacancy {
  applyUrl: String
  closesOn: DateTime
  contract: CareersPage_Vacancy_contract
  office: OfficeInfo
  postedOn: DateTime
  practice: ServiceInfo
}

enum CareersPage_Vacancy_contract {
  fixed_term
  part_time
  permanent
}

type CareersPages {
  docs: [CareersPage!]!
}

type ChartBlock {
  bars: [ChartBlock_Bars!]!
  heading: String
  id: String
  note: String
  unit: String
}

type ChartBlock_Bars {
  label: String!
  value: Float!
}

type ConsentEntries {
  docs: [ConsentEntry!]!
}

type ConsentEntry {
  at: DateTime
  channel: ConsentEntry_channel
  id: Int!
  purpose: String!
  state: ConsentEntry_state!
  wording: String!
}

enum ConsentEntry_channel {
  link
  website
}

enum ConsentEntry_state {
  given
  withdrawn
}

type Contact {
  admissions: [Contact_Admissions!]
  assistant: Contact_Assistant
  education: [Contact_Education!]
  email: String
  experience: [Contact_Experience!]
  familyName: String
  givenName: String
  headline: String
  honorific: String
  id: Int!
  jobTitle: String
  languages: [Contact_languages!]
  level: Contact_level
  locale: String
  memberships: [String!]
  name: String
  offices: [OfficeInfo!]!
  phones: [Contact_Phones!]
  photograph: Media
  postNominals: String
  practices: [ServiceInfo!]!
  product: Contact_Product
  profile: JSON
  recognitions: [Contact_Recognitions!]
  sectors: [SectorInfo!]
  seo: Contact_Seo
  slug: String
  social: [Contact_Social!]
  translations: [String!]
  updatedAt: DateTime
  worksWith: [Contact!]
}

type Contact_Admissions {
  jurisdiction: String
  year: Float
}

type Contact_Assistant {
  email: String
  name: String
  phone: String
}

type Contact_Education {
  degree: String
  institution: String
  year: Float
}

type Contact_Experience {
  client: String
  text: String
}

enum Contact_languages {
  ar
  bn
  cs
  da
  de
  el
  en
  es
  fa
  fi
  fr
  ga
  gu
  he
  hi
  hu
  id
  it
  ja
  kn
  ko
  ml
  mr
  ms
  nl
  no
  pa
  pl
  pt
  ro
  ru
  sv
  ta
  te
  th
  tl
  tr
  uk
  ur
  vi
  yo
  yue
  zh
}

enum Contact_level {
  associate
  business_services
  counsel
  partner
  senior_associate
}

type Contact_Phones {
  kind: Contact_Phones_kind
  number: String
}

enum Contact_Phones_kind {
  mobile
  office
}

type Contact_Product {
  feature: String
}

type Contact_Recognitions {
  source: String
  text: String
  year: Float
}

type Contact_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type Contact_Social {
  network: Contact_Social_network
  url: String
}

enum Contact_Social_network {
  linkedin
  website
  wechat
  x
}

type Contacts {
  docs: [Contact!]!
}

type CountryInfo {
  body: [CountryInfo_Body!]
  id: Int!
  isoCode: String
  locale: String
  name: String
  practices: [ServiceInfo!]
  region: CountryInfo_region
  regulatoryNotice: JSON
  seo: CountryInfo_Seo
  slug: String
  summary: String
  translations: [String!]
  updatedAt: DateTime
}

union CountryInfo_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

enum CountryInfo_region {
  americas
  asia_pacific
  europe
  middle_east
}

type CountryInfo_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type CountryInfos {
  docs: [CountryInfo!]!
}

scalar DateTime

type Deal {
  announcedOn: DateTime
  client: String
  contacts: [Contact!]
  countries: [CountryInfo!]
  id: Int!
  locale: String
  practices: [ServiceInfo!]!
  sectors: [SectorInfo!]
  slug: String
  summary: String
  title: String
  translations: [String!]
  value: String
}

type Deals {
  docs: [Deal!]!
}

type Event {
  agenda: [Event_Agenda!]
  body: [Event_Body!]
  capacity: Float
  countries: [CountryInfo!]
  cpdPoints: Float
  endsAt: DateTime
  guests: [Event_Guests!]
  id: Int!
  locale: String
  otherTimeZones: [String!]
  placesLeft: Float
  practices: [ServiceInfo!]!
  product: Event_Product
  registrationCloses: DateTime
  registrationOpens: DateTime
  sectors: [SectorInfo!]
  seo: Event_Seo
  sequence: Float
  slug: String
  speakers: [Contact!]
  startsAt: DateTime
  state: Event_state
  summary: String
  timeZone: String
  title: String
  translations: [String!]
  updatedAt: DateTime
  venue: Event_Venue
}

type Event_Agenda {
  detail: String
  time: String
  title: String
}

union Event_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

type Event_Guests {
  name: String
  role: String
}

type Event_Product {
  feature: String
}

type Event_Seo {
  description: String
  noIndex: Boolean
  title: String
}

enum Event_state {
  cancelled
  planned
}

type Event_Venue {
  address: String
  name: String
  office: OfficeInfo
  online: Boolean
}

type Events {
  docs: [Event!]!
  totalDocs: Int!
  totalPages: Int!
}

type Favourite {
  changed: Boolean
  document: Float!
  folder: FavouriteFolder
  id: Int!
  kind: Favourite_kind!
  locked: Boolean
  note: String
  path: String
  savedAt: DateTime
  summary: String
  title: String
  unavailable: Boolean
}

enum Favourite_kind {
  article
  contact
  event
  navigator_answer
  news
  office
  training
  training_series
}

type FavouriteFolder {
  id: Int!
  name: String!
}

type FavouriteFolders {
  docs: [FavouriteFolder!]!
}

type Favourites {
  docs: [Favourite!]!
}

type FeaturePage {
  body: [FeaturePage_Body!]
  contacts: [Contact!]
  id: Int!
  locale: String
  order: Float
  parent: FeaturePage
  picture: Media
  product: FeaturePage_Product
  root: String
  seo: FeaturePage_Seo
  slug: String
  summary: String
  title: String
  translations: [String!]
  updatedAt: DateTime
}

union FeaturePage_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

type FeaturePage_Product {
  feature: String
}

type FeaturePage_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type FeaturePages {
  docs: [FeaturePage!]!
}

type FiguresBlock {
  heading: String
  id: String
  items: [FiguresBlock_Items!]!
  source: String
}

type FiguresBlock_Items {
  label: String!
  value: String!
}

type GraduatePage {
  body: [GraduatePage_Body!]
  contacts: [Contact!]
  deadlines: [GraduatePage_Deadlines!]
  id: Int!
  meetings: [GraduatePage_Meetings!]
  page: GraduatePage_page
  seo: GraduatePage_Seo
  slug: String
  summary: String
  team: [GraduatePage_Team!]
  timeZone: String
  title: String
  translations: [String!]
  updatedAt: DateTime
}

union GraduatePage_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

type GraduatePage_Deadlines {
  closesOn: DateTime
  title: String
}

type GraduatePage_Meetings {
  detail: String
  minutes: Float
  place: String
  startsAt: DateTime
  title: String
}

enum GraduatePage_page {
  alumni
  apply
  brochure
  business_services
  career
  contact_us
  faq
  home
  meet_us
  professionals
  starters
  students
  training_contract
}

type GraduatePage_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type GraduatePage_Team {
  email: String
  name: String
  phone: String
  role: String
}

type GraduatePages {
  docs: [GraduatePage!]!
}

type Home {
  careers: Home_Careers
  figures: [Home_Figures!]
  hero: Home_Hero
  people: [Home_People!]
  popular: [Home_Popular!]
  sectors: [SectorInfo!]
  services: [ServiceInfo!]
  statement: Home_Statement
}

type Home_Careers {
  text: String
  title: String
}

type Home_Figures {
  label: String
  value: String
}

type Home_Hero {
  action: String
  article: Article
  eyebrow: String
  text: String
  title: String
}

type Home_People {
  contact: Contact
  line: String
}

type Home_Popular {
  label: String
  query: String
}

type Home_Statement {
  text: String
  title: String
}

type ImageBlock {
  caption: String
  id: String
  media: Media
}

scalar JSON @specifiedBy(url: "http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf")

type LegalPage {
  body: [LegalPage_Body!]
  contacts: [Contact!]
  effectiveOn: DateTime
  id: Int!
  locale: String
  order: Float
  parent: LegalPage
  picture: Media
  product: LegalPage_Product
  seo: LegalPage_Seo
  slug: String
  summary: String
  title: String
  translations: [String!]
  updatedAt: DateTime
}

union LegalPage_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

type LegalPage_Product {
  feature: String
}

type LegalPage_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type LegalPages {
  docs: [LegalPage!]!
}

type MarketingPage {
  area: MarketingPage_area
  body: [MarketingPage_Body!]
  contacts: [Contact!]
  id: Int!
  locale: String
  order: Float
  picture: Media
  product: MarketingPage_Product
  seo: MarketingPage_Seo
  slug: String
  summary: String
  title: String
  translations: [String!]
  updatedAt: DateTime
}

enum MarketingPage_area {
  contact_us
  features
  navigator
  products
  root
  thank_you
}

union MarketingPage_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

type MarketingPage_Product {
  feature: String
}

type MarketingPage_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type MarketingPages {
  docs: [MarketingPage!]!
}

type Media {
  alt: String
  credit: String
  height: Float
  id: Int!
  sizes: Media_Sizes
  updatedAt: DateTime
  url: String
  width: Float
}

type Media_Sizes {
  portrait: Media_Sizes_Portrait
}

type Media_Sizes_Portrait {
  height: Float
  url: String
  width: Float
}

type MemberEvent {
  kind: MemberEventKind!
}

enum MemberEventKind {
  favourite

  feed

  report
}

type Mutation {
  createAlertSubscription: AlertSubscription
  createFavourite: Favourite
  createFavouriteFolder: FavouriteFolder
  createNavigatorReport: NavigatorReport
  createProductRequest: ProductRequest
  deleteAlertSubscription: AlertSubscription
  deleteFavourite: Favourite
  deleteFavouriteFolder: FavouriteFolder
  deleteNavigatorReport: NavigatorReport
  deleteProductRequest: ProductRequest
  updateAlertSubscription: AlertSubscription
  updateFavourite: Favourite
  updateFavouriteFolder: FavouriteFolder
  updateNavigatorReport: NavigatorReport
}

type Navigation {
  footer: [Navigation_Footer!]
  sections: [Navigation_Sections!]
  utility: [Navigation_Utility!]
}

type Navigation_Footer {
  heading: String
  links: [Navigation_Footer_Links!]
}

type Navigation_Footer_Links {
  href: String
  label: String
}

type Navigation_Sections {
  groups: [Navigation_Sections_Groups!]
  href: String
  intro: String
  label: String
}

type Navigation_Sections_Groups {
  heading: String
  links: [Navigation_Sections_Groups_Links!]
}

type Navigation_Sections_Groups_Links {
  href: String
  label: String
}

type Navigation_Utility {
  href: String
  label: String
}

type NavigatorAnswer {
  body: [NavigatorAnswer_Body!]
  history: [NavigatorAnswer_History!]
  id: Int!
  jurisdiction: NavigatorJurisdiction
  locale: String
  overdue: Boolean
  question: NavigatorQuestion
  reviewDue: DateTime
  reviewedOn: DateTime
  reviewer: Contact
  sources: [NavigatorAnswer_Sources!]
  statedAt: DateTime
  status: NavigatorStatus
  summary: String
  title: String
  translations: [String!]
}

union NavigatorAnswer_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

type NavigatorAnswer_History {
  body: [NavigatorAnswer_History_Body!]
  changeNote: String
  statedAt: DateTime
  status: NavigatorStatus
  summary: String
  title: String
}

union NavigatorAnswer_History_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

type NavigatorAnswer_Sources {
  id: String
  title: String
  url: String
}

type NavigatorAnswers {
  docs: [NavigatorAnswer!]!
}

type NavigatorContent {
  authors: [Contact!]
  body: [NavigatorContent_Body!]
  id: Int!
  locale: String
  product: NavigatorContent_Product
  publishedOn: DateTime
  region: NavigatorRegion
  seo: NavigatorContent_Seo
  service: NavigatorService
  slug: String
  summary: String
  title: String
  topicKey: String
  translations: [String!]
  updatedAt: DateTime
}

union NavigatorContent_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

type NavigatorContent_Product {
  feature: String
}

type NavigatorContent_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type NavigatorContents {
  docs: [NavigatorContent!]!
}

type NavigatorJurisdiction {
  contacts: [Contact!]
  id: Int!
  isoCode: String
  locale: String
  region: NavigatorRegion
  sample: Boolean
  seo: NavigatorJurisdiction_Seo
  service: NavigatorService
  slug: String
  summary: String
  title: String
  translations: [String!]
  updatedAt: DateTime
}

type NavigatorJurisdiction_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type NavigatorJurisdictions {
  docs: [NavigatorJurisdiction!]!
}

type NavigatorQuestion {
  id: Int!
  locale: String
  order: Float
  service: NavigatorService
  short: String
  slug: String
  title: String
  topic: String
  topicKey: String
  translations: [String!]
}

type NavigatorQuestions {
  docs: [NavigatorQuestion!]!
}

type NavigatorRegion {
  id: Int!
  locale: String
  service: NavigatorService
  slug: String
  summary: String
  title: String
  translations: [String!]
  updatedAt: DateTime
}

type NavigatorRegions {
  docs: [NavigatorRegion!]!
}

type NavigatorReport {
  changed: Boolean
  changes: JSON
  id: Int!
  language: NavigatorReport_language!
  madeAt: DateTime
  name: String!
  query: String!
  service: String!
}

enum NavigatorReport_language {
  en
  fr_fr
  zh_cn
}

type NavigatorReports {
  docs: [NavigatorReport!]!
}

type NavigatorService {
  body: [NavigatorService_Body!]
  coverage: String
  id: Int!
  locale: String
  marketing: [MarketingPage!]
  practice: ServiceInfo
  product: NavigatorService_Product
  reviewedOn: DateTime
  seo: NavigatorService_Seo
  slug: String
  summary: String
  title: String
  translations: [String!]
  updatedAt: DateTime
}

union NavigatorService_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

type NavigatorService_Product {
  feature: String
}

type NavigatorService_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type NavigatorServices {
  docs: [NavigatorService!]!
}

type NavigatorStatus {
  id: Int!
  slug: String
  title: String
  tone: NavigatorStatus_tone
}

enum NavigatorStatus_tone {
  closed
  limited
  none
  open
  unknown
}

type NavigatorStatuses {
  docs: [NavigatorStatus!]!
}

type News {
  body: [News_Body!]
  contacts: [Contact!]
  countries: [CountryInfo!]
  id: Int!
  locale: String
  practices: [ServiceInfo!]
  pressContact: Contact
  product: News_Product
  publishedOn: DateTime
  sectors: [SectorInfo!]
  seo: News_Seo
  slug: String
  summary: String
  title: String
  translations: [String!]
  updatedAt: DateTime
}

union News_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

type News_Product {
  feature: String
}

type News_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type NewsItems {
  docs: [News!]!
  totalDocs: Int!
  totalPages: Int!
}

type OfficeInfo {
  access: JSON
  address: [String!]
  contacts: [Contact!]
  coordinates: OfficeInfo_Coordinates
  country: CountryInfo
  directions: JSON
  email: String
  holidays: [OfficeInfo_Holidays!]
  hours: [OfficeInfo_Hours!]
  id: Int!
  locale: String
  name: String
  phone: String
  photograph: Media
  seo: OfficeInfo_Seo
  slug: String
  summary: String
  timeZone: String
  translations: [String!]
  updatedAt: DateTime
}

type OfficeInfo_Coordinates {
  lat: Float
  lon: Float
}

type OfficeInfo_Holidays {
  day: Float
  month: Float
  name: String
}

type OfficeInfo_Hours {
  closes: String
  days: String
  opens: String
}

type OfficeInfo_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type OfficeInfos {
  docs: [OfficeInfo!]!
}

type PeopleBlock {
  contacts: [Contact!]!
  heading: String
  id: String
}

type ProductPage {
  body: [ProductPage_Body!]
  contacts: [Contact!]
  id: Int!
  locale: String
  order: Float
  parent: ProductPage
  picture: Media
  product: ProductPage_Product
  root: String
  seo: ProductPage_Seo
  slug: String
  summary: String
  title: String
  translations: [String!]
  updatedAt: DateTime
}

union ProductPage_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

type ProductPage_Product {
  feature: String
}

type ProductPage_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type ProductPages {
  docs: [ProductPage!]!
}

type ProductRequest {
  createdAt: DateTime
  id: Int!
  permission: String!
  state: ProductRequest_state
}

enum ProductRequest_state {
  granted
  new
  refused
}

type ProductRequests {
  docs: [ProductRequest!]!
}

type Query {
  AboutPages: AboutPages
  AlertSubscriptions: AlertSubscriptions
  Articles: Articles
  CareersPages: CareersPages
  ConsentEntries: ConsentEntries
  Contacts: Contacts
  CountryInfos: CountryInfos
  Deals: Deals
  Events: Events
  FavouriteFolders: FavouriteFolders
  Favourites: Favourites
  FeaturePages: FeaturePages
  GraduatePages: GraduatePages
  Home: Home
  LegalPages: LegalPages
  MarketingPages: MarketingPages
  Navigation: Navigation
  NavigatorAnswers: NavigatorAnswers
  NavigatorContents: NavigatorContents
  NavigatorJurisdictions: NavigatorJurisdictions
  NavigatorQuestions: NavigatorQuestions
  NavigatorRegions: NavigatorRegions
  NavigatorReports: NavigatorReports
  NavigatorServices: NavigatorServices
  NavigatorStatuses: NavigatorStatuses
  NewsItems: NewsItems
  OfficeInfos: OfficeInfos
  ProductPages: ProductPages
  ProductRequests: ProductRequests
  Redirects: Redirects
  SectorInfos: SectorInfos
  ServiceInfos: ServiceInfos
  SiteSettings: SiteSettings
  SolutionInfos: SolutionInfos
  TrainingSeriesItems: TrainingSeriesItems
  Trainings: Trainings
}

type QuestionsBlock {
  heading: String
  id: String
  items: [QuestionsBlock_Items!]!
}

type QuestionsBlock_Items {
  answer: JSON!
  question: String!
}

type QuoteBlock {
  contact: Contact
  id: String
  name: String
  role: String
  text: String
}

type Redirect {
  from: String!
  kind: Redirect_kind!
  to: String
}

enum Redirect_kind {
  gone
  permanent
  temporary
}

type Redirects {
  docs: [Redirect!]!
}

type RelatedBlock {
  articles: [Article!]!
  heading: String
  id: String
}

type SectorInfo {
  body: [SectorInfo_Body!]
  capabilities: [SectorInfo_Capabilities!]
  contacts: [Contact!]
  experience: [SectorInfo_Experience!]
  id: Int!
  locale: String
  parent: SectorInfo
  parentChildPages: [SectorInfo_ParentChildPages!]
  practices: [ServiceInfo!]
  product: SectorInfo_Product
  seo: SectorInfo_Seo
  slug: String
  summary: String
  title: String
  translations: [String!]
  updatedAt: DateTime
}

union SectorInfo_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

type SectorInfo_Capabilities {
  text: String
  title: String
}

type SectorInfo_Experience {
  client: String
  text: String
}

type SectorInfo_ParentChildPages {
  slug: String
}

type SectorInfo_Product {
  feature: String
}

type SectorInfo_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type SectorInfos {
  docs: [SectorInfo!]!
}

type ServiceInfo {
  body: [ServiceInfo_Body!]
  capabilities: [ServiceInfo_Capabilities!]
  contacts: [Contact!]
  experience: [ServiceInfo_Experience!]
  id: Int!
  locale: String
  parent: ServiceInfo
  parentChildPages: [ServiceInfo_ParentChildPages!]
  product: ServiceInfo_Product
  sectors: [SectorInfo!]
  seo: ServiceInfo_Seo
  slug: String
  summary: String
  title: String
  translations: [String!]
  updatedAt: DateTime
}

union ServiceInfo_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

type ServiceInfo_Capabilities {
  text: String
  title: String
}

type ServiceInfo_Experience {
  client: String
  text: String
}

type ServiceInfo_ParentChildPages {
  slug: String
}

type ServiceInfo_Product {
  feature: String
}

type ServiceInfo_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type ServiceInfos {
  docs: [ServiceInfo!]!
}

type SiteSettings {
  brand: SiteSettings_Brand
  description: String
  email: String
  firmName: String
  footerText: String
  heroes: SiteSettings_Heroes
  legalLines: [String!]
  legalLinks: [SiteSettings_LegalLinks!]
  phone: String
  social: [SiteSettings_Social!]
  tagline: String
  wechat: String
}

type SiteSettings_Brand {
  colours: [SiteSettings_Brand_Colours!]
  logo: Media
  logoOnDark: Media
  mark: Media
}

type SiteSettings_Brand_Colours {
  dark: String
  light: String
  token: SiteSettings_Brand_Colours_token
}

enum SiteSettings_Brand_Colours_token {
  art
  card
  gold
  ink
  ink_2
  ink_3
  night
  on_night
  on_night_signal
  on_night_soft
  on_night_strong
  on_pine
  paper
  paper_2
  pine
  pine_deep
  rule
  rule_strong
  sage
  signal
  signal_on_pine
}

type SiteSettings_Heroes {
  about: Media
  careers: Media
}

type SiteSettings_LegalLinks {
  href: String
  label: String
}

type SiteSettings_Social {
  href: String
  label: String
}

type SolutionInfo {
  body: [SolutionInfo_Body!]
  capabilities: [SolutionInfo_Capabilities!]
  contacts: [Contact!]
  experience: [SolutionInfo_Experience!]
  id: Int!
  locale: String
  parent: SolutionInfo
  practices: [ServiceInfo!]
  product: SolutionInfo_Product
  sectors: [SectorInfo!]
  seo: SolutionInfo_Seo
  slug: String
  summary: String
  title: String
  translations: [String!]
  updatedAt: DateTime
}

union SolutionInfo_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

type SolutionInfo_Capabilities {
  text: String
  title: String
}

type SolutionInfo_Experience {
  client: String
  text: String
}

type SolutionInfo_Product {
  feature: String
}

type SolutionInfo_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type SolutionInfos {
  docs: [SolutionInfo!]!
}

type StepsBlock {
  heading: String
  id: String
  items: [StepsBlock_Items!]!
}

type StepsBlock_Items {
  text: JSON
  title: String!
}

type Subscription {
  memberEvents: MemberEvent!
}

type TableBlock {
  caption: String
  head: [String!]
  id: String
  note: String
  rows: [TableBlock_Rows!]!
}

type TableBlock_Rows {
  cells: [String!]!
}

type TextBlock {
  heading: String
  id: String
  text: JSON
}

type TimelineBlock {
  heading: String
  id: String
  items: [TimelineBlock_Items!]!
}

type TimelineBlock_Items {
  text: JSON
  title: String!
  when: String!
}

type Training {
  body: [Training_Body!]
  countries: [CountryInfo!]
  cpdPoints: Float
  id: Int!
  level: Training_level
  locale: String
  practices: [ServiceInfo!]!
  product: Training_Product
  sectors: [SectorInfo!]
  seo: Training_Seo
  sessions: [Training_Sessions!]
  slug: String
  speakers: [Contact!]
  startsAt: DateTime
  summary: String
  timeZone: String
  title: String
  translations: [String!]
  updatedAt: DateTime
  venue: Training_Venue
}

union Training_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

enum Training_level {
  advanced
  intermediate
  introduction
}

type Training_Product {
  feature: String
}

type Training_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type Training_Sessions {
  minutes: Float
  startsAt: DateTime
  title: String
}

type Training_Venue {
  address: String
  name: String
  office: OfficeInfo
  online: Boolean
}

type Trainings {
  docs: [Training!]!
  totalDocs: Int!
  totalPages: Int!
}

type TrainingSeries {
  body: [TrainingSeries_Body!]
  countries: [CountryInfo!]
  cpdPoints: Float
  id: Int!
  level: TrainingSeries_level
  locale: String
  modules: [Training!]!
  practices: [ServiceInfo!]!
  product: TrainingSeries_Product
  sectors: [SectorInfo!]
  seo: TrainingSeries_Seo
  slug: String
  startsAt: DateTime
  summary: String
  title: String
  translations: [String!]
  updatedAt: DateTime
}

union TrainingSeries_Body = CalloutBlock | ChartBlock | FiguresBlock | ImageBlock | PeopleBlock | QuestionsBlock | QuoteBlock | RelatedBlock | StepsBlock | TableBlock | TextBlock | TimelineBlock

enum TrainingSeries_level {
  advanced
  intermediate
  introduction
}

type TrainingSeries_Product {
  feature: String
}

type TrainingSeries_Seo {
  description: String
  noIndex: Boolean
  title: String
}

type TrainingSeriesItems {
  docs: [TrainingSeries!]!
  totalDocs: Int!
  totalPages: Int!
}
`
