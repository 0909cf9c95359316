'use client'

import { useEffect, useRef } from 'react'

/** Marks the contents link of the section in view (`aria-current`). */
export function CurrentSection({ anchors }: { anchors: string[] }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const list = place.current?.parentElement
    const sections = anchors.flatMap((anchor) => document.getElementById(anchor) ?? [])
    const mark = () => {
      const line = window.innerHeight * 0.3
      const current =
        sections.findLast((section) => section.getBoundingClientRect().top < line) ?? sections[0]
      for (const link of list?.querySelectorAll('a') ?? []) {
        if (
          link.hash === `#${current ? encodeURIComponent(current.id) : ''}` ||
          decodeURIComponent(link.hash) === `#${current?.id}`
        )
          link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
    }
    const observer = new IntersectionObserver(mark, { threshold: [0, 0.5, 1] })
    for (const section of sections) observer.observe(section)
    mark()
    window.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', mark)
    }
  }, [anchors])
  return <span ref={place} hidden />
}
