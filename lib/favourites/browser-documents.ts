import { graphql } from '@/lib/graphql/generated'

/** Operations that the browser sends. Their generated documents are imported one by one to keep the bundle small. */

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
