import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import { noteTarget, type Area, type Note } from '@/lib/content/navigator/navigator-structure'
import { formatDate } from '@/lib/i18n/format'
import { languageTags, type SiteLocale } from '@/lib/i18n/locales'

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
    <section className="navigator-section no-print" aria-labelledby="notes">
      <h2 id="notes">{t('notes')}</h2>
      <ul className="note-list">
        {notes.map((note) => (
          <li
            key={note.id}
            className="linked-card"
            lang={note.language === locale ? undefined : languageTags[note.language]}
          >
            <p className="meta">
              {formatDate(note.publishedOn, locale)}
              {note.gated ? (
                <span className="badge" lang={languageTags[locale]}>
                  {t('gated')}
                </span>
              ) : null}
            </p>
            <h3>
              <RouteLink target={noteTarget(area, note)} locale={locale}>
                {note.title}
              </RouteLink>
            </h3>
            <p>{note.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
