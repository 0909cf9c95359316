import { getTranslations } from 'next-intl/server'
import { RichText } from '@/components/ui/rich-text'
import type { BlockProps } from './body'
import styles from './callout-block.module.css'
import typography from '@/components/ui/typography.module.css'

/** The tone has a text label, because colour alone is not accessible. */
export async function CalloutBlock({ block, locale }: BlockProps<'callout'>) {
  const t = await getTranslations('publication')
  return (
    <div className={styles.callout} data-tone={block.tone} role="note">
      <p className={`${typography.eyebrow} ${styles.tone}`}>{t(block.tone)}</p>
      <p className={styles.title}>{block.title}</p>
      <div className={typography.prose}>
        <RichText text={block.text} locale={locale} />
      </div>
    </div>
  )
}
