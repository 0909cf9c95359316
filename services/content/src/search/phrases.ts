import type { CollectionSlug } from 'payload'
import type { SearchLocale } from './client'

/** What a record is about, by the names in its language. */
export type Named = {
  title: string
  practices: string[]
  sectors: string[]
  offices: string[]
  countries: string[]
  /** A person's level. */
  level?: string
  /** Whether a careers page is a vacancy. */
  isVacancy?: boolean
  /** The languages that a person speaks. */
  languages?: string[]
}

type Words = {
  /** A practice's or sector's lawyer at a place; the role is a level or, of a vacancy, the word for a job. */
  lawyer: (topic: string, place: string, role: string) => string
  levels: Record<string, string>
  contact: (name: string) => string[]
  speaks: (language: string) => string
  office: (city: string) => string[]
  topic: (title: string) => string[]
  job: string[]
  vacancy: (title: string) => string[]
  /** Words for a type of record that its text need not contain. */
  types: Partial<Record<CollectionSlug, string>>
}

const words: Record<SearchLocale, Words> = {
  en: {
    lawyer: (topic, place, role) => `${topic} lawyer ${role} ${place}`,
    levels: {
      partner: 'partner',
      counsel: 'counsel',
      'senior-associate': 'senior associate',
      associate: 'associate',
    },
    contact: (name) => [
      `contact ${name} contact details`,
      `${name} telephone, phone number, email`,
    ],
    speaks: (language) => `speaks ${language} speaking speaker`,
    office: (city) => [
      `${city} office`,
      `contact ${city} office`,
      `${city} office hours`,
      `${city} opening hours`,
      `${city} office telephone number`,
      `${city} telephone number`,
      `${city} phone number`,
      `${city} address`,
    ],
    topic: (title) => [`${title} lawyers`, `${title} law`, `${title} practice`],
    job: ['jobs', 'careers'],
    vacancy: (title) => [`${title} job`, `${title} vacancy`],
    types: {
      articles: 'publication article',
      events: 'event seminar',
      trainings: 'training course',
      'training-series': 'training course',
      news: 'news press release',
      deals: 'deal transaction matter case client',
      contacts: 'person',
      offices: 'office',
      countries: 'country location',
      sectors: 'sector industry',
      services: 'practice service',
      'graduate-pages': 'graduate student trainee internship vacation scheme',
    },
  },
  'fr-fr': {
    lawyer: (topic, place, role) => `avocat ${role} ${topic} ${place}`,
    levels: {
      partner: 'associé',
      counsel: 'counsel',
      'senior-associate': 'collaborateur senior',
      associate: 'collaborateur',
    },
    contact: (name) => [`contact ${name} coordonnées`, `${name} téléphone, e-mail`],
    speaks: (language) => `parle ${language} parlant`,
    office: (city) => [
      `bureau ${city} bureau`,
      `bureau de ${city}`,
      `contact bureau ${city}`,
      `horaires bureau ${city} horaires`,
      `horaires d’ouverture ${city}`,
      `téléphone bureau ${city} téléphone`,
      `numéro de téléphone ${city}`,
      `adresse ${city} adresse`,
    ],
    topic: (title) => [`avocats ${title} avocats`, `droit ${title}`],
    job: ['emploi', 'offres d’emploi', 'recrutement', 'carrières'],
    vacancy: (title) => [`emploi ${title}`, `offre d’emploi ${title}`],
    types: {
      articles: 'publication article',
      events: 'événement séminaire',
      trainings: 'formation',
      'training-series': 'formation',
      news: 'actualité communiqué de presse',
      deals: 'opération transaction dossier client',
      contacts: 'personne',
      offices: 'bureau',
      countries: 'pays implantation',
      sectors: 'secteur',
      services: 'expertise pratique',
      'graduate-pages': 'jeunes diplômés étudiant stagiaire stage',
    },
  },
  'zh-cn': {
    lawyer: (topic, place, role) => `${place}${topic}律师 ${place}${topic}${role}`,
    levels: {
      partner: '合伙人',
      counsel: '顾问律师',
      'senior-associate': '资深律师',
      associate: '律师',
    },
    contact: (name) => [`${name}联系方式`, `${name}电话 ${name}邮箱`],
    speaks: (language) => `讲${language} 会说${language}`,
    office: (city) => [
      `${city}办公室`,
      `${city}办公时间`,
      `${city}办公室电话`,
      `${city}电话`,
      `${city}地址`,
      `${city}联系方式`,
    ],
    topic: (title) => [`${title}律师`, `${title}法律`],
    job: ['招聘', '职位', '工作机会'],
    vacancy: (title) => [`${title}招聘`, `${title}职位`],
    types: {
      articles: '文章',
      events: '活动 研讨会',
      trainings: '培训课程',
      'training-series': '培训课程',
      news: '新闻',
      deals: '交易 案例 客户',
      contacts: '人员',
      offices: '办公室',
      countries: '国家 地区',
      sectors: '行业',
      services: '业务领域',
      'graduate-pages': '校园招聘 应届毕业生 实习',
    },
  },
}

const mostPhrases = 40

/**
 * What visitors call a document, beside its title: "Tax lawyer partner Tokyo", "Tokyo office hours".
 * Proximity ranks them above a text that has the same words far apart.
 */
export function toPhrases(
  collection: CollectionSlug,
  named: Named,
  locale: SearchLocale,
): string[] {
  const { lawyer, levels, contact, office, topic, job, vacancy } = words[locale]
  const { title, practices, sectors, offices, countries, level = '', isVacancy } = named
  const places = [...offices, ...countries.filter((country) => !offices.includes(country))]
  const lawyers = (topics: string[], role: string) =>
    topics.flatMap((topic) => places.map((place) => lawyer(topic, place, role)))
  switch (collection) {
    case 'contacts': {
      const asLawyer = levels[level] ? lawyers([...practices, ...sectors], levels[level]) : []
      const withPractice = practices.map((practice) => `${title} ${practice}`)
      return [...contact(title), ...withPractice, ...asLawyer].slice(0, mostPhrases)
    }
    case 'offices':
      return office(title)
    case 'services':
    case 'sectors':
      return topic(title)
    case 'careers-pages':
      return isVacancy
        ? [...job, ...vacancy(title), ...lawyers(practices, job[0] ?? '')].slice(0, mostPhrases)
        : job
    default:
      return []
  }
}

/**
 * Words for the type of a document, such as "seminar" of an event, "France office", and what a person's
 * profile need not say: "Paris office", "speaks French".
 */
export function toTypeWords(
  collection: CollectionSlug,
  { countries, offices, languages = [] }: Pick<Named, 'countries' | 'offices' | 'languages'>,
  locale: SearchLocale,
): string[] {
  const { types, office, speaks } = words[locale]
  const type = types[collection] ?? []
  const officesAt = (places: string[]) => places.flatMap((place) => office(place).slice(0, 1))
  switch (collection) {
    case 'offices':
      return [type, officesAt(countries)].flat()
    case 'contacts':
      return [type, officesAt(offices), languages.map(speaks)].flat()
    default:
      return [type].flat()
  }
}
