import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/pages/page-frame'
import { Finder } from '@/components/ui/finder'
import { RouteLink } from '@/components/ui/route-link'
import type { LocationResult } from '@/lib/content/location/filter-locations'
import type { Locations } from '@/lib/content/location/locations'
import { locationsList, type LocationFilters } from '@/lib/content/location/locations-list'
import { regionNames } from '@/lib/content/location/region-names'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import { OfficeMap } from './office-map'
import styles from './locations-page.module.css'
import placeList from '@/components/ui/place-list.module.css'
import chips from '@/components/ui/chips.module.css'

type LocationsPageProps = {
  places: Locations
  result: LocationResult
  countOf: (filters: LocationFilters) => Promise<number>
  locale: SiteLocale
}

export async function LocationsPage({ places, result, countOf, locale }: LocationsPageProps) {
  const t = await getTranslations('locations')
  const regions = await getTranslations('regions')
  const { filters, choices, total } = result
  return (
    <PageFrame
      locale={locale}
      page={{ to: 'locations' }}
      trail={[]}
      title={t('title')}
      lede={
        places.offices.length > 0
          ? t('intro', { offices: places.offices.length, countries: places.countries.length })
          : undefined
      }
    >
      <Finder
        list={locationsList}
        values={filters}
        filters={[
          { kind: 'words', name: 'q', label: t('filter.q') },
          {
            kind: 'choice',
            name: 'region',
            label: t('filter.region'),
            any: t('any.region'),
            choices: choices.region.map((choice) => ({
              ...choice,
              label: regions(choice.value as 'europe'),
            })),
          },
          {
            kind: 'choice',
            name: 'practice',
            label: t('filter.practice'),
            any: t('any.practice'),
            choices: choices.practice,
          },
        ]}
        isEmpty={result.countries.length === 0}
        countOf={countOf}
        texts={{
          title: t('title'),
          submit: t('submit'),
          count: t('count', { count: total }),
          emptyTitle: t('emptyTitle'),
          emptyText: t('emptyText'),
          everything: t('everything'),
        }}
        locale={locale}
      >
        <OfficeMap
          offices={result.countries.flatMap(({ offices }) => offices)}
          label={t('map')}
          locale={locale}
        />
        {regionNames.map((region) => {
          const countries = result.countries.filter(({ country }) => country.region === region)
          return countries.length === 0 ? null : (
            <section key={region} className={styles.region} aria-labelledby={`region-${region}`}>
              <h2 id={`region-${region}`}>{regions(region)}</h2>
              <ul className={placeList.list}>
                {countries.map((entry) => (
                  <CountryItem key={entry.country.id} {...entry} locale={locale} />
                ))}
              </ul>
            </section>
          )
        })}
      </Finder>
    </PageFrame>
  )
}

const CountryItem = ({
  country,
  offices,
  locale,
}: LocationResult['countries'][number] & { locale: SiteLocale }) => (
  <li lang={country.language === locale ? undefined : languageTags[country.language]}>
    <h3>
      <RouteLink target={{ to: 'location', params: { slug: country.slug } }} locale={locale}>
        {country.name}
      </RouteLink>
    </h3>
    <p>{country.summary}</p>
    <ul className={chips.list}>
      {offices.map((office) => (
        <li key={office.id}>
          <RouteLink
            className={chips.chip}
            target={{ to: 'office', params: { slug: office.slug } }}
            locale={locale}
          >
            {office.name}
          </RouteLink>
        </li>
      ))}
    </ul>
  </li>
)
