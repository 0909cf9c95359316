'use client'

import { useState } from 'react'
import field from '@/components/ui/field.module.css'
import styles from './office-filter.module.css'

type OfficeFilterProps = {
  list: string
  label: string
  any: string
  offices: { slug: string; label: string; count: number }[]
}

/** Filters a server-rendered list of people by office. */
export function OfficeFilter({ list, label, any, offices }: OfficeFilterProps) {
  const [chosen, setChosen] = useState('')
  const choose = (slug: string) => {
    setChosen(slug)
    for (const item of document.querySelectorAll<HTMLElement>(`#${list} > [data-offices]`))
      item.hidden = slug !== '' && !(item.dataset.offices ?? '').split(' ').includes(slug)
  }
  return (
    <label className={`${field.field} needs-script ${styles.officeFilter}`}>
      <span>{label}</span>
      <select value={chosen} onChange={(event) => choose(event.target.value)} aria-controls={list}>
        <option value="">{any}</option>
        {offices.map((office) => (
          <option key={office.slug} value={office.slug}>
            {office.label} ({office.count})
          </option>
        ))}
      </select>
    </label>
  )
}
