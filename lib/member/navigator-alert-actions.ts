'use server'

import { refresh } from 'next/cache'
import { idIn, textIn } from '../forms/form-data'
import { mutateContent } from '../graphql/server'
import { frequencies } from '@law-firm/contract/alerts'
import { alertWording } from './alerts'
import { memberFor } from './navigator-form'
import { createAlertMutation, deleteAlertMutation, updateAlertMutation } from './queries'

/** Creates an alert for a service: `choices` is the query string of its report builder; none means all. */
export async function addNavigatorAlert(data: FormData): Promise<void> {
  const { accessToken } = await memberFor(data)
  const [service, choices] = [textIn(data, 'service', 96), textIn(data, 'choices', 6_000)]
  const frequency = frequencies.find((item) => item === textIn(data, 'frequency', 20))
  if (!/^[a-z0-9-]+$/.test(service) || !frequency) return
  await mutateContent(
    createAlertMutation,
    {
      data: {
        topic: 'navigator',
        service,
        choices,
        frequency,
        active: true,
        wording: alertWording,
      },
    },
    { bearer: accessToken },
  )
  refresh()
}

/** Pauses or resumes an alert. */
export async function switchNavigatorAlert(data: FormData): Promise<void> {
  const { accessToken } = await memberFor(data)
  const id = idIn(data)
  if (id === null) return
  await mutateContent(
    updateAlertMutation,
    { id, data: { active: data.get('active') === 'on', wording: alertWording } },
    { bearer: accessToken },
  )
  refresh()
}

export async function deleteNavigatorAlert(data: FormData): Promise<void> {
  const { accessToken } = await memberFor(data)
  const id = idIn(data)
  if (id === null) return
  await mutateContent(deleteAlertMutation, { id }, { bearer: accessToken })
  refresh()
}
