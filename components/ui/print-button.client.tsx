'use client'

export function PrintButton({ label, className }: { label: string; className?: string }) {
  return (
    <button
      type="button"
      className={`needs-script ${className ?? ''}`}
      onClick={() => window.print()}
    >
      {label}
    </button>
  )
}
