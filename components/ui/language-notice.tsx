/** Says honestly that a text is shown in English because it is not translated (decision 9). */
export function LanguageNotice({ text }: { text: string }) {
  return (
    <p className="notice" role="note">
      {text}
    </p>
  )
}
