import { useState } from 'react'
import { Button } from '../../core/button'
import { useAccountTexts } from '../../locales/accounts'
import { Dialog } from '../../ui/dialog'
import styles from './register.module.css'

/** Says that the input is kept, and deletes it after a confirmation. */
export function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const { register } = useAccountTexts()
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.kept}>
      <p>{register.kept}</p>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {register.startOver}
      </Button>
      <Dialog
        open={asking}
        title={register.startOverTitle}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{register.keep}</Button>
            <Button
              kind="secondary"
              onClick={() => {
                setAsking(false)
                onConfirm()
              }}
            >
              {register.remove}
            </Button>
          </>
        }
      >
        <p>{register.startOverText}</p>
      </Dialog>
    </div>
  )
}
