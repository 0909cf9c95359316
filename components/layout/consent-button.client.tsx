'use client'

export function ConsentButton({
  label,
  className = 'btn ghost',
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
