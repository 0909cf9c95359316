/** The style sheet fills it while its button is pressed. */
export const StarIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="m12 3.4 2.65 5.6 6.1.8-4.45 4.25 1.1 6.05L12 17.15 6.6 20.1l1.1-6.05L3.25 9.8l6.1-.8z" />
  </svg>
)
