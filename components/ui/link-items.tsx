import { Link } from './link'

export const LinkItems = ({ links }: { links: readonly { href: string; label: string }[] }) =>
  links.map(({ href, label }, index) => (
    <li key={index}>
      <Link href={href}>{label}</Link>
    </li>
  ))
