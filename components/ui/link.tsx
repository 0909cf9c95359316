import type { ComponentProps } from 'react'

/**
 * A link to a page of this site: plain HTML, which leads on without a new document once the page's late script is there
 * (`components/layout/deferred-scripts.client.ts`). Were it Next's, every page would make, send and hydrate a component for each of its links.
 */
export const Link = (props: ComponentProps<'a'>) => <a data-links="" {...props} />
