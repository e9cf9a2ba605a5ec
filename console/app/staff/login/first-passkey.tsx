import { Button } from '@mantine/core'
import { ApiError } from '@portal/client/api-error'
import { useSend } from '../../core/saving/use-send'
import { useLoginTexts } from '../../locales/login'
import { Alert } from '../../ui/alert'
import { makePasskey } from '../account/passkeys'
import styles from './login.module.css'

/** Sets up a passkey as a new member's second factor. */
export function FirstPasskey({ onDone }: { onDone: (recoveryCodes: string[] | null) => void }) {
  const { setUp: texts } = useLoginTexts()
  const making = useSend({
    meta: { quiet: true },
    mutationFn: () => makePasskey(),
    onSuccess: onDone,
  })
  return (
    <section className={styles.form} aria-labelledby="first-passkey">
      <h2 id="first-passkey">{texts.byPasskey}</h2>
      <p>{texts.passkeyText}</p>
      {making.error && <Alert>{making.error instanceof ApiError ? making.error.message : texts.passkeyFailed}</Alert>}
      <Button variant="default" loading={making.isPending} onClick={() => making.mutate()}>
        {texts.makePasskey}
      </Button>
    </section>
  )
}
