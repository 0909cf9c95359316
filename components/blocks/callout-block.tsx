import { getTranslations } from 'next-intl/server'
import { RichText } from '@/components/ui/rich-text'
import type { BlockProps } from './body'

/** The tone has a text label, because colour alone is not accessible. */
export async function CalloutBlock({ block, locale }: BlockProps<'callout'>) {
  const t = await getTranslations('publication')
  return (
    <div className="callout" data-tone={block.tone} role="note">
      <p className="eyebrow">{t(block.tone)}</p>
      <p className="callout-title">{block.title}</p>
      <div className="prose">
        <RichText text={block.text} locale={locale} />
      </div>
    </div>
  )
}
