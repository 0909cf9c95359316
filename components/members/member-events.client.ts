import { createBrowserClient, type BrowserClientOptions } from '@/lib/graphql/browser'
import { MemberEventsDocument, type MemberEventKind } from '@/lib/graphql/generated/graphql'

type MemberEventsOptions = BrowserClientOptions & { onEvent: (kind: MemberEventKind) => void }

/** @returns the function that ends the subscription and closes its socket */
export function subscribeToMember({ onEvent, ...options }: MemberEventsOptions): () => void {
  let isForbidden = false
  const client = createBrowserClient({
    ...options,
    onForbidden: () => {
      isForbidden = true
      options.onForbidden?.()
    },
  })
  const subscription = client.subscribe({ query: MemberEventsDocument }).subscribe({
    next: ({ data }) => data && onEvent(data.memberEvents.kind),
    error: (cause) => isForbidden || console.error('The subscription has ended', String(cause)),
  })
  return () => {
    subscription.unsubscribe()
    client.stop()
  }
}
