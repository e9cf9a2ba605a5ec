import { Checkbox } from '@mantine/core'
import type { ContentRecord } from '@portal/contract/content/endpoints'
import { type Language, languageNames, languages } from '@portal/contract/language'
import { useLanguage } from '../../core/texts'
import { shownMoment } from '../../core/when'
import { useContentTexts } from '../../locales/content'
import { canPublish } from './news'
import styles from './publish.module.css'

interface PublishLanguagesProps {
  record: ContentRecord
  chosen: readonly Language[]
  onChoose: (chosen: Language[]) => void
}

/** A box for each language, with who has reviewed it last. One that nobody has reviewed cannot be chosen. */
export function PublishLanguages({ record, chosen, onChoose }: PublishLanguagesProps) {
  const { publishing: texts } = useContentTexts()
  const offered = canPublish(record)
  return (
    <fieldset className={styles.choices}>
      <legend>{texts.languages}</legend>
      {languages.map((language) => (
        <Checkbox
          key={language}
          label={languageNames[language]}
          description={<Standing record={record} language={language} />}
          disabled={!offered.includes(language)}
          checked={chosen.includes(language)}
          data-autofocus={language === offered[0] || undefined}
          onChange={({ currentTarget: { checked } }) =>
            onChoose(languages.filter((one) => (one === language ? checked : chosen.includes(one))))
          }
        />
      ))}
    </fieldset>
  )
}

interface StandingProps {
  record: ContentRecord
  language: Language
}

function Standing(props: StandingProps) {
  return <span>{useStanding(props)}</span>
}

function useStanding({ record, language }: StandingProps): string {
  const texts = useContentTexts()
  const shown = useLanguage()
  const { state, differs, readAt, readBy, proposed } = record.languages[language]
  const { publishing } = texts
  if (state === 'missing' && !differs) return publishing.missing
  if (!differs) return publishing.same
  return readAt
    ? publishing.reviewedBy(readBy?.name ?? texts.someone, shownMoment(readAt, shown))
    : proposed.length > 0
      ? publishing.onlyProposed
      : publishing.notReviewed
}
