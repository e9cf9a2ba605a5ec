import type { ManagedEndpoints } from '@portal/contract/content/endpoints'
import type { OutputOf } from '@portal/contract/endpoint'
import { type Language, languageNames } from '@portal/contract/language'
import type { UseQueryResult } from '@tanstack/react-query'
import { useLanguage } from '../../core/texts'
import { shownDate } from '../../core/when'
import { useContentTexts } from '../../locales/content'
import { Loaded } from '../../ui/loaded'
import shared from '../content.module.css'
import { useFieldLabel } from '../field-label'
import type { KindName } from '../kinds'
import { usePageName } from '../page-name'
import styles from './publish.module.css'

type Check = OutputOf<ManagedEndpoints['check']>
type Finding = Check['findings'][number]
type Effect = Check['effects'][number]

interface CheckResultProps {
  name: KindName
  query: UseQueryResult<Check>
  /** Whether it is not on the site yet. */
  isNew: boolean
  /** Whether the choice publishes nothing yet, and so has no effects. */
  isNothing: boolean
  /** Leads to a field. */
  onField: (field: string, language: Language | null) => void
}

/** What keeps a draft from being published, what a person should look at, and what publishing it does. */
export function CheckResult({ name, query, isNew, isNothing, onField }: CheckResultProps) {
  const { publishing: texts } = useContentTexts()
  return (
    <div aria-live="polite">
      <Loaded query={query}>
        {({ findings, effects }) => (
          <div className={shared.stack}>
            <Findings name={name} onField={onField} title={texts.refusals} findings={findings.filter(refuses)} isBad />
            <Findings
              name={name}
              onField={onField}
              title={texts.warnings}
              findings={findings.filter((one) => !refuses(one))}
            />
            {effects.length > 0 && !isNothing && (
              <Effects
                effects={effects}
                page={isNew ? texts.effect.newPage : texts.effect.page}
                newPage={texts.effect.newPage}
              />
            )}
          </div>
        )}
      </Loaded>
    </div>
  )
}

const refuses = ({ refuses }: Finding) => refuses

interface FindingsProps extends Pick<CheckResultProps, 'name' | 'onField'> {
  title: string
  findings: readonly Finding[]
  isBad?: boolean
}

function Findings({ name, title, findings, isBad = false, onField }: FindingsProps) {
  const sentence = useFindingWords()
  if (findings.length === 0) return null
  const sentences = new Map(findings.map((finding) => [sentence(name, finding), finding]))
  return (
    <section className={styles.findings} data-bad={isBad || undefined}>
      <h3>{title}</h3>
      <ul>
        {[...sentences].map(([words, { field, language }]) => (
          <li key={words}>
            {field ? (
              <button type="button" className={styles.toField} onClick={() => onField(field, language)}>
                {words}
              </button>
            ) : (
              words
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A finding in words: where it is, and what is the matter. */
export function useFindingWords() {
  const texts = useContentTexts()
  const { finding: words } = texts.publishing
  const labelOf = useFieldLabel()
  return (name: KindName, { code, field, language, words: about, number }: Finding) => {
    const where = language && !field ? languageNames[language] : labelOf(name, field, language)
    // About the record as a whole.
    if (!where) return about
    if (code === 'grade' && language !== 'en') return words.sentence(where, number)
    return words[code](where, about, number)
  }
}

interface EffectsProps {
  effects: readonly Effect[]
  /** What happens to a record's own page. */
  page: string
  /** To one that is added. */
  newPage: string
  heading?: 'h2' | 'h3'
}

/** What a publication does. */
export function Effects({ effects, page, newPage, heading: Heading = 'h3' }: EffectsProps) {
  const { publishing: texts } = useContentTexts()
  const { effect: words } = texts
  const pageName = usePageName()
  const language = useLanguage()
  const sentence = ({ code, address, count, on }: Effect) => {
    if (code === 'page') return address === '' ? newPage : page
    if (code === 'list') return (count > 0 ? words.list : words.listSame)(pageName(address))
    if (code === 'comesIntoForce') return words.comesIntoForce(shownDate(on, language))
    return code === 'texts' || code === 'movesUp' ? words[code](count) : words[code]
  }
  return (
    <section className={styles.findings}>
      <Heading>{texts.effects}</Heading>
      <ul>
        {[...new Set(effects.map(sentence))].map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  )
}
