import { getTranslations } from 'next-intl/server'
import { Gate } from '@/components/ui/gate'
import { GateOpener } from './gate-opener.client'
import type { BodyBlock } from '@/lib/content/blocks/to-blocks'
import type { GatedType } from '@/lib/content/content-types'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import type { LinkTarget } from '@/lib/routes/href'
import { Body } from './body'
import { openGated } from './open-gated'

type DocumentBodyProps = {
  /** null when the text needs a permission */
  body: BodyBlock[] | null
  /** The permission that opens it */
  feature: string | null
  type: GatedType
  id: number
  page: LinkTarget
  locale: SiteLocale
}

/** The text of a document. A gated text is not in the cached page; the member's browser requests it. */
export async function DocumentBody({ body, feature, type, id, page, locale }: DocumentBodyProps) {
  if (body) return <Body blocks={body} locale={locale} />
  const t = await getTranslations('member.gate')
  const auth = await getTranslations('auth')
  return (
    <GateOpener
      open={openGated.bind(null, type, id, locale)}
      feature={feature}
      texts={{
        opening: t('opening'),
        unavailable: t('failed'),
        failed: auth('errors.permissions'),
        retry: auth('retry'),
        code: auth('code'),
      }}
      closed={
        <div lang={languageTags[locale]}>
          <Gate locale={locale} page={page} isMember />
        </div>
      }
    >
      <div lang={languageTags[locale]}>
        <Gate locale={locale} page={page} />
      </div>
    </GateOpener>
  )
}
