import { createSearchClient } from '@/lib/search/search-client'
import type { SearchSettings } from '@/lib/search/settings'

type Suggestion = { objectID: string; title: string; path: string; type: string; jobTitle?: string }
type Options = {
  inputId: string
  settings: SearchSettings
  prefix: string
  texts: { label: string; types: Record<string, string> }
}

const most = 6
const pauseMs = 120

/**
 * Suggestions below a search field, as one types (WAI-ARIA, "Editable combobox with list autocomplete"). The field stays
 * what it was: a form that leads to the search page.
 */
export function suggest({ inputId, settings, prefix, texts }: Options): void {
  const input = document.getElementById(inputId)
  if (!(input instanceof HTMLInputElement)) return
  const client = createSearchClient(settings)
  const list = document.createElement('div')
  list.id = `${input.id}-suggestions`
  list.className = 'suggestions'
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', texts.label)
  list.hidden = true
  input.closest('form')?.append(list)
  Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
  }).forEach(([name, value]) => input.setAttribute(name, value))

  let asked = 0
  let timer = 0
  let current = -1

  const options = () => [...list.children] as HTMLAnchorElement[]

  const choose = (index: number) => {
    const all = options()
    current = all.length === 0 ? -1 : (index + all.length + 1) % (all.length + 1) // one step past the last is the field itself
    if (current === all.length) current = -1
    all.forEach((option, at) => option.setAttribute('aria-selected', String(at === current)))
    const chosen = all[current]
    if (chosen) input.setAttribute('aria-activedescendant', chosen.id)
    else input.removeAttribute('aria-activedescendant')
  }

  const show = (found: Suggestion[]) => {
    list.replaceChildren(...found.map((one, index) => toOption(one, `${list.id}-${index}`)))
    list.hidden = found.length === 0
    input.setAttribute('aria-expanded', String(found.length > 0))
    choose(-1)
  }

  const toOption = ({ title, path, type, jobTitle }: Suggestion, id: string) => {
    const option = document.createElement('a')
    const kind = document.createElement('span')
    Object.assign(option, {
      id,
      role: 'option',
      href: prefix + path,
      textContent: `${title} `,
      tabIndex: -1,
    })
    Object.assign(kind, { className: 'meta', textContent: jobTitle ?? texts.types[type] ?? '' })
    option.append(kind)
    return option
  }

  const ask = async () => {
    const words = input.value.trim()
    const turn = (asked += 1)
    if (words.length < 2 && !/\p{Script=Han}/u.test(words)) return show([])
    try {
      const { results } = await client.search({
        requests: [
          {
            indexName: settings.index,
            query: words,
            hitsPerPage: most,
            attributesToRetrieve: ['title', 'path', 'type', 'jobTitle'],
            attributesToHighlight: [],
            attributesToSnippet: [],
            analytics: false,
          },
        ],
      })
      const [first] = results
      if (turn === asked && first && 'hits' in first) show(first.hits as unknown as Suggestion[])
    } catch {
      show([]) // the form leads to the search page all the same
    }
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => void ask(), pauseMs)
  })
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (list.hidden) return void ask()
      event.preventDefault()
      choose(current + (event.key === 'ArrowDown' ? 1 : current === -1 ? options().length : -1))
    } else if (event.key === 'Enter' && current >= 0) {
      event.preventDefault()
      options()[current]?.click()
    } else if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault()
      show([])
    }
  })
  input.addEventListener('blur', () =>
    window.setTimeout(() => document.activeElement !== input && show([]), 150),
  )
  void ask()
}
