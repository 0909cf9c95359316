'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  Button,
  useDocumentInfo,
  useEditDepth,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { describeSchedule } from './describe-schedule'
import type { Schedules as Loaded } from './endpoints'
import { SavedErrors } from './saved-errors.client'
import { ScheduleDialog } from './schedule-dialog.client'
import { getSchedulingTexts } from './texts'

/** What is scheduled for the document, in its head, and the button that opens the form for it. */
export function Schedules() {
  const { i18n } = useTranslation()
  const texts = getSchedulingTexts(i18n.language)
  const { id, collectionSlug, globalSlug, hasPublishPermission, versionCount } = useDocumentInfo()
  const { code, label } = useLocale()
  const { isModalOpen, openModal } = useModal()
  const depth = useEditDepth()
  const [loaded, setLoaded] = useState<Loaded>()
  const document = globalSlug ? `globals/${globalSlug}` : id && `${collectionSlug}/${id}`

  // a publication by hand may have failed a schedule, or have made it needless
  useEffect(() => {
    if (!document) return
    let isShown = true
    readSchedules(document)
      .then((found) => isShown && setLoaded(found))
      .catch((cause: unknown) => console.warn('The schedules could not be read', cause))
    return () => {
      isShown = false
    }
  }, [document, versionCount])

  if (!document || depth > 1) return null
  const slug = `schedules-${document}`
  const schedules = loaded?.schedules ?? []
  return (
    <div className="schedules-head">
      {schedules.length > 0 ? (
        <ul aria-label={texts.upcoming}>
          {schedules.map((schedule) => (
            <li key={schedule.id}>
              {describeSchedule(schedule, texts, i18n.language)}
              {schedule.hasFailed && schedule.type === 'publish' ? (
                <SavedErrors
                  document={document}
                  locale={schedule.locale}
                  intro={texts.holds}
                  none={texts.mended}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {hasPublishPermission && loaded ? (
        <Button
          buttonStyle="secondary"
          id="open-schedules"
          margin={false}
          onClick={() => openModal(slug)}
          size="small"
          type="button"
        >
          {texts.open}
        </Button>
      ) : null}
      {loaded && isModalOpen(slug) ? (
        <ScheduleDialog
          slug={slug}
          document={document}
          loaded={loaded}
          locale={{ code, label: String(getTranslation(label, i18n)) }}
          onChange={async () => setLoaded(await readSchedules(document))}
        />
      ) : null}
    </div>
  )
}

async function readSchedules(document: string): Promise<Loaded> {
  const response = await fetch(`/api/schedules/${document}`)
  if (!response.ok) throw new Error(`The service responded ${response.status}`)
  return (await response.json()) as Loaded
}
