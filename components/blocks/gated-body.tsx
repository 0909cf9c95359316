import { getTranslations } from 'next-intl/server'
import { Gate } from '@/components/ui/gate'
import { GateOpener } from '@/components/ui/gate.client'
import type { GatedType } from '@/lib/content/gated/kinds'
import { languageTags, type SiteLocale } from '@/lib/i18n/locales'
import type { LinkTarget } from '@/lib/routes/href'
import { openGated } from './open-gated'

type GatedBodyProps = { type: GatedType; id: number; page: LinkTarget; locale: SiteLocale }

/** What stands in place of a text that needs a permission, until a member's browser was given the text. */
export async function GatedBody({ type, id, page, locale }: GatedBodyProps) {
  const t = await getTranslations('member.gate')
  return (
    <GateOpener open={openGated.bind(null, type, id, locale)} opening={t('opening')} failed={t('failed')}>
      <div lang={languageTags[locale]}><Gate locale={locale} page={page} /></div>
    </GateOpener>
  )
}
