import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DocumentBody } from '@/components/blocks/document-body'
import { PersonList } from '@/components/people/person-list'
import { ContentsList } from '@/components/ui/contents-list'
import { JsonLd } from '@/components/ui/json-ld'
import { BannerPicture } from '@/components/ui/banner-picture'
import type { EditorialPage as Page } from '@/lib/content/page/get-page'
import type { Site } from '@/lib/content/site/get-site'
import type { BodyBlock } from '@/lib/content/blocks/to-blocks'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import type { LinkTarget } from '@/lib/routes/href'
import { questionsLd } from '@/lib/seo/json-ld'
import { PageFrame, type Trail } from './page-frame'
import columns from '@/components/ui/columns.module.css'

export type EditorialPageProps = {
  page: Page
  target: LinkTarget
  locale: SiteLocale
  site: Site
  trail: Trail
  /** The page's picture is behind its title, not below it. */
  hero?: boolean
  eyebrow?: ReactNode
  head?: ReactNode
  /** Replaces the list of headings in the left column. */
  contents?: ReactNode
  /** Rendered below the title, full width. */
  top?: ReactNode
  /** Rendered before and after the text. */
  before?: ReactNode
  after?: ReactNode
  /** Rendered in the right column, before the contacts. */
  aside?: ReactNode
}

/**
 * A page of the content service: title, blocks and contacts. Each page type adds its parts through the slots.
 */
export async function EditorialPage({
  page,
  target,
  locale,
  trail,
  hero = false,
  eyebrow,
  head,
  contents,
  top,
  before,
  after,
  aside,
}: EditorialPageProps) {
  const common = await getTranslations('common')
  const foreign = page.language === locale ? undefined : languageTags[page.language]
  const questions = toQuestions(page.body ?? [])
  return (
    <PageFrame
      locale={locale}
      page={target}
      trail={trail}
      title={page.title}
      eyebrow={eyebrow}
      lede={page.summary}
      language={page.language}
      head={head}
      hero={hero ? page.picture : null}
    >
      {questions.length > 0 ? <JsonLd data={questionsLd(questions)} /> : null}
      {page.picture && !hero ? <BannerPicture picture={page.picture} /> : null}
      {top}
      <div className={columns.detail}>
        {contents ?? (
          <ContentsList
            label={common('onThisPage')}
            heading={common('onThisPage')}
            items={toHeadings(page.body ?? [])}
          />
        )}
        <div>
          {before}
          <div lang={foreign}>
            <DocumentBody
              body={page.body}
              feature={page.feature}
              type={page.type}
              id={page.id}
              page={target}
              locale={locale}
            />
          </div>
          {after}
        </div>
        <aside className={columns.aside}>
          {aside}
          <PersonList heading={common('contacts')} people={page.contacts} locale={locale} />
        </aside>
      </div>
    </PageFrame>
  )
}

export const toHeadings = (blocks: BodyBlock[]) =>
  blocks.flatMap(({ anchor, heading }) => (anchor && heading ? [{ anchor, label: heading }] : []))

/** Questions and answers of the FAQ blocks, for `FAQPage` JSON-LD. */
export const toQuestions = (blocks: BodyBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'questions' ? block.items : []))
