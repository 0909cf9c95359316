import type { ComponentProps } from 'react'

/**
 * A plain anchor; `components/layout/deferred-scripts.client.ts` navigates on the client. `next/link` would
 * serialise and hydrate a component per link.
 */
export const Link = (props: ComponentProps<'a'>) => <a data-links="" {...props} />
