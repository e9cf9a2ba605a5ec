import { useState } from 'react'
import { Button } from '../../core/button'
import { useAccountTexts } from '../../locales/accounts'
import { Dialog } from '../../ui/dialog/dialog'
import * as styles from './register.module.css'

/** Says that the input is kept, and deletes it after a confirmation. */
export function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const { register } = useAccountTexts()
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <div className={styles.kept}>
      <p>{register.kept}</p>
      <Button kind="quiet" onClick={() => setIsConfirming(true)}>
        {register.startOver}
      </Button>
      <Dialog
        open={isConfirming}
        title={register.startOverTitle}
        onClose={() => setIsConfirming(false)}
        actions={
          <>
            <Button onClick={() => setIsConfirming(false)}>{register.keep}</Button>
            <Button
              kind="secondary"
              onClick={() => {
                setIsConfirming(false)
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
