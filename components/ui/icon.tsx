const shapes = {
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  menu: <path d="M3 8h18M3 16h18" />,
}

/** Decorative: needs adjacent text or a label. */
export const Icon = ({ name }: { name: keyof typeof shapes }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    aria-hidden="true"
  >
    {shapes[name]}
  </svg>
)
