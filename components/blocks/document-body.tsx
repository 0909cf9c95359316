import dynamic from 'next/dynamic'
import type { BodyBlock } from '@/lib/content/blocks/to-blocks'
import type { GatedType } from '@/lib/content/gated/kinds'
import type { SiteLocale } from '@/lib/i18n/locales'
import type { LinkTarget } from '@/lib/routes/href'
import { Body } from './body'

/** By itself, so that only a page with a gate loads its script. */
const GatedBody = dynamic(() => import('./gated-body').then((module) => module.GatedBody))

type DocumentBodyProps = { /** null for a text that needs a permission. */ body: BodyBlock[] | null; type: GatedType; id: number; page: LinkTarget; locale: SiteLocale }

/** The text of a document. One that needs a permission is not in the page, which is the same for everybody: a member's browser asks for it. */
export const DocumentBody = ({ body, type, id, page, locale }: DocumentBodyProps) => (body ? <Body blocks={body} locale={locale} /> : <GatedBody type={type} id={id} page={page} locale={locale} />)
