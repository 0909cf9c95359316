/** A telephone number as a link, which has no spaces (RFC 3966). */
export const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${number.replace(/ /g, '')}`}>{number}</a>
)
