import { RichText } from '@/components/ui/rich-text'
import type { BlockProps } from './body'

export const StepsBlock = ({ block, locale }: BlockProps<'steps'>) => (
  <ol className="steps">
    {block.items.map((item) => (
      <li key={item.title}>
        <h3>{item.title}</h3>
        <div className="prose">
          <RichText text={item.text} locale={locale} />
        </div>
      </li>
    ))}
  </ol>
)

export const TimelineBlock = ({ block, locale }: BlockProps<'timeline'>) => (
  <ol className="timeline">
    {block.items.map((item) => (
      <li key={item.when + item.title}>
        <p className="minor">{item.when}</p>
        <h3>{item.title}</h3>
        <div className="prose">
          <RichText text={item.text} locale={locale} />
        </div>
      </li>
    ))}
  </ol>
)

/** Collapsed on screen, expanded in print. */
export const QuestionsBlock = ({ block, locale }: BlockProps<'questions'>) => (
  <div className="questions">
    {block.items.map((item) => (
      <details key={item.question}>
        <summary>{item.question}</summary>
        <div className="prose">
          <RichText text={item.answer} locale={locale} />
        </div>
      </details>
    ))}
  </div>
)
