import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import { noteTarget, type Area, type Note } from '@/lib/content/navigator/navigator-structure'
import { formatDate } from '@/lib/i18n/format'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import section from './section.module.css'
import styles from './note-list.module.css'
import card from '@/components/ui/card.module.css'
import typography from '@/components/ui/typography.module.css'
import badge from '@/components/ui/badge.module.css'

/** Topic notes: commentary that spans several answers. */
export async function NoteList({
  area,
  notes,
  locale,
}: {
  area: Area
  notes: Note[]
  locale: SiteLocale
}) {
  const t = await getTranslations('navigator')
  return notes.length === 0 ? null : (
    <section className={`${section.section} no-print`} aria-labelledby="notes">
      <h2 id="notes">{t('notes')}</h2>
      <ul className={styles.list}>
        {notes.map((note) => (
          <li
            key={note.id}
            className={card.card}
            lang={note.language === locale ? undefined : languageTags[note.language]}
          >
            <p className={`${typography.meta} ${styles.date}`}>
              {formatDate(note.publishedOn, locale)}
              {note.gated ? (
                <span className={badge.badge} lang={languageTags[locale]}>
                  {t('gated')}
                </span>
              ) : null}
            </p>
            <h3>
              <RouteLink target={noteTarget(area, note)} locale={locale}>
                {note.title}
              </RouteLink>
            </h3>
            <p className={card.text}>{note.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
