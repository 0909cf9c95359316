import { listRoute } from '@/app/(site)/list-route'
import { LocationsPage } from '@/components/locations/locations-page'
import { filterLocations } from '@/lib/content/location/filter-locations'
import { getLocations } from '@/lib/content/location/get-locations'
import { locationsList } from '@/lib/content/location/locations-list'

export const locationsRoute = listRoute('locations', async (locale, query) => {
  const places = await getLocations(locale)
  const result = filterLocations(places, locationsList.parse(query), locale)
  return <LocationsPage places={places} result={result} locale={locale} />
})
