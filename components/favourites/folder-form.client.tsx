'use client'

import type { MemberFormTexts } from '@/components/members/member-form.client'
import type { MemberFormState } from '@/lib/member/member-form'
import { useFormAction } from '@/components/ui/form-action.client'
import styles from './folder-form.module.css'
import button from '@/components/ui/button.module.css'
import typography from '@/components/ui/typography.module.css'

type FolderFormProps = {
  id: string
  action: (state: MemberFormState, data: FormData) => Promise<MemberFormState>
  address: string
  signInAddress: string
  name: string
  texts: MemberFormTexts & { name: string }
}

export function FolderForm({ id, action, address, signInAddress, name, texts }: FolderFormProps) {
  const { state, pending, formProps, notice, labelOf } = useFormAction(
    action,
    { outcome: 'idle' },
    address,
  )
  const isInvalid = state.outcome === 'invalid'
  const currentName =
    state.outcome === 'saved' || state.outcome === 'idle' ? name : (state.values?.name?.[0] ?? name)
  return (
    <form {...formProps} id={id} className={styles.form}>
      {notice}
      <label htmlFor={`${id}-name`}>{texts.name}</label>
      <div>
        <input
          id={`${id}-name`}
          name="name"
          required
          maxLength={100}
          autoComplete="off"
          defaultValue={currentName}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-status`}
        />
        <button className={button.ghost} type="submit" disabled={pending}>
          {labelOf(texts.submit)}
        </button>
      </div>
      <p className={isInvalid ? undefined : typography.meta} role="status" id={`${id}-status`}>
        {isInvalid
          ? texts.invalid
          : state.outcome === 'saved'
            ? texts.saved
            : state.outcome === 'unavailable'
              ? texts.unavailable
              : null}
        {state.outcome === 'signedOut' ? (
          <>
            {texts.signedOut} <a href={signInAddress}>{texts.signIn}</a>
          </>
        ) : null}
      </p>
    </form>
  )
}
