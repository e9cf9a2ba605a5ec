import { Checkbox } from '@mantine/core'
import { chooseReleaseLanguages, type Release, type ReleasedDraft } from '@portal/contract/content/releases'
import { type Language, languageNames } from '@portal/contract/language'
import { api } from '../../core/api'
import { useReleaseTexts } from '../../locales/releases'
import { isKind, kinds } from '../kinds'
import { namedOf, useReleaseAct } from './release-query'
import styles from './releases.module.css'
import { useAnyTitle } from './use-any-title'

/** Which of the languages that a draft changes are published with the release. */
export function DraftLanguages({ release, draft }: { release: Release; draft: ReleasedDraft }) {
  const texts = useReleaseTexts()
  const titleOf = useAnyTitle()
  const { id, version, state } = release
  const { kind, differs, publishes, allowed } = draft
  const choose = useReleaseAct<Language[]>(id, {
    run: (languages) => api(chooseReleaseLanguages, { id, version, ...namedOf(draft), languages }),
  })
  if (differs.length === 0) return <span>{texts.noLanguage}</span>
  const isAll = isKind(kind) && Boolean(kinds[kind].kind.allAtOnce)
  return (
    <fieldset className={styles.languages} aria-label={texts.languagesOf(titleOf(draft))}>
      {differs.map((language) => (
        <Checkbox
          key={language}
          size="xs"
          label={languageNames[language]}
          checked={publishes.includes(language)}
          disabled={isAll || !allowed || state === 'scheduled' || choose.isPending}
          onChange={({ currentTarget: { checked } }) =>
            choose.mutate(differs.filter((one) => (one === language ? checked : publishes.includes(one))))
          }
        />
      ))}
    </fieldset>
  )
}
