import { RichText } from '@/components/ui/rich-text'
import type { BlockProps } from './body'
import styles from './sequence-blocks.module.css'
import typography from '@/components/ui/typography.module.css'
import questions from '@/components/ui/questions.module.css'

export const StepsBlock = ({ block, locale }: BlockProps<'steps'>) => (
  <ol className={styles.steps}>
    {block.items.map((item, index) => (
      <li key={index}>
        <h3>{item.title}</h3>
        <div className={typography.prose}>
          <RichText text={item.text} locale={locale} top={4} />
        </div>
      </li>
    ))}
  </ol>
)

export const TimelineBlock = ({ block, locale }: BlockProps<'timeline'>) => (
  <ol className={styles.timeline}>
    {block.items.map((item, index) => (
      <li key={index}>
        <p className={typography.minor}>{item.when}</p>
        <h3>{item.title}</h3>
        <div className={typography.prose}>
          <RichText text={item.text} locale={locale} top={4} />
        </div>
      </li>
    ))}
  </ol>
)

/** Collapsed on screen, expanded in print. */
export const QuestionsBlock = ({ block, locale }: BlockProps<'questions'>) => (
  <div className={questions.questions}>
    {block.items.map((item, index) => (
      <details key={index}>
        <summary>{item.question}</summary>
        <div className={typography.prose}>
          <RichText text={item.answer} locale={locale} />
        </div>
      </details>
    ))}
  </div>
)
