import type { Payload } from 'payload'
import { getFirm } from '../model/firm'

type BrandProps = { payload: Payload }

/** The firm's logo, or its name, on the login page of the admin panel. */
export async function Logo({ payload }: BrandProps) {
  const { name, logo } = await getFirm(payload)
  if (!logo) return <span className="firm-name">{name}</span>
  // eslint-disable-next-line @next/next/no-img-element -- of this service, which has no optimiser
  return <img className="firm-logo" src={logo} alt={name} />
}

/** The firm's mark, or the first letter of its name, in the head of the admin panel. */
export async function Icon({ payload }: BrandProps) {
  const { name, mark, palette } = await getFirm(payload)
  // eslint-disable-next-line @next/next/no-img-element -- as above
  if (mark) return <img src={mark} width={18} height={18} alt={name} />
  return (
    <svg viewBox="0 0 32 32" width="18" height="18" role="img" aria-label={name}>
      <rect width="32" height="32" fill={palette.night} />
      <text
        x="16"
        y="23"
        textAnchor="middle"
        fontFamily="Georgia, serif"
        fontSize="20"
        fill={palette['on-night-strong']}
      >
        {[...name][0]?.toUpperCase()}
      </text>
    </svg>
  )
}

/** The firm's colours, which `custom.css` uses. */
export async function BrandColours({ payload }: BrandProps) {
  const { palette } = await getFirm(payload)
  return (
    <style>{`:root{--firm-button:${palette.pine};--firm-on-button:${palette['on-pine']}}`}</style>
  )
}
