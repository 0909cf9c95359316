/**
 * The texts of an editors' tool by the language of the admin panel; English for any other. The other
 * languages have the texts that English has.
 */
export const inLanguages =
  <Texts>(texts: { en: Texts; fr: NoInfer<Texts>; zh: NoInfer<Texts> }) =>
  (language: string): Texts =>
    texts[language as keyof typeof texts] ?? texts.en
