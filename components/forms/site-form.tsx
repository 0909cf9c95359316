import { getTranslations } from 'next-intl/server'
import { submitForm, type FormContext } from '@/lib/forms/actions'
import { toFields } from '@/lib/forms/definitions'
import type { FormValues } from '@/lib/forms/state'
import { slots } from '@/lib/i18n/slots'
import { toHref, type LinkTarget } from '@/lib/routes/href'
import { isSiteLocale } from '@law-firm/contract/locales'
import { FormView } from './form-view.client'

type SiteFormProps = FormContext & {
  id: string
  page: LinkTarget
  submit: string
  note: string
  values?: FormValues
  /** Options that depend on the page, by field name. */
  choices?: Record<string, { value: string; label: string }[]>
}

export async function SiteForm({
  id,
  page,
  submit,
  note,
  values,
  choices = {},
  ...context
}: SiteFormProps) {
  const t = await getTranslations('forms')
  const graduates = await getTranslations('graduates')
  const received = await getTranslations('received')
  const thanks = await getTranslations('thankYou')
  const fields = toFields(context.form).map(({ options: optionValues, max, ...field }) => ({
    ...field,
    limit: max,
    label: t(`fields.${field.name as 'name'}`),
    ...(t.has(`hints.${field.name as 'needs'}`)
      ? { hint: t(`hints.${field.name as 'needs'}`, { max }) }
      : {}),
    ...(field.kind === 'select'
      ? {
          options: [
            { value: '', label: t('choose') },
            ...(choices[field.name] ??
              (optionValues ?? []).map((value) => ({
                value,
                label: t(`options.${field.name as 'programme'}.${value as 'starter'}`),
              }))),
          ],
        }
      : {}),
  }))
  const errors = {
    required: t('errors.required'),
    email: t('errors.email'),
    tel: t('errors.tel'),
    choice: t('errors.choice'),
  }
  const failures = {
    invalid: t('failures.invalid'),
    tooMany: t('failures.tooMany'),
    unavailable: t('failures.unavailable'),
    closed: t('failures.closed'),
    missing: t('failures.missing'),
  }
  return (
    <FormView
      id={id}
      address={toHref(page, context.locale)}
      action={submitForm.bind(null, context)}
      fields={fields}
      values={values}
      note={note}
      saved={
        isSiteLocale(context.locale)
          ? { title: received('title'), text: thanks('sent') }
          : { title: graduates('done.title'), text: graduates('done.text') }
      }
      queued={{
        title: received('title'),
        text: received(context.form === 'registration' ? 'registration' : 'text'),
      }}
      texts={{
        submit,
        sending: t('sending'),
        optional: t('optional'),
        tooLong: t('errors.tooLong', slots('max')),
        trap: t('trap'),
        errors,
        failures,
      }}
    />
  )
}
