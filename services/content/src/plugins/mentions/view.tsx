import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { EditorPage } from '../../admin/editor-page'
import { MentionsForm } from './form.client'
import { mentionsPage, toSubjectSlug } from './subject-slugs'

/** The form that replaces a person or an office in every document. */
export function MentionsView(view: AdminViewServerProps) {
  const { document } = view.searchParams ?? {}
  const [type, id] = String(document).split('/')
  const collection = toSubjectSlug(type)
  if (!collection || !/^\d{1,9}$/.test(id ?? '')) return notFound()
  return (
    <EditorPage view={view} address={mentionsPage(String(document))}>
      <MentionsForm collection={collection} id={Number(id)} />
    </EditorPage>
  )
}
