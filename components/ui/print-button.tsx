/** Prints the page (`components/layout/page-actions.client.ts`). */
export const PrintButton = ({ label, className }: { label: string; className?: string }) => (
  <button type="button" className={`needs-script ${className ?? ''}`} data-print>
    {label}
  </button>
)
