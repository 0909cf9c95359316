import type { AdminViewServerProps } from 'payload'
import { EditorPage, toTypeOptions } from '../../admin/editor-page'
import { contentSlugs } from '../../model/content-types'
import { localization } from '../../model/locales'
import { FindReplaceForm } from './find-replace-form.client'
import { getBulkTexts } from './texts'

export function FindReplaceView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const texts = getBulkTexts(req.i18n.language)
  return (
    <EditorPage view={view} address="/admin/find-and-replace">
      <h1>{texts.findTitle}</h1>
      <p>{texts.findIntro}</p>
      <FindReplaceForm
        types={toTypeOptions(req, contentSlugs)}
        languages={localization.locales.map(({ code, label }) => ({ value: code, label }))}
      />
    </EditorPage>
  )
}
