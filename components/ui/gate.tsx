import { getTranslations } from 'next-intl/server'

/** What stands in place of a text that needs a permission (decision 20). */
export async function Gate({ email }: { email: string }) {
  const t = await getTranslations('publication')
  return (
    <section className="gate">
      <h2>{t('gatedTitle')}</h2>
      <p>{t('gatedText')}</p>
      <a className="btn" href={`mailto:${email}`}>{t('gatedAction')}</a>
    </section>
  )
}
