import { hrefOfHit } from '@/lib/search/href-of-hit'
import { createSearchClient } from '@/lib/search/search-client'
import type { SearchSettings } from '@/lib/search/settings'
import styles from './suggest.module.css'
import typography from '@/components/ui/typography.module.css'

type Suggestion = { objectID: string; title: string; path: string; type: string; jobTitle?: string }
type Options = {
  inputId: string
  settings: SearchSettings
  prefix: string
  texts: { label: string; types: Record<string, string> }
}

const maxSuggestions = 6
const debounceMs = 120

/**
 * Search suggestions (WAI-ARIA, "Editable combobox with list autocomplete"). The form still submits to the
 * search page.
 */
export function suggest({ inputId, settings, prefix, texts }: Options): void {
  const input = document.getElementById(inputId)
  if (!(input instanceof HTMLInputElement)) return
  const client = createSearchClient(settings)
  const list = document.createElement('div')
  Object.assign(list, { id: `${input.id}-suggestions`, className: styles.list })
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

  let latestRequest = 0
  let timer = 0
  let activeIndex = -1

  const options = () => [...list.children] as HTMLAnchorElement[]

  const activate = (index: number) => {
    const items = options()
    // one step past the last option is the input
    activeIndex = items.length === 0 ? -1 : (index + items.length + 1) % (items.length + 1)
    if (activeIndex === items.length) activeIndex = -1
    items.forEach((option, position) =>
      option.setAttribute('aria-selected', String(position === activeIndex)),
    )
    const activeOption = items[activeIndex]
    if (activeOption) input.setAttribute('aria-activedescendant', activeOption.id)
    else input.removeAttribute('aria-activedescendant')
  }

  const render = (suggestions: Suggestion[]) => {
    list.replaceChildren(
      ...suggestions.map((suggestion, index) => toOption(suggestion, `${list.id}-${index}`)),
    )
    list.hidden = suggestions.length === 0
    input.setAttribute('aria-expanded', String(suggestions.length > 0))
    activate(-1)
  }

  const toOption = ({ title, path, type, jobTitle }: Suggestion, id: string) => {
    const option = document.createElement('a')
    const detail = document.createElement('span')
    Object.assign(option, {
      id,
      role: 'option',
      href: hrefOfHit(prefix, path),
      textContent: `${title} `,
      tabIndex: -1,
    })
    Object.assign(detail, {
      className: typography.meta,
      textContent: jobTitle ?? texts.types[type] ?? '',
    })
    option.append(detail)
    return option
  }

  const fetchSuggestions = async () => {
    const query = input.value.trim()
    const request = (latestRequest += 1)
    if (query.length < 2 && !/\p{Script=Han}/u.test(query)) return render([])
    try {
      const { results } = await client.search({
        requests: [
          {
            indexName: settings.index,
            query,
            hitsPerPage: maxSuggestions,
            attributesToRetrieve: ['title', 'path', 'type', 'jobTitle'],
            attributesToHighlight: [],
            attributesToSnippet: [],
            analytics: false,
          },
        ],
      })
      const [response] = results
      if (request === latestRequest && response && 'hits' in response)
        render(response.hits as unknown as Suggestion[])
    } catch {
      render([]) // the form still submits to the search page
    }
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => void fetchSuggestions(), debounceMs)
  })
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (list.hidden) return void fetchSuggestions()
      event.preventDefault()
      activate(
        activeIndex + (event.key === 'ArrowDown' ? 1 : activeIndex === -1 ? options().length : -1),
      )
    } else if (event.key === 'Enter' && activeIndex >= 0) {
      event.preventDefault()
      options()[activeIndex]?.click()
    } else if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault()
      render([])
    }
  })
  input.addEventListener('blur', () =>
    window.setTimeout(() => document.activeElement !== input && render([]), 150),
  )
  void fetchSuggestions()
}
