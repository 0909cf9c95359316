'use server'

import { refresh } from 'next/cache'
import { ContentUnavailableError } from '../errors/content-unavailable'
import { changedNames, idIn, textIn, toValues } from '../forms/form-data'
import { invalid, type FormState } from '../forms/state'
import { mutateContent, queryContent } from '../graphql/server'
import { asMember, type MemberFormState } from '../member/member-form'
import { findMember, type Member } from '../session/server'
import { parseKey, toKey } from './favourite-types'
import {
  updateFavouriteMutation,
  createFolderMutation,
  deleteFolderMutation,
  deleteFavouriteMutation,
  foldersQuery,
  saveFavouriteMutation,
  renameFolderMutation,
} from './queries'

/** A removed favourite with all fields, so that it can be restored. */
export type Removed = { key: string; title: string; note: string; folder: string; savedAt: string }
export type RemovalState = FormState<'removed' | 'restored' | 'signedOut'> & { removed?: Removed }

/** Removes a favourite (`remove`: its id), or restores one (`restore`: its key, with note, folder and date). */
export async function removeOrRestoreFavourite(
  _: RemovalState,
  data: FormData,
): Promise<RemovalState> {
  const member = await findMember()
  if (!member || member === 'expired') return { outcome: 'signedOut' }
  try {
    const state = data.has('restore')
      ? await restore(member, data)
      : await removeFavourite(member, idIn(data, 'remove'))
    refresh()
    return state
  } catch (cause) {
    if (cause instanceof ContentUnavailableError) return { outcome: 'unavailable' }
    throw cause
  }
}

async function removeFavourite({ accessToken }: Member, id: number | null): Promise<RemovalState> {
  if (!id) return { outcome: 'unavailable' }
  const { deleteFavourite: deleted } = await mutateContent(
    deleteFavouriteMutation,
    { id },
    { bearer: accessToken },
  )
  if (!deleted) return { outcome: 'unavailable' }
  return {
    outcome: 'removed',
    removed: {
      key: toKey(deleted.kind, deleted.document),
      title: deleted.title ?? '',
      note: deleted.note ?? '',
      folder: deleted.folder ? String(deleted.folder.id) : '',
      savedAt: deleted.savedAt ?? '',
    },
  }
}

async function restore({ accessToken }: Member, form: FormData): Promise<RemovalState> {
  const key = parseKey(textIn(form, 'restore'))
  if (!key) return { outcome: 'unavailable' }
  const [note, folder, savedAt] = [
    textIn(form, 'note', 2_000),
    idIn(form, 'folder'),
    textIn(form, 'savedAt'),
  ]
  const data = {
    ...key,
    ...(note ? { note } : {}),
    ...(folder ? { folder } : {}),
    ...(savedAt ? { savedAt } : {}),
  }
  await mutateContent(saveFavouriteMutation, { data }, { bearer: accessToken })
  return { outcome: 'restored' }
}

const editableFields = ['note', 'folder'] as const

/** Saves the changed fields of a favourite: with two devices the last write wins for each field. */
export async function updateFavourite(
  id: number,
  _: MemberFormState,
  form: FormData,
): Promise<MemberFormState> {
  const values = toValues(form, editableFields)
  return asMember(findMember, values, async ({ accessToken }) => {
    const note = (values.note?.[0] ?? '').replace(/\r\n?/g, '\n')
    if (!Number.isInteger(id) || note.length > 2_000) return invalid(values, 'note')
    const changed = changedNames(form, editableFields)
    const folder = idIn(form, 'folder')
    const data = {
      ...(changed.includes('note') ? { note } : {}),
      ...(changed.includes('folder') ? { folder } : {}),
    }
    if (changed.length > 0)
      await mutateContent(updateFavouriteMutation, { id, data }, { bearer: accessToken })
    refresh()
    return { outcome: 'saved', values: { note: [note], folder: values.folder ?? [] } }
  })
}

/** Records that the member has seen the current version of the document. */
export async function markSeen(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  return runForId(idIn(data, 'id'), (id, bearer) =>
    mutateContent(
      updateFavouriteMutation,
      { id, data: { seenUpdatedAt: new Date().toISOString() } },
      { bearer },
    ),
  )
}

/** Deletes a folder, without the favourites in it. */
export async function deleteFolder(_: MemberFormState, data: FormData): Promise<MemberFormState> {
  return runForId(idIn(data, 'id'), (id, bearer) =>
    mutateContent(deleteFolderMutation, { id }, { bearer }),
  )
}

const runForId = (
  id: number | null,
  run: (id: number, bearer: string) => Promise<unknown>,
): Promise<MemberFormState> =>
  asMember(findMember, {}, async ({ accessToken }) => {
    if (!id) return { outcome: 'invalid' }
    await run(id, accessToken)
    refresh()
    return { outcome: 'saved' }
  })

/** Creates a folder when `id` is null, else renames it. Names are unique. */
export async function saveFolder(
  id: number | null,
  _: MemberFormState,
  form: FormData,
): Promise<MemberFormState> {
  const values = toValues(form, ['name'])
  return asMember(findMember, values, async ({ accessToken: bearer }) => {
    const name = values.name?.[0] ?? ''
    const { FavouriteFolders } = await queryContent(foldersQuery, {}, { bearer })
    const isTaken = (FavouriteFolders?.docs ?? []).some(
      (folder) => folder.name === name && folder.id !== id,
    )
    if (!name || name.length > 100 || isTaken) return invalid(values, 'name')
    if (id === null) await mutateContent(createFolderMutation, { name }, { bearer })
    else await mutateContent(renameFolderMutation, { id: Number(id), name }, { bearer })
    refresh()
    return id === null ? { outcome: 'saved', values: { name: [''] } } : { outcome: 'saved', values }
  })
}
