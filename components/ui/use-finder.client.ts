import { useRouter } from 'next/navigation'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useTransition,
  type MouseEvent,
} from 'react'
import {
  carryOver,
  firstMemory,
  ofRequest,
  readFields,
  readValid,
  restore,
  showValues,
  takeOver,
  toHref,
  type Memory,
} from './finder-memory.client'
import { useFailedNavigation } from './use-failed-navigation.client'

/** A screen reader knows a new live region by then. */
const regionMs = 100

const formIn = (root: HTMLElement | null) => root?.querySelector('form') ?? null

/** The requests of a finder (`finder.client.tsx`), and what happens when their results are shown. */
export function useFinder({
  action,
  values,
  announcement,
}: {
  action: string
  values: Record<string, string>
  announcement: string
}) {
  const root = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const router = useRouter()
  const [isNavigating, startTransition] = useTransition()
  const [failedHref, setRequestedHref] = useFailedNavigation()
  const memory = useRef<Memory>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (root.current) root.current.dataset.live = ''
  }, [])

  const navigate = (href: string, how: 'push' | 'replace', scroll = false) => {
    clearTimeout(timer.current)
    setRequestedHref(href)
    if (memory.current) memory.current = { ...memory.current, href }
    startTransition(() => router[how](href, { scroll }))
  }

  const send = (typing: string | null) => {
    const form = formIn(root.current)
    if (!form || !memory.current) return
    const { sent, entry } = memory.current
    const valid = readValid(form, sent)
    if (Object.entries(valid).every(([name, value]) => sent[name] === value)) return
    memory.current = { ...memory.current, sent: valid, typing, followed: false }
    navigate(toHref(form, action), typing !== null && entry === typing ? 'replace' : 'push')
  }

  /** Requests the results of the form's values, if they are not those of the last request. */
  const request = (typing: string | null, afterMs = 0) => {
    clearTimeout(timer.current)
    if (afterMs > 0) timer.current = setTimeout(send, afterMs, typing)
    else send(typing)
  }

  /** What is typed next makes a history entry of its own. */
  const endTyping = (followed = false) => {
    if (memory.current) memory.current = { ...memory.current, typing: null, entry: null, followed }
  }

  /** Follows a link of the same list, such as a chip, without leaving it. */
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-links]')
    const { metaKey, ctrlKey, shiftKey, altKey } = event
    if (link?.pathname !== action || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    endTyping(true)
    navigate(link.pathname + link.search, 'push', link.closest('[data-pages]') !== null)
  }

  useLayoutEffect(() => {
    const form = formIn(root.current)
    if (!form) return
    const replaced = memory.current ? null : takeOver(action)
    const before = ofRequest(memory.current ?? replaced ?? firstMemory(values))
    memory.current = {
      ...before,
      sent: showValues(form, values, replaced?.live ?? readFields(form), before),
      entry: before.typing,
      results: before.results + 1,
    }
    if (replaced) restore(form, replaced)
  }, [action, values])

  const announce = useEffectEvent(() => {
    if (status.current) status.current.textContent = announcement
  })
  const onResults = useEffectEvent(() => {
    request(memory.current?.typing ?? null) // what was typed meanwhile, or before hydration
    if (memory.current?.followed && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('[data-count]')?.focus({ preventScroll: true })
  })
  useEffect(() => {
    onResults()
    if (memory.current?.results === 1) return
    const region = setTimeout(announce, regionMs)
    return () => clearTimeout(region)
  }, [values])

  useLayoutEffect(() => {
    const element = root.current
    return () => {
      clearTimeout(timer.current)
      if (element && memory.current) carryOver(element, action, memory.current)
    }
  }, [action])

  const isPending = isNavigating && failedHref === null
  return { root, status, isPending, failedHref, request, endTyping, follow }
}
