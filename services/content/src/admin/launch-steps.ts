import type { CollectionSlug, Payload, Where } from 'payload'
import { isPublicWhere } from '../model/published'

const names = ['settings', 'offices', 'practices', 'people', 'menus', 'privacy', 'home'] as const

/** The name of a step is that of its text (`launch-texts.ts`). */
type LaunchStep = { name: (typeof names)[number]; href: string }

/**
 * What a firm has still to publish before its site is opened, in the order of the work: a person has
 * an office and a practice.
 */
export async function findLaunchSteps(payload: Payload): Promise<LaunchStep[]> {
  const findGlobal = <Slug extends 'site-settings' | 'navigation' | 'home'>(slug: Slug) =>
    payload.findGlobal({ slug, locale: 'en', depth: 0 })
  const isGlobalPublished = async (slug: 'site-settings' | 'home') =>
    (await findGlobal(slug))._status === 'published'
  const hasMenus = async () => {
    const { _status, sections, footer } = await findGlobal('navigation')
    return _status === 'published' && [...(sections ?? []), ...(footer ?? [])].length > 0
  }
  const isAnyPublic = async (collection: CollectionSlug, where?: Where) => {
    const { totalDocs } = await payload.count({
      collection,
      where: where ? { and: [isPublicWhere, where] } : isPublicWhere,
    })
    return totalDocs > 0
  }
  const globals = '/admin/globals'
  const collections = '/admin/collections'
  const steps: Record<LaunchStep['name'], { href: string; isDone: Promise<boolean> }> = {
    settings: { href: `${globals}/site-settings`, isDone: isGlobalPublished('site-settings') },
    offices: { href: `${collections}/offices/create`, isDone: isAnyPublic('offices') },
    practices: { href: `${collections}/services/create`, isDone: isAnyPublic('services') },
    people: { href: `${collections}/contacts/create`, isDone: isAnyPublic('contacts') },
    menus: { href: `${globals}/navigation`, isDone: hasMenus() },
    privacy: {
      href: `${collections}/legal-pages/create`,
      isDone: isAnyPublic('legal-pages', { slug: { equals: 'data-privacy' } }),
    },
    home: { href: `${globals}/home`, isDone: isGlobalPublished('home') },
  }
  const left = await Promise.all(
    names.map(async (name) => ((await steps[name].isDone) ? [] : [{ name, ...steps[name] }])),
  )
  return left.flat().map(({ name, href }) => ({ name, href }))
}
