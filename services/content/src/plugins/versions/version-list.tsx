import { getTranslation } from '@payloadcms/translations'
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import { formatHour } from '../../admin/format-hour'
import { readVersions, type Change, type VersionRow } from './read-versions'
import { getVersionTexts } from './texts'

/** Who saved a document when, and what each save changed. Payload's own list has the hour alone. */
export async function VersionList({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const { i18n } = req
  const texts = getVersionTexts(i18n.language)
  const entity = collectionConfig
    ? { collection: collectionConfig, global: null }
    : globalConfig && { collection: null, global: globalConfig }
  if (!entity) return notFound()
  const base = collectionConfig
    ? `/admin/collections/${collectionConfig.slug}/${docID}/versions`
    : `/admin/globals/${globalConfig?.slug}/versions`
  const rows = await readVersions(req, entity, docID)
  const label = collectionConfig?.labels.plural ?? globalConfig?.label
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        pluralLabel={typeof label === 'function' ? label({ i18n, t: i18n.t }) : label}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
        view={texts.title}
      />
      <main className="versions">
        <Gutter>
          <h1 className="bulk-hidden">
            {texts.title}: {label && typeof label !== 'function' ? getTranslation(label, i18n) : ''}
          </h1>
          {rows.length === 0 ? <p role="status">{texts.none}</p> : null}
          {rows.length > 0 ? <Table rows={rows} base={base} req={req} /> : null}
        </Gutter>
      </main>
    </>
  )
}

type TableProps = { rows: VersionRow[]; base: string; req: PayloadRequest }

function Table({ rows, base, req }: TableProps) {
  const { language } = req.i18n
  const texts = getVersionTexts(language)
  return (
    <div className="table board-table">
      <table>
        <thead>
          <tr>
            {[texts.when, texts.who, texts.changed, texts.status].map((heading) => (
              <th scope="col" key={heading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, savedAt, editor, changes, statuses }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`${base}/${id}`}>{formatHour(savedAt, language)}</a>
              </th>
              <td>{editor ?? texts.service}</td>
              <td>
                <Changes changes={changes} language={language} />
              </td>
              <td>
                {statuses.map(({ language: name, isPublished }) => (
                  <div key={name}>
                    {texts.inLanguage(
                      name,
                      req.t(isPublished ? 'version:published' : 'version:draft'),
                    )}
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Changes({ changes, language }: { changes: Change[] | null; language: string }) {
  const texts = getVersionTexts(language)
  if (!changes) return texts.oldest
  if (changes.length === 0) return texts.nothing
  return changes.map(({ language: name, fields }) => (
    <div key={name}>{name ? texts.inLanguage(name, fields.join(', ')) : fields.join(', ')}</div>
  ))
}
