import box from './box.module.css'

/** Notice that an untranslated text is shown in English (decision 9). */
export function LanguageNotice({ text }: { text: string }) {
  return (
    <p className={box.notice} role="note">
      {text}
    </p>
  )
}
