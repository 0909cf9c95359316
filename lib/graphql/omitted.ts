import { ApolloLink } from '@apollo/client'
import { map } from 'rxjs'
import * as v from 'valibot'

const extensions = v.object({ omitted: v.array(v.object({ type: v.string(), id: v.number() })) })

/**
 * Adds related documents that the content service omitted, such as unpublished ones, to the data (docs/contracts.md,
 * "GraphQL"): `collectTags` reads them, so that a page is revalidated when one of them is published.
 */
export const withOmitted = (): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const parsed = v.safeParse(extensions, result.extensions)
        if (!parsed.success || !result.data) return result
        const omitted = parsed.output.omitted.map(({ type, id }) => ({ __typename: type, id }))
        return { ...result, data: { ...result.data, omitted } }
      }),
    ),
  )
