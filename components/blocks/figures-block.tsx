import type { BlockProps } from './body'
import figures from '@/components/ui/figures.module.css'
import typography from '@/components/ui/typography.module.css'

export const FiguresBlock = ({ block }: BlockProps<'figures'>) => (
  <>
    <dl className={figures.figures}>
      {block.items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
    {block.source ? <p className={typography.meta}>{block.source}</p> : null}
  </>
)
