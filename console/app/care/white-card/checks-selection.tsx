import { Button } from '@mantine/core'
import { useBatchTexts } from '../../locales/check-batches'
import styles from '../eligibility/checks.module.css'
import { useMakeBatch } from '../eligibility/use-make-batch'

interface ChecksSelectionProps {
  selected: ReadonlySet<string>
  onClear: () => void
}

/** Actions on the selected checks. The selection survives a new search. */
export function ChecksSelection({ selected, onClear }: ChecksSelectionProps) {
  const texts = useBatchTexts()
  const making = useMakeBatch()
  if (selected.size === 0) return null
  return (
    <div className={styles.buttons} role="status">
      <Button loading={making.isPending} onClick={() => making.mutate([...selected])}>
        {texts.makeSelected(selected.size)}
      </Button>
      <Button variant="subtle" onClick={onClear}>
        {texts.unselect}
      </Button>
    </div>
  )
}
