import type { AdminViewServerProps } from 'payload'
import { EditorPage, toTypeOptions, type Option } from '../../admin/editor-page'
import { canPublish } from '../../access/rules'
import { localization } from '../../model/locales'
import { bulkSlugs } from './columns'
import { ImportForm } from './import-form.client'
import { maxMegabytes, maxRows } from './read-file'
import { getBulkTexts, type BulkTexts } from './texts'

export function ImportExportView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const texts = getBulkTexts(req.i18n.language)
  const types = toTypeOptions(req, bulkSlugs)
  return (
    <EditorPage view={view} address="/admin/import-export">
      <h1>{texts.importTitle}</h1>
      <section className="bulk-section" aria-labelledby="export">
        <h2 id="export">{texts.exportHeading}</h2>
        <p>{texts.exportIntro}</p>
        <ExportForm types={types} texts={texts} />
      </section>
      <section className="bulk-section" aria-labelledby="import">
        <h2 id="import">{texts.importHeading}</h2>
        <p>{texts.importIntro(maxRows, maxMegabytes)}</p>
        <ImportForm types={types} mayPublish={canPublish(req)} />
      </section>
    </EditorPage>
  )
}

const ExportForm = ({ types, texts }: { types: Option[]; texts: BulkTexts }) => (
  <form method="get" action="/api/bulk/export" className="board-filters">
    <label>
      {texts.type}
      <select name="type">
        {types.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
    <label>
      {texts.language}
      <select name="language">
        <option value="">{texts.allLanguages}</option>
        {localization.locales.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
    </label>
    <label>
      {texts.format}
      <select name="format">
        <option value="csv">CSV</option>
        <option value="jsonl">JSON lines</option>
      </select>
    </label>
    <button type="submit" className="btn btn--style-secondary btn--size-medium">
      {texts.download}
    </button>
  </form>
)
