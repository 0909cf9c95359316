import { itemsHtml, panelHtml, sectionsHtml } from './link-lists'

const hostile = `"><script>alert(1)</script><i a='&`
const section = {
  href: '/insights',
  label: 'Insights',
  intro: 'What we write.',
  groups: [
    { heading: 'Kinds', links: [{ href: '/insights?type=event', label: 'Events & trainings' }] },
  ],
}
const hostileSection = {
  href: hostile,
  label: hostile,
  intro: hostile,
  groups: [{ heading: hostile, links: [{ href: hostile, label: hostile }] }],
}

test('itemsHtml renders an item per link', () => {
  expect(
    itemsHtml([
      { href: '/a?b=1&c=2', label: 'A & B' },
      { href: '/c', label: 'C' },
    ]),
  ).toBe('<li><a href="/a?b=1&amp;c=2">A &amp; B</a></li><li><a href="/c">C</a></li>')
})

test('panelHtml renders the section intro and its columns', () => {
  expect(panelHtml(section, 'All of Insights')).toBe(
    '<div class="lead"><p class="title">Insights</p><p>What we write.</p><a class="link" href="/insights">All of Insights</a></div><div><p class="minor heading">Kinds</p><ul><li><a href="/insights?type=event">Events &amp; trainings</a></li></ul></div>',
  )
  expect(panelHtml({ ...section, intro: null, groups: [] }, 'All')).not.toContain('<p></p>')
})

test('sectionsHtml renders a disclosure for sections with columns and a link for others', () => {
  expect(
    sectionsHtml(
      [section, { ...section, href: '/people', label: 'People', groups: [] }],
      (name) => `All of ${name}`,
    ),
  ).toBe(
    '<li><details name="menu"><summary>Insights</summary><ul><li><a href="/insights">All of Insights</a></li><li><a href="/insights?type=event">Events &amp; trainings</a></li></ul></details></li><li><a href="/people">People</a></li>',
  )
})

test.each([
  ['a list', itemsHtml(hostileSection.groups[0]?.links ?? [])],
  ['a panel', panelHtml(hostileSection, hostile)],
  ['the menu', sectionsHtml([hostileSection], () => hostile)],
])('escapes hostile text in %s', (_name, html) => {
  expect(html).not.toMatch(/<script|<\/script|<i/)
  expect(html.replace(/="[^"<>]*"/g, '').match(/["']/g)).toBeNull()
})
