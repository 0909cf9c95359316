import { listRoute } from '@/app/(site)/list-route'
import { LocationsPage } from '@/components/locations/locations-page'
import { filterLocations } from '@/lib/content/location/filter-locations'
import { getLocations } from '@/lib/content/location/get-locations'
import { locationsList, type LocationFilters } from '@/lib/content/location/locations-list'

export const locationsRoute = listRoute('locations', async (locale, query) => {
  const places = await getLocations(locale)
  const find = (filters: LocationFilters) => filterLocations(places, filters, locale)
  return (
    <LocationsPage
      locale={locale}
      places={places}
      result={find(locationsList.parse(query))}
      countOf={(filters) => find(filters).total}
    />
  )
})
