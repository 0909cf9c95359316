/** The firm's name on the login page of the admin panel. */
export const Logo = () => (
  <span style={{ fontFamily: 'Georgia, serif', fontSize: '2.25rem', letterSpacing: '0.01em' }}>
    Aldermere
  </span>
)

/** The firm's mark, in the head of the admin panel. */
export const Icon = () => (
  <svg viewBox="0 0 32 32" width="18" height="18" role="img" aria-label="Aldermere">
    <rect width="32" height="32" fill="#0b2720" />
    <path
      d="M9.2 24 15.4 8h1.2L22.6 24h-2.7l-1.6-4.5h-6L10.8 24zM13 17.6h4.7L15.3 11z"
      fill="#fbfaf6"
    />
    <circle cx="25.5" cy="22.7" r="1.7" fill="#e8714f" />
  </svg>
)
