'use client'

import { useEffect, useId, useRef } from 'react'
import button from '@/components/ui/button.module.css'
import typography from '@/components/ui/typography.module.css'
import type { ConsentTexts } from '@/lib/controls/settings'
import type { Notice } from './consent-manager.client'
import styles from './consent-notice.module.css'

type ConsentNoticeProps = {
  notice: Exclude<Notice, null>
  texts: ConsentTexts
  onChoice: (choice: 'all' | 'none') => void
  onPreferences: () => void
  onClose: () => void
}

/**
 * A labelled region beside the page, which stays usable. It comes before the header in the order of the keyboard;
 * Escape closes it until the next page without a choice, which counts nothing.
 */
export function ConsentNotice({
  notice,
  texts,
  onChoice,
  onPreferences,
  onClose,
}: ConsentNoticeProps) {
  const id = useId()
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isInside = target instanceof Node && region.current?.contains(target)
      if (key === 'Escape' && (isInside || target === document.body)) onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  const isQuestion = notice === 'question'
  return (
    <section ref={region} className={styles.notice} aria-labelledby={id} data-nosnippet>
      <h2 id={id} className={typography.minor}>
        {isQuestion ? texts.title : texts.preferences}
      </h2>
      <p>
        {isQuestion ? texts.text : texts.refused}{' '}
        {texts.policy ? <a href={texts.policy.href}>{texts.policy.label}</a> : null}
      </p>
      <div className={styles.buttons}>
        {isQuestion ? (
          <>
            <button type="button" className={button.primary} onClick={() => onChoice('all')}>
              {texts.accept}
            </button>
            <button type="button" className={button.primary} onClick={() => onChoice('none')}>
              {texts.reject}
            </button>
          </>
        ) : (
          <button type="button" className={button.primary} onClick={onClose}>
            {texts.close}
          </button>
        )}
        <button type="button" className={button.ghost} onClick={onPreferences}>
          {texts.choose}
        </button>
      </div>
    </section>
  )
}
