import { memberPage } from '@/app/(site)/member-page'
import { FavouritesPage } from '@/components/favourites/favourites-page'
import { getFavourites } from '@/lib/favourites/get-favourites'
import { parseFilter } from '@/lib/favourites/filter-favourites'

const { generateMetadata, Page } = memberPage('favourites', async ({ locale, member, first }) => ({
  body: (
    <FavouritesPage
      locale={locale}
      {...await getFavourites(member, locale)}
      filter={parseFilter(first)}
    />
  ),
}))

export { generateMetadata }
export default Page
