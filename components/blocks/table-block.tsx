import type { BlockProps } from './body'
import styles from '@/components/ui/rich-text.module.css'
import typography from '@/components/ui/typography.module.css'

/** Scrolls horizontally in its own container; the first column has row headers. */
export const TableBlock = ({ block }: BlockProps<'table'>) => (
  <figure>
    <div className={styles.scroller} role="region" aria-label={block.caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{block.caption}</caption>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([head, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <figcaption className={typography.meta}>
      {[block.caption, block.note].filter(Boolean).join(' — ')}
    </figcaption>
  </figure>
)
