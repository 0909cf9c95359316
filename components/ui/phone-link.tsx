import { toTelUri } from '@law-firm/contract/telephone'

/** A telephone number as a link that dials it. */
export const PhoneLink = ({ number }: { number: string }) => <a href={toTelUri(number)}>{number}</a>
