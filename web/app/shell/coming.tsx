import { type MetaFunction, useMatches } from 'react-router'
import { pageMeta } from '../lib/meta'
import { useTexts } from '../lib/texts'
import type { Locale } from '../locales/en'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import styles from './coming.module.css'
import { dial, useCompany } from './use-company'

export const meta: MetaFunction = (args) =>
  pageMeta(({ shell }, { company }) => ({
    title: `${titleOf(args.matches.at(-1)?.id, shell)} · ${company?.companyName ?? shell.siteName}`,
    description: shell.coming.text,
  }))(args)

/** A page that is not written yet says what it will be, and whom to ask until then. */
export default function Coming() {
  const { shell } = useTexts()
  const company = useCompany()
  const title = titleOf(useMatches().at(-1)?.id, shell)
  return (
    <div className={`wrap ${styles.coming}`}>
      <h1>{title}</h1>
      <p className={styles.lead}>{shell.coming.text}</p>
      {company && <p>{shell.coming.help}</p>}
      <div className={styles.ways}>
        {company && (
          <a href={dial(company.phone)} className={styles.phone}>
            <Icon name="phone" />
            {company.phone}
          </a>
        )}
        <Button to="/" kind="secondary" size="large">
          {shell.problem.home}
        </Button>
      </div>
    </div>
  )
}

function titleOf(routeId: string | undefined, { coming, siteName }: Locale['shell']): string {
  const titles: Record<string, string | undefined> = coming.titles
  return titles[routeId ?? ''] ?? siteName
}
