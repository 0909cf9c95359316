import { NotePage } from '@/components/navigator/note-page'
import {
  findArea,
  noteTarget,
  type Area,
  type NavigatorStructure,
  type Note,
} from '@/lib/content/navigator/navigator-structure'
import { isId } from '@/lib/routes/pattern'
import { toAreas } from './areas'
import { navigatorRoute } from './navigator-route'

type NoteArea = Area & { note: Note }

const findNote = (
  frame: NavigatorStructure,
  params: { service: string; id: string },
): NoteArea | null => {
  const area = findArea(frame, params.service)
  const note = isId(params.id) ? area?.notes.find(({ id }) => id === Number(params.id)) : undefined
  return area && note ? { ...area, note } : null
}

const noteOptions = {
  target: (area: NoteArea) => noteTarget(area, area.note),
  describe: ({ note }: NoteArea) => ({
    title: note.seo.title ?? note.title,
    description: note.seo.description ?? note.summary,
    translations: note.translations,
    noIndex: note.seo.noIndex,
    eyebrow: 'Navigator',
  }),
}

const notesOf = (frame: NavigatorStructure, inRegion: boolean): NoteArea[] =>
  toAreas(frame).flatMap((area) =>
    area.notes
      .filter(({ regionId }) => (regionId !== null) === inRegion)
      .map((note) => ({ ...area, note })),
  )

/**
 * Notes of the whole service. A regional note has its URL below the region, and each redirects to the right
 * one.
 */
export const notePage = navigatorRoute<{ service: string; id: string; slug: string }, NoteArea>({
  ...noteOptions,
  list: (frame) => notesOf(frame, false),
  find: findNote,
  toParams: ({ service, note }) => ({
    service: service.slug,
    id: String(note.id),
    slug: note.regionId === null ? note.slug : '',
  }),
  render: (area, context) => <NotePage area={area} {...context} />,
})

export const regionNotePage = navigatorRoute<
  { service: string; region: string; id: string; slug: string },
  NoteArea
>({
  ...noteOptions,
  list: (frame) => notesOf(frame, true),
  find: findNote,
  toParams: ({ service, regions, note }) => ({
    service: service.slug,
    region: regions.find(({ id }) => id === note.regionId)?.slug ?? '',
    id: String(note.id),
    slug: note.slug,
  }),
  render: (area, context) => <NotePage area={area} {...context} />,
})
