import { toIcons, toInitial, toManifestIcons } from './icons'

const mark = {
  url: 'http://c.test/api/media/file/a b.png?v=1',
  alt: '',
  credit: null,
  width: 512,
  height: 512,
}

test.each([
  ['Harcourt Vale', 'H'],
  ['ångström', 'Å'],
  ['  king & co', 'K'],
  ['和平律所', '和'],
  ['𝒜lder', '𝒜'],
  ['', ''],
])('the icon of %j shows %j', (name, letter) => expect(toInitial(name)).toBe(letter))

test('without a mark the icons show the first letter', () => {
  expect(toIcons({ mark: null })).toEqual({
    icon: '/icon.svg',
    apple: '/icons/apple-touch-icon.png',
  })
  expect(toManifestIcons({ mark: null }).map(({ src }) => src)).toEqual([
    '/icons/icon-192.png',
    '/icons/icon-512.png',
    '/icons/icon-512.png',
  ])
})

test('sizes of the mark are made, and none is larger than it', () => {
  const address = `/_next/image?url=${encodeURIComponent(mark.url).replaceAll('%20', '+')}`
  expect(toIcons({ mark })).toEqual({
    icon: `${address}&w=64&q=75`,
    apple: `${address}&w=256&q=75`,
  })
  expect(toManifestIcons({ mark })).toMatchObject([
    { src: `${address}&w=256&q=75`, sizes: '256x256' },
    { src: `${address}&w=640&q=75`, sizes: '512x512' },
  ])
})
