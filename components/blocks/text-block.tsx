import { RichText } from '@/components/ui/rich-text'
import type { BlockProps } from './body'
import typography from '@/components/ui/typography.module.css'

export const TextBlock = ({ block, locale }: BlockProps<'text'>) => (
  <div className={typography.prose}>
    <RichText text={block.text} locale={locale} top={block.heading ? 3 : 2} />
  </div>
)
