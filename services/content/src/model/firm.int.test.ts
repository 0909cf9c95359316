import { startContentService } from '../testing/content-service'
import { getFirm, getFirmName } from './firm'

const { payload } = await startContentService()

const save = (_status: 'draft' | 'published', more: object = {}) =>
  payload.updateGlobal({
    slug: 'site-settings',
    locale: 'en',
    data: {
      firmName: 'Harcourt Vale',
      tagline: 'T',
      description: 'D',
      footerText: 'F',
      email: 'info@harcourt.test',
      phone: '+44 20 0000 0000',
      ...more,
      _status,
    },
    draft: _status === 'draft',
    context: { quiet: true },
  })

test('before the settings are published the firm has the name of the host and the tokens', async () => {
  await save('draft', { brand: { colours: [{ token: 'pine', light: '#003366' }] } })
  expect(await getFirmName(payload)).toBe('localhost')
  expect(await getFirm(payload)).toMatchObject({
    name: 'localhost',
    logo: null,
    mark: null,
    palette: { pine: '#123c32' },
  })
})

test('published settings have the firm’s name and brand, and a later draft changes neither', async () => {
  await save('published', { brand: { colours: [{ token: 'pine', light: '#003366' }] } })
  await save('draft', { firmName: 'Harcourt & Co', brand: { colours: [] } })
  expect(await getFirmName(payload)).toBe('Harcourt Vale')
  expect(await getFirm(payload)).toMatchObject({
    name: 'Harcourt Vale',
    palette: { pine: '#003366', paper: '#fbfaf6' },
  })
})
