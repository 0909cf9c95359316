import { getTranslations } from 'next-intl/server'
import { formatNumber } from '@/lib/i18n/format'
import type { BlockProps } from './body'
import styles from './chart-block.module.css'
import typography from '@/components/ui/typography.module.css'

/** A bar chart as a list: every bar has its value as text. */
export async function ChartBlock({ block, locale }: BlockProps<'chart'>) {
  const t = await getTranslations('publication')
  const maxValue = Math.max(...block.bars.map((bar) => bar.value), 1)
  return (
    <figure>
      <ul className={styles.chart}>
        {block.bars.map((bar) => (
          <li key={bar.label}>
            <span className="visually-hidden">
              {t('chartLabel', {
                label: bar.label,
                value: formatNumber(bar.value, locale),
                unit: block.unit,
              })}
            </span>
            <span aria-hidden="true">{bar.label}</span>
            <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
              <rect width={(100 * bar.value) / maxValue} height="10" />
            </svg>
            <span aria-hidden="true" className={styles.value}>
              {formatNumber(bar.value, locale)}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className={typography.meta}>
        {[block.unit, block.note].filter(Boolean).join(' — ')}
      </figcaption>
    </figure>
  )
}
