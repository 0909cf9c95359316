import { startContentService } from '../testing/content-service'
import { findLaunchSteps } from './launch-steps'

const { payload } = await startContentService()

const stepsLeft = async () => (await findLaunchSteps(payload)).map(({ name }) => name)

test('what is left until launch is what is not published in English', async () => {
  await payload.delete({ collection: 'contacts', where: {}, context: { quiet: true } })
  expect(await stepsLeft()).toEqual(['settings', 'people', 'menus', 'privacy', 'home'])
  const context = { quiet: true }
  const save = (_status: 'draft' | 'published', locale: 'en' | 'fr-fr') =>
    payload.updateGlobal({
      slug: 'site-settings',
      locale,
      data: {
        firmName: 'Harcourt Vale',
        tagline: 'T',
        description: 'D',
        footerText: 'F',
        email: 'info@harcourt.test',
        phone: '+44 20 0000 0000',
        _status,
      },
      draft: _status === 'draft',
      context,
    })
  await save('draft', 'en')
  expect(await stepsLeft()).toContain('settings')
  await save('published', 'en')
  expect(await stepsLeft()).not.toContain('settings')
  const notice = await payload.create({
    collection: 'legal-pages',
    data: { title: 'Privacy', slug: 'data-privacy', summary: 'S', _status: 'draft' } as never,
    draft: true,
    context,
  })
  expect(await stepsLeft()).toContain('privacy')
  await payload.update({
    collection: 'legal-pages',
    id: notice.id,
    data: { _status: 'published' },
    context,
  })
  expect(await stepsLeft()).toEqual(['people', 'menus', 'home'])
})

test('an office and a practice come before the first people', async () => {
  const context = { quiet: true }
  await payload.delete({ collection: 'offices', where: {}, context })
  await payload.delete({ collection: 'services', where: {}, context })
  expect((await stepsLeft()).slice(0, 3)).toEqual(['offices', 'practices', 'people'])
})

test('menus count once they have a link', async () => {
  const publish = (sections: { label: string; href: string }[]) =>
    payload.updateGlobal({
      slug: 'navigation',
      locale: 'en',
      data: { sections, _status: 'published' },
      context: { quiet: true },
    })
  await publish([])
  expect(await stepsLeft()).toContain('menus')
  await publish([{ label: 'People', href: '/people' }])
  expect(await stepsLeft()).not.toContain('menus')
})
