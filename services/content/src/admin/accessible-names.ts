import { inLanguages } from './in-languages'

const getTexts = inLanguages({
  en: {
    ...{
      more: 'More',
      move: 'Move',
      edit: 'Edit',
      remove: 'Remove',
      choose: 'Choose',
      copy: 'Copy',
    },
    ...{ previous: 'Previous page', next: 'Next page', all: 'Select all', document: 'Document' },
    select: (row: string) => `Select ${row}`,
  },
  fr: {
    ...{
      more: 'Plus',
      move: 'Déplacer',
      edit: 'Modifier',
      remove: 'Retirer',
      choose: 'Choisir',
      copy: 'Copier',
    },
    ...{ previous: 'Page précédente', next: 'Page suivante', all: 'Tout sélectionner' },
    document: 'Document',
    select: (row) => `Sélectionner ${row}`,
  },
  zh: {
    ...{ more: '更多', move: '移动', edit: '编辑', remove: '移除', choose: '选择', copy: '复制' },
    ...{ previous: '上一页', next: '下一页', all: '全选', document: '文档' },
    select: (row) => `选择 ${row}`,
  },
})

type Texts = ReturnType<typeof getTexts>

/** What Payload renders without a name, and the name that it is given. */
const nameless: [selector: string, name: (element: Element, texts: Texts) => string][] = [
  ['.popup-button', (_, { more }) => more],
  ['.collapsible__drag', (_, { move }) => move],
  ['.clickable-arrow--left', (_, { previous }) => previous],
  ['.clickable-arrow--right', (_, { next }) => next],
  ['.upload-relationship-details__edit, .file-details__edit', (_, { edit }) => edit],
  ['.upload-relationship-details__remove, .file-details__remove', (_, { remove }) => remove],
  ['.copy-to-clipboard', (_, { copy }) => copy],
  ['#select-all', (_, { all }) => all],
  ['.select-row__checkbox input', (element, { select }) => select(nameOfRow(element))],
  ['input[id^="react-select-"]', (element, { choose }) => nameOfField(element) || choose],
  ['.ContentEditable__root', (element, { document }) => nameOfField(element) || document],
]

/**
 * Repairs what screen readers make nothing of in Payload's own elements, which cannot be replaced
 * (README.md, "Accessibility"). What has a name keeps it.
 */
export function repairElements(root: ParentNode, language: string): void {
  const texts = getTexts(language)
  for (const [selector, toName] of nameless)
    for (const element of root.querySelectorAll(selector))
      if (!hasName(element) || (element.getAttribute(named) ?? language) !== language) {
        element.removeAttribute('aria-labelledby')
        element.setAttribute('aria-label', toName(element, texts))
        element.setAttribute(named, language)
      }
  // react-select hides them from screen readers: the field opens by its arrow keys
  for (const element of root.querySelectorAll('.dropdown-indicator, .clear-indicator'))
    element.setAttribute('tabindex', '-1')
  // a table without links may be wider than the screen: the keyboard scrolls it
  for (const element of root.querySelectorAll('.table:not(:has(a, button, input))'))
    element.setAttribute('tabindex', '0')
  // a button that holds another one
  for (const element of root.querySelectorAll('.multi-value[role="button"]'))
    element.setAttribute('role', 'group')
  // columns of a list that are shown or not
  for (const element of root.querySelectorAll('.pill[aria-checked]'))
    element.setAttribute('role', 'checkbox')
  // a list of links, and names that differ from the words that are shown
  for (const element of root.querySelectorAll('ul.doc-tabs__tabs'))
    element.setAttribute('role', 'presentation')
  for (const element of root.querySelectorAll(
    ':is(a.doc-tab, .list-create-new-doc__create-new-button, .diff-collapser__toggle-button)[aria-label]',
  ))
    element.removeAttribute('aria-label')
}

/** The language in which a name was given here; the panel may change its own. */
const named = 'data-named-in'

const hasName = (element: Element): boolean =>
  Boolean(element.getAttribute('aria-label')) ||
  (element.matches('button') && Boolean(wordsOf(element).trim()))

/** Without what screen readers do not have, such as a tooltip. */
const wordsOf = (node: Node): string =>
  node instanceof Element
    ? node.matches('[aria-hidden="true"], .tooltip')
      ? ''
      : [...node.childNodes].map(wordsOf).join('')
    : (node.textContent ?? '')

const nameOfRow = (element: Element): string =>
  element.closest('tr')?.querySelector('a')?.textContent?.trim() ?? ''

/** The label of the field that an element is in, or the name of its row. */
function nameOfField(element: Element): string {
  const label = element.closest('.field-type')?.querySelector('.field-label')?.firstChild
  const row = element.closest('.collapsible')?.querySelector('.collapsible__header-wrap')
  return label?.textContent?.trim() || row?.textContent?.trim() || ''
}
