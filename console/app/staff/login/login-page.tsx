import { languageNames, languages } from '@portal/contract/language'
import { type ReactNode, useEffect } from 'react'
import { useChangeLanguage } from '../../core/language-provider'
import { useLanguage } from '../../core/texts'
import { useShellTexts } from '../../locales/shell'
import styles from './login.module.css'

/** The layout of pages before the login: one centered box, with the languages below. */
export function LoginPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { product, language: languageLabel, staff } = useShellTexts()
  const language = useLanguage()
  const changeLanguage = useChangeLanguage()
  useEffect(() => {
    document.title = `${title} · ${staff}`
  }, [title, staff])
  return (
    <div className={styles.screen}>
      <main className={styles.box}>
        <p className={styles.brand}>
          <img src="/favicon.svg" alt="" width="40" height="40" /> {product}
        </p>
        <h1>{title}</h1>
        <p className={styles.soft}>{text}</p>
        {children}
      </main>
      <nav aria-label={languageLabel} className={styles.languages}>
        {languages.map((one) => (
          <button
            type="button"
            key={one}
            lang={one}
            aria-current={one === language || undefined}
            onClick={() => void changeLanguage(one)}
          >
            {languageNames[one]}
          </button>
        ))}
      </nav>
    </div>
  )
}
