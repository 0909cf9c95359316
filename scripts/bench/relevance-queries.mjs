/**
 * Makes the judged queries of `npm run bench -- relevance` from the sample firm by rules: what a
 * visitor types to find a document, and which documents answer it. `node
 * scripts/bench/relevance-queries.mjs` writes them to `relevance-queries.jsonl`; `--print`
 * prints them, `--all` prints every query of the rules instead of a sample of each.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Converter } from 'opencc-js/cn2t'
import { parse } from 'yaml'

/**
 * @typedef {{ language: string, form: string, query: string, relevant: string[] }} JudgedQuery
 *   relevant has the object ids of the records that answer the query
 */

const folder = path.dirname(fileURLToPath(import.meta.url))
const seed = path.join(folder, '../../services/content/seed')
const queriesFile = path.join(folder, 'relevance-queries.jsonl')

const read = (collection) =>
  readdirSync(path.join(seed, collection))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({
      ...parse(readFileSync(path.join(seed, collection, name), 'utf8')),
      key: name.slice(0, -'.yaml'.length),
      collection,
    }))

const people = read('contacts')
const offices = read('offices')
const services = read('services')
const topicPages = ['services', 'sectors', 'countries', 'solutions'].flatMap(read)
const navigators = read('navigator-services')
const pages = ['legal-pages', 'about-pages', 'careers-pages', 'marketing-pages']
  .flatMap(read)
  .filter(({ area }) => area !== 'thank-you')
const publications = ['articles', 'events', 'news'].flatMap(read)
const documents = [...people, ...offices, ...topicPages, ...navigators, ...pages, ...publications]

const locales = { en: 'en', fr: 'fr-fr', zh: 'zh-cn' }
/** @type {(document: any) => string} any: the files of each collection have fields of their own */
const objectId = ({ collection, id, path }) => (path ? `site${path}` : `${collection}-${id}`)
const toTitle = (document, language) => {
  const title = document.title ?? document.name
  return title[locales[language]] ?? title.en
}
const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What visitors call things, in the words of each language. */
const words = {
  en: {
    lawyer: (practice, city) => `${practice} lawyer ${city}`,
    otherLawyer: (practice, city) => `${practice} attorneys ${city}`,
    partner: (practice, city) => `${practice} partner ${city}`,
    office: [(city) => `${city} office`],
    hours: (city) => `${city} office hours`,
    phone: (city) => `${city} phone number`,
    contact: (name) => `${name} contact`,
    everyday: {
      GDPR: ['services/data-protection'],
      'M&A': ['services/mergers-and-acquisitions'],
      antitrust: ['services/competition', 'services/antitrust-investigations'],
      'labour law': ['services/employment'],
      property: ['services/real-estate'],
      litigation: ['services/commercial-litigation', 'services/disputes'],
      insolvencies: ['services/restructuring-and-insolvency'],
      takeovers: ['services/public-takeovers'],
      'privacy policy': ['legal-pages/data-privacy'],
      cookies: ['legal-pages/cookie-policy'],
    },
    jobs: ['jobs', 'vacancies'],
  },
  fr: {
    lawyer: (practice, city) => `avocat ${practice} ${city}`,
    otherLawyer: (practice, city) => `avocats ${practice} ${city}`,
    partner: (practice, city) => `associé ${practice} ${city}`,
    office: [(city) => `bureau ${city}`, (city) => `bureau de ${city}`],
    hours: (city) => `horaires bureau ${city}`,
    phone: (city) => `téléphone ${city}`,
    contact: (name) => `contact ${name}`,
    everyday: {
      RGPD: ['services/data-protection'],
      'M&A': ['services/mergers-and-acquisitions'],
      antitrust: ['services/competition', 'services/antitrust-investigations'],
      'droit du travail': ['services/employment'],
      'droit fiscal': ['services/tax'],
      IA: ['services/artificial-intelligence'],
      OPA: ['services/public-takeovers'],
      'lanceur d’alerte': ['solutions/whistleblowing-line', 'navigator-services/whistleblowing'],
      'politique de confidentialité': ['legal-pages/data-privacy'],
      cookies: ['legal-pages/cookie-policy'],
    },
    jobs: ['emploi', 'recrutement', 'offres d’emploi'],
  },
  zh: {
    lawyer: (practice, city) => `${city}${practice}律师`,
    otherLawyer: (practice, city) => `${city} ${practice} 法律顾问`,
    partner: (practice, city) => `${city}${practice}合伙人`,
    office: [(city) => `${city}办公室`, (city) => `${city}办事处`],
    hours: (city) => `${city}办公时间`,
    phone: (city) => `${city}电话`,
    contact: (name) => `${name} 联系方式`,
    everyday: {
      GDPR: ['services/data-protection'],
      'M&A': ['services/mergers-and-acquisitions'],
      反垄断: ['services/competition', 'services/antitrust-investigations'],
      劳动法: ['services/employment'],
      房地产: ['services/real-estate'],
      AI: ['services/artificial-intelligence'],
      税法: ['services/tax'],
      隐私: ['legal-pages/data-privacy', 'services/data-protection'],
      合并控制: ['services/merger-control'],
      隐私政策: ['legal-pages/data-privacy'],
    },
    jobs: ['招聘', '职位'],
  },
}

const withAncestors = (key) => {
  const service = services.find((item) => item.key === key)
  return service ? [key, ...withAncestors(service.parent)] : []
}
const practisesIn = (service, office) =>
  people.filter(
    (person) =>
      person.offices.includes(office.key) &&
      person.practices.flatMap(withAncestors).includes(service.key),
  )
/** Every practice with every office with people of the practice. */
const practicesByOffice = services.flatMap((service) =>
  offices.flatMap((office) => {
    const found = practisesIn(service, office)
    return found.length > 0 ? [{ service, office, people: found }] : []
  }),
)
const emptyPractices = services.flatMap((service) =>
  offices.flatMap((office) =>
    practisesIn(service, office).length === 0 ? [{ service, office }] : [],
  ),
)
const entitled = (title, language) =>
  documents.filter((document) => fold(toTitle(document, language)) === fold(title))
const careers = [...read('careers-pages'), { path: '/about-us/careers' }]
/** Pages that are no documents. */
const sitePages = ['people', 'expertise', 'insights', 'deals', 'locations', 'products']
  .concat(['about-us/news', 'about-us/careers', 'contact-us', 'site-map'])
  .map((page) => `/${page}`)
const [navigation, settings] = ['navigation', 'site-settings'].map((name) =>
  parse(readFileSync(path.join(seed, 'globals', `${name}.yaml`), 'utf8')),
)
const menuLinks = (language) =>
  [navigation.utility, navigation.sections, navigation.footer, settings.legalLinks]
    .flatMap((menu) => menu[locales[language]])
    .flatMap((entry) => entry.links ?? entry)
    .filter(({ href }) => sitePages.includes(href))
const isTranslated = ({ title }, language) => title[locales[language]] !== undefined

/** A word with its middle letters swapped, as typed in haste. */
const misspell = (text) =>
  text.replace(/\p{L}{6,}/u, (word) => {
    const middle = Math.floor(word.length / 2)
    return word.slice(0, middle) + word[middle + 1] + word[middle] + word.slice(middle + 2)
  })

/** The three longest words of a title in their order; in Chinese its first clause. */
function titleWords(title, language) {
  if (language === 'zh')
    return title.split(/[，。：、？！；—“”]/).find((part) => part.length > 3) ?? title
  const all = title.match(/[\p{L}\p{N}’-]{4,}/gu) ?? []
  const longest = all.toSorted((a, b) => b.length - a.length).slice(0, 3)
  return all.filter((word) => longest.includes(word)).join(' ')
}
const havingWords = (query, language) =>
  documents.filter((document) =>
    query.split(' ').every((word) => fold(toTitle(document, language)).includes(fold(word))),
  )

/** Whether a document has a word anywhere, in its own or in the language's words. */
function hasWord(value, word, language) {
  if (typeof value === 'string') return fold(value).includes(fold(word))
  if (typeof value !== 'object' || value === null) return false
  const translated = value[locales[language]] ?? value.en
  return Object.values(translated === undefined ? value : [translated]).some((item) =>
    hasWord(item, word, language),
  )
}

const toTraditional = Converter({ from: 'cn', to: 't' })
const ofPeople = (toQuery) => people.map((person) => [toQuery(person), [person]])
const ofPractices = (toQuery, language, accept = (_person) => true) =>
  practicesByOffice.flatMap(({ service, office, people: found }) => {
    const relevant = found.filter(accept)
    const query = toQuery(toTitle(service, language).toLowerCase(), toTitle(office, language))
    return relevant.length > 0 ? [[query, relevant]] : []
  })
const ofOffices = (toQuery, language) =>
  offices.map((office) => [toQuery(toTitle(office, language)), [office]])
const ofTopics = (toQuery, language) =>
  topicPages.map((page) => {
    const title = toTitle(page, language)
    return [toQuery(title), entitled(title, language)]
  })
const ofPublications = (toQuery, language) =>
  publications
    .filter((document) => isTranslated(document, language))
    .filter((document) => !toTitle(document, language).includes('{{')) // has a date of the seeding
    .map((document) => toQuery(toTitle(document, language)))
    .map((query) => [query, havingWords(query.replaceAll('"', ''), language)])
/** Those queries that a change of spelling changes, in their new spelling. */
const changed = (queriesOf, toQuery, change) =>
  queriesOf((subject) => {
    const query = toQuery(subject)
    return fold(change(query)) === query.toLowerCase() ? '' : change(query)
  }).filter(([query]) => query !== '')
const toName = (person, language) => toTitle(person, language)

/**
 * The forms: how many of a language, and all their queries with the documents that answer them.
 *
 * @type {[form: string, count: number, queries: (language: string) => [string, object[]][]][]}
 */
const forms = [
  ['person', 5, (language) => ofPeople((person) => toName(person, language))],
  ['person, family name first', 4, () => ofPeople((p) => `${p.familyName} ${p.givenName}`)],
  [
    'person, misspelt',
    4,
    () => changed(ofPeople, ({ givenName, familyName }) => `${givenName} ${familyName}`, misspell),
  ],
  [
    'person and practice',
    5,
    (language) =>
      people.map((person) => {
        const practice = services.find(({ key }) => key === person.practices[0])
        return [`${person.familyName} ${toTitle(practice, language)}`, [person]]
      }),
  ],
  [
    'person, contact',
    5,
    (language) => ofPeople((p) => words[language].contact(toName(p, language))),
  ],
  ['practice lawyer city', 11, (language) => ofPractices(words[language].lawyer, language)],
  ['practice attorneys city', 4, (language) => ofPractices(words[language].otherLawyer, language)],
  [
    'practice partner city',
    5,
    (language) =>
      ofPractices(words[language].partner, language, ({ level }) => level === 'partner'),
  ],
  [
    'practice lawyer city, nobody there',
    4,
    (language) =>
      emptyPractices.map(({ service, office }) => [
        words[language].lawyer(toTitle(service, language).toLowerCase(), toTitle(office, language)),
        [
          service,
          office,
          ...people.filter(
            ({ practices, offices: at }) =>
              at.includes(office.key) || practices.flatMap(withAncestors).includes(service.key),
          ),
        ],
      ]),
  ],
  [
    'city office',
    8,
    (language) => words[language].office.flatMap((toQuery) => ofOffices(toQuery, language)),
  ],
  ['city office hours', 4, (language) => ofOffices(words[language].hours, language)],
  ['city phone', 4, (language) => ofOffices(words[language].phone, language)],
  ['topic', 5, (language) => ofTopics((title) => title, language)],
  [
    'topic, misspelt, without accents or in traditional script',
    3,
    (language) =>
      changed(
        (toQuery) => ofTopics(toQuery, language),
        (title) => title,
        { en: misspell, fr: fold, zh: toTraditional }[language],
      ),
  ],
  [
    'everyday words',
    8,
    (language) =>
      Object.entries(words[language].everyday).map(([query, names]) => [
        query,
        names.map((name) =>
          documents.find(({ collection, key }) => name === `${collection}/${key}`),
        ),
      ]),
  ],
  [
    'page of the menu',
    5,
    (language) => menuLinks(language).map(({ label, href }) => [label, [{ path: href }]]),
  ],
  ['jobs', 2, (language) => words[language].jobs.map((query) => [query, careers])],
  [
    'words of a title',
    7,
    (language) => ofPublications((title) => titleWords(title, language), language),
  ],
  ['"title"', 3, (language) => ofPublications((title) => `"${title}"`, language)],
  [
    'practice -city',
    4,
    (language) =>
      practicesByOffice
        .map(({ service, office }) => [service, toTitle(office, language)])
        .filter(([service, city]) => !hasWord(service, city, language))
        .map(([service, city]) => [
          `${toTitle(service, language)} -${city.includes(' ') ? `"${city}"` : city}`,
          entitled(toTitle(service, language), language),
        ]),
  ],
]

/** A sample that does not depend on the order of documents. */
const sample = (queries, count) =>
  queries
    .map((query) => ({ query, rank: createHash('sha256').update(query.query).digest('hex') }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ query }) => query)

/**
 * @param {{ all?: boolean }} [options]
 * @returns {JudgedQuery[]}
 */
function createQueries({ all = false } = {}) {
  const byForm = Object.keys(locales).flatMap((language) =>
    forms.map(([form, count, queriesOf]) => {
      const queries = queriesOf(language).map(([query, relevant]) => ({
        language,
        form,
        query,
        relevant: [...new Set(relevant.map(objectId))].toSorted(),
      }))
      const unique = [...new Map(queries.map((query) => [query.query, query])).values()]
      return all ? unique : sample(unique, count)
    }),
  )
  return byForm.flat()
}

const toLines = (queries) => `${queries.map((query) => JSON.stringify(query)).join('\n')}\n`

/** @returns {JudgedQuery[]} the committed queries */
export const readQueries = () =>
  readFileSync(queriesFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const all = process.argv.includes('--all')
  const lines = toLines(createQueries({ all }))
  if (all || process.argv.includes('--print')) process.stdout.write(lines)
  else writeFileSync(queriesFile, lines)
}
