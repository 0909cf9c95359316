/** Notice that an untranslated text is shown in English (decision 9). */
export function LanguageNotice({ text }: { text: string }) {
  return (
    <p className="notice" role="note">
      {text}
    </p>
  )
}
