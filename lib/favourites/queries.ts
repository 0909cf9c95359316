import { graphql } from '@/lib/graphql/generated'

export const favouritesQuery = graphql(`
  query KeptFavourites($locale: LocaleInputType) {
    Favourites(pagination: false, locale: $locale) {
      docs {
        id
        kind
        document
        title
        summary
        path
        note
        savedAt
        changed
        unavailable
        locked
        folder {
          id
        }
      }
    }
    FavouriteFolders(pagination: false, sort: "name") {
      docs {
        id
        name
      }
    }
  }
`)

export const saveFavouriteMutation = graphql(`
  mutation KeepFavourite($data: mutationFavouriteInput!) {
    createFavourite(data: $data) {
      id
    }
  }
`)

export const updateFavouriteMutation = graphql(`
  mutation ChangeKept($id: Int!, $data: mutationFavouriteUpdateInput!) {
    updateFavourite(id: $id, data: $data) {
      id
    }
  }
`)

export const deleteFavouriteMutation = graphql(`
  mutation DropKept($id: Int!) {
    deleteFavourite(id: $id) {
      id
      kind
      document
      title
      note
      savedAt
      folder {
        id
      }
    }
  }
`)

export const createFolderMutation = graphql(`
  mutation CreateFolder($name: String!) {
    createFavouriteFolder(data: { name: $name }) {
      id
    }
  }
`)

export const renameFolderMutation = graphql(`
  mutation RenameFolder($id: Int!, $name: String!) {
    updateFavouriteFolder(id: $id, data: { name: $name }) {
      id
    }
  }
`)

export const deleteFolderMutation = graphql(`
  mutation DeleteFolder($id: Int!) {
    deleteFavouriteFolder(id: $id) {
      id
    }
  }
`)

export const foldersQuery = graphql(`
  query Folders {
    FavouriteFolders(pagination: false) {
      docs {
        id
        name
      }
    }
  }
`)
