import type { JsonLdObject } from '@/lib/seo/json-ld'

/** `<` is escaped, so that no text can close the script element. */
export function JsonLd({ data }: { data: JsonLdObject }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
    />
  )
}
