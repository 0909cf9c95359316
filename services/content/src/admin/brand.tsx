import type { Payload } from 'payload'
import { getFirmName } from '../model/firm'

type BrandProps = { payload: Payload }

/** The firm's name on the login page of the admin panel. */
export const Logo = async ({ payload }: BrandProps) => (
  <span style={{ fontFamily: 'Georgia, serif', fontSize: '2.25rem', letterSpacing: '0.01em' }}>
    {await getFirmName(payload)}
  </span>
)

/** The first letter of the firm's name, in the head of the admin panel. */
export async function Icon({ payload }: BrandProps) {
  const firm = await getFirmName(payload)
  return (
    <svg viewBox="0 0 32 32" width="18" height="18" role="img" aria-label={firm}>
      <rect width="32" height="32" fill="#0b2720" />
      <text
        x="16"
        y="23"
        textAnchor="middle"
        fontFamily="Georgia, serif"
        fontSize="20"
        fill="#fbfaf6"
      >
        {[...firm][0]?.toUpperCase()}
      </text>
    </svg>
  )
}
