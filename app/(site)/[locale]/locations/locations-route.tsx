import { listRoute } from '@/app/(site)/list-route'
import { LocationsPage } from '@/components/locations/locations-page'
import { filterLocations } from '@/lib/content/location/filter-locations'
import { findPlaces } from '@/lib/content/location/find-places'
import { getLocations } from '@/lib/content/location/get-locations'
import { locationsList, type LocationFilters } from '@/lib/content/location/locations-list'

export const locationsRoute = listRoute('locations', async (locale, query) => {
  const places = await getLocations(locale)
  const find = async (filters: LocationFilters) =>
    filterLocations(places, filters, locale, await findPlaces(filters.q, locale))
  return (
    <LocationsPage
      locale={locale}
      places={places}
      result={await find(locationsList.parse(query))}
      countOf={async (filters) => (await find(filters)).total}
    />
  )
})
