import { readLocal, type LocalFavourite } from '@/lib/favourites/local-favourites'
import favouriteStar from './favourite-star.module.css'

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Renders a visitor's local favourites into `components/favourites/local-favourites.tsx`. */
export function showLocalList(): void {
  const container = document.querySelector<HTMLElement>('[data-local-favourites]')
  const favourites = readLocal(localStorage)
  if (!container?.hidden || favourites.length === 0) return
  const list = document.createElement('ul')
  list.append(
    ...favourites.map((favourite) => toListItem(favourite, container.dataset.label ?? '')),
  )
  container.append(list)
  container.hidden = false
}

function toListItem({ key, title, path }: LocalFavourite, label: string): HTMLLIElement {
  const item = document.createElement('li')
  const link = Object.assign(document.createElement('a'), { href: path, textContent: title })
  const star = Object.assign(document.createElement('button'), {
    type: 'button',
    className: favouriteStar.star,
  })
  Object.assign(star.dataset, { favourite: key, title, path })
  star.setAttribute('aria-label', `${label}: ${title}`)
  star.setAttribute('aria-pressed', 'true')
  star.append(createStarIcon())
  item.append(link, star)
  return item
}

/** The same shape as `components/favourites/star-icon.tsx`. */
function createStarIcon(): SVGElement {
  const icon = document.createElementNS(svgNamespace, 'svg')
  const shape = document.createElementNS(svgNamespace, 'path')
  for (const [name, value] of Object.entries({
    class: 'icon',
    viewBox: '0 0 24 24',
    width: '20',
    height: '20',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.5',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  }))
    icon.setAttribute(name, value)
  shape.setAttribute(
    'd',
    'm12 3.4 2.65 5.6 6.1.8-4.45 4.25 1.1 6.05L12 17.15 6.6 20.1l1.1-6.05L3.25 9.8l6.1-.8z',
  )
  icon.append(shape)
  return icon
}
