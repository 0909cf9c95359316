import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Body } from '@/components/blocks/body'
import { toHeadings } from '@/components/pages/editorial-page'
import { PageFrame } from '@/components/pages/page-frame'
import { PersonList } from '@/components/people/person-list'
import { ContentsList } from '@/components/ui/contents-list'
import { noteTarget, type Area, type Note } from '@/lib/content/navigator/navigator-structure'
import { getNoteText } from '@/lib/content/navigator/get-texts'
import type { Reader } from '@/lib/content/navigator/get-reader'
import { formatDate } from '@/lib/i18n/format'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import { AccessBox } from './access-box'
import { navigatorTrail } from './navigator-trail'
import typography from '@/components/ui/typography.module.css'
import columns from '@/components/ui/columns.module.css'

type NotePageProps = { area: Area & { note: Note }; locale: SiteLocale; reader: Reader }

/** A topic note: a public summary, and the text for readers with access. */
export async function NotePage({ area, locale, reader }: NotePageProps) {
  const t = await getTranslations('navigator')
  const common = await getTranslations('common')
  const publication = await getTranslations('publication')
  const { note } = area
  const text = await getNoteText(note.id, locale, reader)
  if (!text) notFound()
  const page = noteTarget(area, note)
  const topic = area.questions.find(({ topicKey }) => topicKey === note.topicKey)?.topic
  const meta = [formatDate(note.publishedOn, locale), topic].filter(Boolean).join(' · ')
  return (
    <PageFrame
      locale={locale}
      page={page}
      trail={await navigatorTrail(
        area,
        area.regions.find(({ id }) => id === note.regionId),
      )}
      eyebrow={t('note')}
      title={note.title}
      lede={note.summary}
      language={note.language}
      head={<p className={typography.meta}>{meta}</p>}
    >
      <div className={columns.detail}>
        <ContentsList
          label={common('onThisPage')}
          heading={common('onThisPage')}
          items={toHeadings(text.body ?? [])}
        />
        <div>
          {text.body ? (
            <div lang={note.language === locale ? undefined : languageTags[note.language]}>
              <Body blocks={text.body} locale={locale} />
            </div>
          ) : (
            <AccessBox area={area} page={page} reader={reader} locale={locale} />
          )}
        </div>
        <aside className={columns.aside}>
          <PersonList heading={publication('authors')} people={text.authors} locale={locale} />
        </aside>
      </div>
    </PageFrame>
  )
}
