import type { Language } from '@portal/contract/language'
import { type MetaFunction, useMatches } from 'react-router'
import { Button } from '../core/button'
import { Icon } from '../core/icon'
import { pageMeta } from '../core/meta'
import { useLanguage, useTexts } from '../core/texts'
import { dial, useCompany } from '../core/use-company'
import { comingTexts } from '../locales/coming'
import styles from './coming.module.css'

export const meta: MetaFunction = (args) =>
  pageMeta(({ shell }, { company, language }) => ({
    title: `${titleOf(args.matches.at(-1)?.id, language)} · ${company?.companyName ?? shell.siteName}`,
    description: comingTexts(language).text,
  }))(args)

/** Placeholder of a page that is not implemented yet: says what it will be, with a contact for questions. */
export default function Coming() {
  const { shell } = useTexts()
  const company = useCompany()
  const language = useLanguage()
  const { text, help } = comingTexts(language)
  return (
    <div className={`wrap ${styles.coming}`}>
      <img src="/coming-soon.webp" alt="" width={800} height={600} className={styles.picture} />
      <h1>{titleOf(useMatches().at(-1)?.id, language)}</h1>
      <p className={styles.lead}>{text}</p>
      {company && <p>{help}</p>}
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

function titleOf(routeId: string | undefined, language: Language): string {
  const titles: Record<string, string | undefined> = comingTexts(language).titles
  return titles[routeId ?? ''] ?? ''
}
