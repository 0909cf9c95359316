import type { NavigationSection, Site } from './get-site'

/** The panels of the header's sections, by the address of the section. */
export type Menu = Record<string, Pick<NavigationSection, 'intro' | 'groups'>>

export const toMenu = ({ sections }: Pick<Site, 'sections'>): Menu =>
  Object.fromEntries(
    sections
      .filter(({ groups }) => groups.length > 0)
      .map(({ href, intro, groups }) => [href, { intro, groups }]),
  )
