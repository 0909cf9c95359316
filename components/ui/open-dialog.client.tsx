'use client'

type OpenDialogProps = { id: string; label: string; className?: string }

/** Opens a dialog; the browser returns the focus to the button on close. */
export function OpenDialog({ id, label, className }: OpenDialogProps) {
  const open = () => {
    const dialog = document.getElementById(id)
    if (dialog instanceof HTMLDialogElement) dialog.showModal()
  }
  return (
    <button
      type="button"
      className={`needs-script ${className ?? ''}`}
      onClick={open}
      aria-haspopup="dialog"
    >
      {label}
    </button>
  )
}
