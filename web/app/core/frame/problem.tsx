import { useContext } from 'react'
import { Button } from '../button'
import { Icon } from '../icon'
import { SpeechContext } from '../texts'
import { dial, useCompany } from '../use-company'
import styles from './problem.module.css'

/** For a page that broke before its language was known. */
const plainWords = {
  title: 'Something went wrong',
  text: 'We are sorry. This page did not load.',
  retry: 'Try again',
  home: 'Go to the home page',
}

/** What stands in place of a page that broke. It needs nothing that could be missing. */
export function Problem({ error }: { error: unknown }) {
  const words = useContext(SpeechContext)?.texts.shell.problem ?? plainWords
  const company = useCompany()
  console.info('page failed:', error instanceof Error ? error.message : error)
  return (
    <main className={`wrap ${styles.problem}`}>
      <img src="/logo.svg" width="64" height="64" alt="" />
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <div className={styles.ways}>
        <Button size="large" onClick={() => location.reload()}>
          {words.retry}
        </Button>
        <Button size="large" kind="secondary" to="/" reloadDocument>
          {words.home}
        </Button>
      </div>
      {company && (
        <a href={dial(company.phone)} className={styles.phone}>
          <Icon name="phone" />
          {company.phone}
        </a>
      )}
    </main>
  )
}
