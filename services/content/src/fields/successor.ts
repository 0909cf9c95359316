import type { TextField } from 'payload'

/** Where the address of a document leads once it is unpublished or deleted (hooks/mark-gone.ts). */
export const successorField: TextField = {
  name: 'successor',
  type: 'text',
  label: 'Leads to, once unpublished',
  admin: {
    position: 'sidebar',
    description:
      'A path of this site, such as /people. Without one, visitors and search engines read that the page is gone (410).',
  },
  validate: (value: unknown) => (value ? sitePath(value) : true),
}

/** A path of this site: a single leading slash, no host, no control characters. */
export const sitePath = (value: unknown): true | string =>
  typeof value === 'string' && /^\/(?![/\\])[^\s\\\u0000-\u001f]*$/.test(value)
    ? true
    : 'A path of this site, such as /people.'
