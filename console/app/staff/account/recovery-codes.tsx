import { Button, Checkbox } from '@mantine/core'
import { tellDone, tellError } from '../../core/query'
import { useShown } from '../../core/shown'
import { useLoginTexts } from '../../locales/login'
import { PrintButton } from '../../ui/print-button'
import styles from '../login/login.module.css'

/** The recovery codes, shown only once; the member confirms having stored them. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { codes: texts } = useLoginTexts()
  const [kept, setKept] = useShown('codes are kept', false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      tellDone(texts.copied)
    } catch {
      tellError(texts.notCopied)
    }
  }
  return (
    <>
      <ul className={styles.codes} aria-label={texts.list} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button variant="default" onClick={copy}>
          {texts.copy}
        </Button>
        <PrintButton>{texts.print}</PrintButton>
      </div>
      <Checkbox label={texts.kept} checked={kept} onChange={(event) => setKept(event.currentTarget.checked)} />
      <Button disabled={!kept} onClick={onKept}>
        {texts.goOn}
      </Button>
    </>
  )
}
