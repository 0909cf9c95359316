'use client'

import { useState } from 'react'
import { SelectField } from '@/components/ui/field'
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
    <SelectField
      className={`${field.field} needs-script ${styles.officeFilter}`}
      label={label}
      any={any}
      options={offices.map((office) => ({
        value: office.slug,
        label: `${office.label} (${office.count})`,
      }))}
      value={chosen}
      onChange={(event) => choose(event.target.value)}
      aria-controls={list}
    />
  )
}
