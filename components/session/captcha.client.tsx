'use client'

import { useEffect, useRef, useState } from 'react'
import type { Challenge } from '@/lib/identity'
import { loadCaptchaWidget } from './captcha-widget.client'
import { FormFieldView } from '@/components/ui/form-field.client'
import type { PanelTexts } from './get-sign-in-panel'
import styles from './sign-in-panel.module.css'

type CaptchaProps = { challenge: Challenge; texts: PanelTexts; onFailure: () => void }

/** The bot detection of the identity provider: its picture, or the widget of the captcha provider that it names. */
export function Captcha({ challenge, texts, onFailure }: CaptchaProps) {
  if (!challenge.image)
    return <CaptchaWidget challenge={challenge} texts={texts} onFailure={onFailure} />
  return (
    <FormFieldView
      id="panel-captcha"
      field={{
        kind: 'text',
        name: 'captcha',
        label: texts.captcha,
        autoComplete: 'off',
        autoCapitalize: 'off',
        required: true,
      }}
    >
      {/* eslint-disable-next-line @next/next/no-img-element -- a data URL */}
      <img
        className={styles.captcha}
        src={challenge.image}
        alt={texts.captchaAlt}
        width={200}
        height={64}
      />
    </FormFieldView>
  )
}

function CaptchaWidget({ challenge, texts, onFailure }: CaptchaProps) {
  const container = useRef<HTMLDivElement>(null)
  const [solution, setSolution] = useState('')
  useEffect(() => {
    let isUnmounted = false
    loadCaptchaWidget(challenge.provider ?? '').then(
      (widget) => {
        if (!isUnmounted && container.current)
          widget.render(container.current, {
            sitekey: challenge.siteKey ?? '',
            callback: setSolution,
            'expired-callback': () => setSolution(''),
            'error-callback': onFailure,
          })
      },
      () => isUnmounted || onFailure(),
    )
    return () => {
      isUnmounted = true
    }
  }, [challenge, onFailure])
  return (
    <div role="group" aria-label={texts.captchaWidget}>
      <div ref={container} />
      <input type="hidden" name="captcha" value={solution} />
    </div>
  )
}
