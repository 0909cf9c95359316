import type { CollectionConfig } from 'payload'
import type { ContentSlug } from '../model/content-types'
import { articles } from './articles'
import { contacts } from './contacts'
import { events } from './events'
import { news } from './news'
import { trainings } from './trainings'
import { trainingSeries } from './training-series'
import { deals } from './deals'
import { offices } from './offices'
import { countries } from './countries'
import { services } from './services'
import { sectors } from './sectors'
import { solutions } from './solutions'
import { aboutPages } from './about-pages'
import { careersPages } from './careers-pages'
import { graduatePages } from './graduate-pages'
import { legalPages } from './legal-pages'
import { featurePages } from './feature-pages'
import { productPages } from './product-pages'
import { marketingPages } from './marketing-pages'
import { navigatorServices } from './navigator-services'
import { navigatorRegions } from './navigator-regions'
import { navigatorJurisdictions } from './navigator-jurisdictions'
import { navigatorQuestions } from './navigator-questions'
import { navigatorStatuses } from './navigator-statuses'
import { navigatorAnswers } from './navigator-answers'
import { navigatorContents } from './navigator-contents'

/** The collections of content. Written by `npm run model`. */
export const contentCollections: Record<ContentSlug, CollectionConfig> = {
  articles,
  contacts,
  events,
  news,
  trainings,
  'training-series': trainingSeries,
  deals,
  offices,
  countries,
  services,
  sectors,
  solutions,
  'about-pages': aboutPages,
  'careers-pages': careersPages,
  'graduate-pages': graduatePages,
  'legal-pages': legalPages,
  'feature-pages': featurePages,
  'product-pages': productPages,
  'marketing-pages': marketingPages,
  'navigator-services': navigatorServices,
  'navigator-regions': navigatorRegions,
  'navigator-jurisdictions': navigatorJurisdictions,
  'navigator-questions': navigatorQuestions,
  'navigator-statuses': navigatorStatuses,
  'navigator-answers': navigatorAnswers,
  'navigator-contents': navigatorContents,
}
