import { Link } from './link'

export const LinkItems = ({ links }: { links: readonly { href: string; label: string }[] }) =>
  links.map(({ href, label }) => (
    <li key={href + label}>
      <Link href={href}>{label}</Link>
    </li>
  ))
