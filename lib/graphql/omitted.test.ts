import { ApolloLink, gql } from '@apollo/client'
import { firstValueFrom, of } from 'rxjs'
import { withOmitted } from './omitted'

const data = { Articles: { docs: [] } }

/** The data of a response with these extensions. */
const dataWith = async (extensions: unknown) => {
  const response = { data, extensions } as ApolloLink.Result
  const request = { query: gql`query { Articles { docs { id } } }` } // oxfmt-ignore
  const link = withOmitted().concat(new ApolloLink(() => of(response)))
  return (await firstValueFrom(ApolloLink.execute(link, request, { client: {} as never }))).data
}

test('adds documents that the response omits to its data', async () =>
  expect(await dataWith({ omitted: [{ type: 'Contact', id: 7 }] })).toEqual({
    ...data,
    omitted: [{ __typename: 'Contact', id: 7 }],
  }))

test.each([
  [undefined],
  [null],
  [{}],
  [{ omitted: null }],
  [{ omitted: [{ type: 'Contact' }] }],
  [{ omitted: [{ type: 1, id: '7' }] }],
])('leaves the data of a response with the extensions %j', async (extensions) =>
  expect(await dataWith(extensions)).toEqual(data),
)
