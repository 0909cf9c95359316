/** @param part of a style, without spaces, such as `mso-list:Ignore` */
export const findByStyle = (within: Element, part: string): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>('[style]')].filter((element) =>
    (element.getAttribute('style') ?? '').replace(/\s/g, '').includes(part),
  )
