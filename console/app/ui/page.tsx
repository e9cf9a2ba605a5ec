import { type ReactNode, useEffect } from 'react'
import { useShellTexts } from '../locales/shell'
import styles from './page.module.css'

interface PageProps {
  title: string
  /** Content beside the title, such as a button. */
  aside?: ReactNode
  children: ReactNode
}

/** A page with its title, which is also the tab's. */
export function Page({ title, aside, children }: PageProps) {
  usePageTitle(title)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {aside}
      </div>
      {children}
    </div>
  )
}

/** Sets the title of the tab. */
export function usePageTitle(title: string): void {
  const { staff } = useShellTexts()
  useEffect(() => {
    document.title = `${title} · ${staff}`
  }, [title, staff])
}
