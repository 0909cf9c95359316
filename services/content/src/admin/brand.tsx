/** The firm's name on the login page of the admin panel. */
export const Logo = () => (
  <span style={{ fontFamily: 'Georgia, serif', fontSize: '2.25rem', letterSpacing: '0.01em' }}>
    Aldermere
  </span>
)

/** The firm's mark, in the head of the admin panel. */
export const Icon = () => (
  <svg viewBox="0 0 32 32" width="24" height="24" role="img" aria-label="Aldermere">
    <rect width="32" height="32" rx="4" fill="#0f3d33" />
    <path d="M9 24 16 7l7 17M12 18.5h8" fill="none" stroke="#f5f1e8" strokeWidth="2.4" />
  </svg>
)
