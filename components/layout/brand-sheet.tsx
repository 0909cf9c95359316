import type { ReactNode } from 'react'
import type { Brand } from '@/lib/content/site/to-brand'

/** A page's header, behind the style sheet of the firm's brand if it has one. */
export const WithBrand = ({ brand, children }: { brand: Brand; children: ReactNode }) =>
  brand.sheet ? (
    <>
      <link rel="stylesheet" href={brand.sheet.href} precedence="brand" />
      {children}
    </>
  ) : (
    children
  )
