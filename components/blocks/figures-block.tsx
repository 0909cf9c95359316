import type { BlockProps } from './body'

export const FiguresBlock = ({ block }: BlockProps<'figures'>) => (
  <>
    <dl className="figures">
      {block.items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
    {block.source ? <p className="meta">{block.source}</p> : null}
  </>
)
