import styles from './skip-link.module.css'

export const SkipLink = ({ label }: { label: string }) => (
  <a className={styles.link} href="#content">
    {label}
  </a>
)
