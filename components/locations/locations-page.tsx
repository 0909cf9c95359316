import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/pages/page-frame'
import { RouteLink } from '@/components/ui/route-link'
import { regionNames, type Locations } from '@/lib/content/location/locations'
import { languageTags, type SiteLocale } from '@/lib/i18n/locales'
import { OfficeMap } from './office-map'
import styles from './locations-page.module.css'
import placeList from '@/components/ui/place-list.module.css'
import chips from '@/components/ui/chips.module.css'

export async function LocationsPage({ places, locale }: { places: Locations; locale: SiteLocale }) {
  const t = await getTranslations('locations')
  const regions = await getTranslations('regions')
  const { countries, offices } = places
  return (
    <PageFrame
      locale={locale}
      page={{ to: 'locations' }}
      trail={[]}
      title={t('title')}
      lede={t('intro', { offices: offices.length, countries: countries.length })}
    >
      <OfficeMap offices={offices} label={t('map')} locale={locale} />
      {regionNames.map((region) => {
        const regionCountries = countries.filter((country) => country.region === region)
        return regionCountries.length === 0 ? null : (
          <section key={region} className={styles.region} aria-labelledby={`region-${region}`}>
            <h2 id={`region-${region}`}>{regions(region)}</h2>
            <ul className={placeList.list}>
              {regionCountries.map((country) => (
                <li
                  key={country.id}
                  lang={country.language === locale ? undefined : languageTags[country.language]}
                >
                  <h3>
                    <RouteLink
                      target={{ to: 'location', params: { slug: country.slug } }}
                      locale={locale}
                    >
                      {country.name}
                    </RouteLink>
                  </h3>
                  <p>{country.summary}</p>
                  <ul className={chips.list}>
                    {offices
                      .filter((office) => office.country === country.id)
                      .map((office) => (
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
              ))}
            </ul>
          </section>
        )
      })}
    </PageFrame>
  )
}
