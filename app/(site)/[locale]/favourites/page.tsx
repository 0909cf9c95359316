import { memberPage } from '@/app/(site)/member-page'
import { FavouritesPage } from '@/components/favourites/favourites-page'
import { getFavourites } from '@/lib/favourites/get-favourites'
import { parseFilter } from '@/lib/favourites/filter-favourites'

const { generateMetadata, Page } = memberPage(
  'favourites',
  async ({ locale, member, queryParam }) => {
    const { favourites, folders } = await getFavourites(member, locale)
    return {
      body: (
        <FavouritesPage
          locale={locale}
          favourites={favourites}
          folders={folders}
          filter={parseFilter(queryParam)}
        />
      ),
    }
  },
)

export { generateMetadata }
export default Page
