import { Button } from '@mantine/core'
import { useBatchTexts } from '../../locales/check-batches'
import styles from './checks.module.css'
import { useMakeBatch } from './use-make-batch'

/** The number of checks without a batch, with a button to create one from them. */
export function MakeBatch({ waiting }: { waiting: number }) {
  const texts = useBatchTexts()
  const making = useMakeBatch()
  return (
    <div className={styles.buttons}>
      <span>{texts.waiting(waiting)}</span>
      {waiting > 0 && (
        <Button loading={making.isPending} onClick={() => making.mutate(undefined)}>
          {texts.makeAll}
        </Button>
      )}
    </div>
  )
}
