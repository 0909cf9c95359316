import type { ContentService } from './content-service'
import { at } from './responses'

export const saveFavourite = `mutation ($data: mutationFavouriteInput!) { createFavourite(data: $data) { id kind document note title path savedAt changed unavailable locked folder { id name } } }`

/** Creates a member's document of each type. @returns their ids by collection */
export async function createMemberDocuments(
  { graphql, payload, ids }: ContentService,
  token: string,
  member: number,
  text: string,
) {
  const create = async (type: string, data: string) => {
    const response = await graphql(`mutation { create${type}(data: { ${data} }) { id } }`, {
      token,
    })
    return Number(at(response, `data.create${type}.id`))
  }
  const folder = await create('FavouriteFolder', `name: "${text}"`)
  const documents = {
    'favourite-folders': folder,
    favourites: await create(
      'Favourite',
      `kind: contact, document: ${ids.person}, note: "${text}", folder: ${folder}`,
    ),
    'alert-subscriptions': await create(
      'AlertSubscription',
      `topic: all, frequency: weekly, wording: "${text}"`,
    ),
    'product-requests': await create(
      'ProductRequest',
      `permission: "navigator.tax", note: "${text}"`,
    ),
    'navigator-reports': await create(
      'NavigatorReport',
      `name: "${text}", service: "employment", query: "with=japan", language: en`,
    ),
  }
  const consents = await payload.find({
    collection: 'consents',
    where: { member: { equals: member } },
    limit: 1,
  })
  return { ...documents, consents: Number(consents.docs[0]?.id) }
}
