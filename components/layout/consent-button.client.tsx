'use client'

import button from '@/components/ui/button.module.css'

export function ConsentButton({
  label,
  className = button.ghost,
}: {
  label: string
  className?: string
}) {
  return (
    <button
      type="button"
      className={`needs-script ${className}`}
      onClick={() => window.dispatchEvent(new Event('consent:open'))}
    >
      {label}
    </button>
  )
}
