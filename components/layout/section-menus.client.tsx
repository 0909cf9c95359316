'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type { Menu } from '@/lib/content/site/menu'
import { Link } from '@/components/ui/link'
import { LinkItems } from '@/components/ui/link-items'
import { pathWithoutLocale } from '@/lib/routes/public-path'
import { loadFile, useFile } from '@/components/ui/file-store.client'
import styles from './site-header.module.css'
import arrow from '@/components/ui/arrow.module.css'
import typography from '@/components/ui/typography.module.css'

/** `allOf` is the text of the section's own link in its panel; without it the section has no panel. */
type MenuSection = { href: string; label: string; allOf: string | null }

/** `source` is where the panels come from; `given` are those of a draft, which no cache has. */
type MenuProps = { sections: MenuSection[]; source: string; given: Menu | null }

/** Sections of detail pages whose path starts differently. */
const sectionsByPath: Record<string, string> = {
  publications: 'insights',
  events: 'insights',
  training: 'insights',
  service: 'expertise',
  sector: 'expertise',
  solutions: 'expertise',
}

const firstSegmentOf = (path: string) => pathWithoutLocale(path).split('/')[1] ?? ''

/** After a failure the panel has the link of its section. */
const loadMenu = (source: string) => void loadFile(source).catch(() => {})

/** What a visitor does before a panel opens; a panel that was opened otherwise requests its content then. */
const intentions = (source: string) => {
  const load = () => loadMenu(source)
  return { onPointerEnter: load, onPointerDown: load, onFocus: load }
}

/** The sections of the bar, each with a panel that opens without JavaScript, too. */
export function SectionPanels({ sections, source, given }: MenuProps) {
  const loaded = useFile<Menu>(source)
  const menu = given ?? loaded
  const segment = firstSegmentOf(usePathname())
  const current = sectionsByPath[segment] ?? segment
  useEffect(() => {
    // opened before this could see it
    if (document.querySelector('header [popover]:popover-open')) loadMenu(source)
  }, [source])
  return (
    <ul {...intentions(source)}>
      {sections.map(({ href, label, allOf }) => {
        const isCurrent = current === firstSegmentOf(href) ? 'true' : undefined
        return (
          <li key={href}>
            {allOf === null ? (
              <Link href={href} aria-current={isCurrent}>
                {label}
              </Link>
            ) : (
              <>
                <button type="button" popoverTarget={toPanelId(href)} aria-current={isCurrent}>
                  {label}
                </button>
                <Panel
                  section={{ href, label, allOf }}
                  content={menu?.[href]}
                  onOpen={() => loadMenu(source)}
                />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const toPanelId = (href: string) =>
  `panel-${href.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}`

function Panel({
  section: { href, label, allOf },
  content,
  onOpen,
}: {
  section: MenuSection
  content: Menu[string] | undefined
  onOpen: () => void
}) {
  return (
    <div className={styles.panel} id={toPanelId(href)} popover="auto" onToggle={onOpen}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.lead}>
          <p className={styles.title}>{label}</p>
          {content?.intro && <p>{content.intro}</p>}
          <Link className={arrow.link} href={href}>
            {allOf}
          </Link>
        </div>
        {content?.groups.map(({ heading, links }) => (
          <div key={heading}>
            <p className={`${typography.minor} ${styles.heading}`}>{heading}</p>
            <ul>
              <LinkItems links={links} />
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}

/** The sections of the phone's menu: disclosures with the section's link, and the others once they are there. */
export function SectionList({ sections, source, given }: MenuProps) {
  const loaded = useFile<Menu>(source)
  const menu = given ?? loaded
  return (
    <ul className={styles.menuSections}>
      {sections.map(({ href, label, allOf }) => {
        if (allOf === null) return <LinkItems key={href} links={[{ href, label }]} />
        const others = menu?.[href]?.groups.flatMap(({ links }) => links) ?? []
        return (
          <li key={href}>
            <details name="menu">
              <summary>{label}</summary>
              <ul>
                <LinkItems links={[{ href, label: allOf }, ...others]} />
              </ul>
            </details>
          </li>
        )
      })}
    </ul>
  )
}

/** The button of the phone's menu. */
export function MenuButton({ source, children }: { source: string; children: React.ReactNode }) {
  return (
    <button
      className={`${styles.tool} ${styles.menu}`}
      type="button"
      popoverTarget="panel-menu"
      {...intentions(source)}
      onClick={() => loadMenu(source)}
    >
      {children}
    </button>
  )
}
