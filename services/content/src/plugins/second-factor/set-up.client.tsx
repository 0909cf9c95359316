'use client'

import type { Offer } from './offer'
import type { SecondFactorTexts } from './texts'

/** The picture and the secret of an offer, above the field for the first code. */
export const OfferedSecret = ({
  offer: { picture, secret },
  texts,
}: {
  offer: Offer
  texts: SecondFactorTexts
}) => (
  <>
    <p>{texts.scan}</p>
    {/* eslint-disable-next-line @next/next/no-img-element -- a data URL */}
    <img className="second-factor-picture" src={picture} alt={texts.picture} />
    <p>
      {texts.secret}: <code className="second-factor-secret">{secret}</code>
    </p>
  </>
)

export const RecoveryCodes = ({ codes, texts }: { codes: string[]; texts: SecondFactorTexts }) => (
  <>
    <p role="status">{texts.keepCodes}</p>
    <ul className="recovery-codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  </>
)
