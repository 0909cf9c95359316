import { graphql } from '@/lib/graphql/generated'

/** What the star asks and changes, from the browser. Their generated documents are imported by themselves, so that no others are loaded. */

graphql(`
  query SavedAmong($among: [Favourite_where_or]) {
    Favourites(where: { OR: $among }, pagination: false, select: true) {
      docs {
        id
        kind
        document
      }
    }
  }
`)

graphql(`
  mutation SaveFavourite($data: mutationFavouriteInput!) {
    createFavourite(data: $data) {
      id
    }
  }
`)

graphql(`
  mutation RemoveFavourite($id: Int!) {
    deleteFavourite(id: $id) {
      id
      note
      savedAt
      folder {
        id
      }
    }
  }
`)
