import type { ReleaseCheck, ReleasedDraft } from '@portal/contract/content/releases'
import { useReleaseTexts } from '../../locales/releases'
import { Mark } from '../../ui/mark'
import { isKind } from '../kinds'
import { useFindingWords } from '../publish/check-result'
import styles from './releases.module.css'

/** Whether a draft of a release can be published as it is, and what a person should look at. */
export function DraftReady({ draft, check }: { draft: ReleasedDraft; check: ReleaseCheck | undefined }) {
  const texts = useReleaseTexts()
  const words = useFindingWords()
  const { kind, id, moved, allowed } = draft
  const findings = check?.drafts.find((one) => one.kind === kind && one.id === id)?.findings
  const sentence = (one: NonNullable<typeof findings>[number]) => (isKind(kind) ? words(kind, one) : one.words)
  const bad = [
    ...(allowed ? [] : [texts.notAllowed]),
    ...(moved ? [texts.moved] : []),
    ...(findings ?? []).filter(({ refuses }) => refuses && !moved).map(sentence),
  ]
  const doubtful = (findings ?? []).filter(({ refuses }) => !refuses).map(sentence)
  if (!findings && bad.length === 0) return <span>{texts.checking}</span>
  return (
    <ul className={styles.ready}>
      {bad.length === 0 && (
        <li>
          <Mark tone="good">{texts.isReady}</Mark>
        </li>
      )}
      {[...new Set(bad)].map((one) => (
        <li key={one}>
          <Mark tone="bad">{one}</Mark>
        </li>
      ))}
      {[...new Set(doubtful)].map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  )
}
