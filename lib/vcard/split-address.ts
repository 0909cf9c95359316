export type PostalAddress = { street: string; city: string; region: string; postcode: string }

/** `60323 Frankfurt am Main`, `1082 MX Amsterdam`; `London EC2N 4QX`, `New York, NY 10036`. */
const before = /^(\d{4,6}(?: [A-Z]{2})?) (.+)$/
const after =
  /^(.+?),?(?: ([A-Z]{2,3}))?,? (\d{3}-?\d{2,4}|\d{4,6}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d{2} [A-Z\d]{4})$/
/** Chinese addresses go from the large to the small; the postcode has a line of its own. */
const chinesePostcode = /^(?:邮编|邮政编码)[:：]?\s*(.+)$/

/**
 * The parts of an office's address, whose lines are as they stand on a letter. What follows the line
 * with the city is the country; without such a line all are the street.
 *
 * @param city the name of the office
 */
export function splitAddress(lines: readonly string[], city: string): PostalAddress {
  const at = city ? lines.findLastIndex((line) => line.includes(city)) : -1
  const line = lines[at]
  if (line === undefined) return { street: lines.join('\n'), city: '', region: '', postcode: '' }
  if (/\p{Script=Han}/u.test(city)) return splitChinese(lines, at, city)
  const [, postcodeFirst, cityAfter] = before.exec(line) ?? []
  const [, cityBefore, region, postcodeLast] = after.exec(line) ?? []
  return {
    street: lines.slice(0, at).join('\n'),
    city: cityAfter ?? cityBefore ?? line,
    region: region ?? '',
    postcode: postcodeFirst ?? postcodeLast ?? '',
  }
}

function splitChinese(lines: readonly string[], at: number, city: string): PostalAddress {
  const line = lines[at] ?? ''
  const rest = line.slice(line.lastIndexOf(city) + city.length).replace(/^[市都]/, '')
  const street = [
    rest,
    ...lines.filter((other, index) => index !== at && !chinesePostcode.test(other)),
  ]
  const postcode = lines.map((other) => chinesePostcode.exec(other)?.[1] ?? '').find(Boolean)
  return { street: street.filter(Boolean).join('\n'), city, region: '', postcode: postcode ?? '' }
}
