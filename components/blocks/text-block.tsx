import { RichText } from '@/components/ui/rich-text'
import type { BlockProps } from './body'

export const TextBlock = ({ block, locale }: BlockProps<'text'>) => (
  <div className="prose">
    <RichText text={block.text} locale={locale} />
  </div>
)
