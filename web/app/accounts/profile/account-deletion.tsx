import { ApiError } from '@portal/client/api-error'
import { endSession } from '@portal/client/session'
import { useSend } from '@portal/client/use-send'
import { deleteAccount } from '@portal/contract/accounts/own'
import type { UserType } from '@portal/contract/accounts/session-user'
import { getRetention, retentionKinds } from '@portal/contract/retention'
import { retentionTable } from '@portal/contract/retention-table'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { KeptRecords } from '../../content/kept-records'
import { Button } from '../../core/button'
import { toast } from '../../core/toasts'
import { httpApi } from '../../lib/api'
import { useCall } from '../../lib/use-call'
import { useProfileTexts } from '../../locales/profile'
import { Card } from '../../ui/card'
import { Dialog } from '../../ui/dialog/dialog'
import { Form, SubmitButton } from '../../ui/form/form'
import { PasswordField } from '../../ui/form/password-field'
import { useContractForm } from '../../ui/form/use-contract-form'
import { NotLoaded } from '../../ui/not-loaded'
import * as styles from './profile.module.css'

/** Deletes the account: lists what will be deleted and what is kept for how long, asks for the password and a final confirmation. */
export function AccountDeletion({ userType }: { userType: UserType }) {
  const { deletion: words } = useProfileTexts()
  const navigate = useNavigate()
  const [isConfirming, setIsConfirming] = useState(false)
  const form = useContractForm(deleteAccount.input, { defaultValues: { currentPassword: '' } })

  const { isSending, send } = useSend(async () => {
    try {
      await httpApi(deleteAccount, form.getValues(), { quiet: true })
      endSession()
      toast(words.done, 'success')
      await navigate('/')
    } catch (error) {
      // Close the dialog first: it restores the focus, so that the field with the error can take it afterwards.
      flushSync(() => setIsConfirming(false))
      if (!(error instanceof ApiError)) throw error
      if (!form.showServerFields(error) && error.status !== 401) toast(error.message, 'error')
    }
  })

  return (
    <Card title={words.title} text={words.lead}>
      {/* Collapsed, so that nobody hits it while looking for a setting. */}
      <details className={styles.folded}>
        <summary>{words.open}</summary>
        <p>{words.text}</p>
        <ul className={styles.bullets}>
          {words.goes[userType].map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <Kept userType={userType} />
        <p>{words.stays}</p>
        <Form form={form} label={words.title} onSubmit={async () => setIsConfirming(true)}>
          <PasswordField name="currentPassword" label={words.password} autoComplete="current-password" />
          <SubmitButton kind="secondary" busyText={words.submit}>
            {words.submit}
          </SubmitButton>
        </Form>
      </details>
      <Dialog
        open={isConfirming}
        title={words.confirmTitle}
        onClose={() => setIsConfirming(false)}
        actions={
          <>
            <Button size="large" onClick={() => setIsConfirming(false)}>
              {words.no}
            </Button>
            <Button
              kind="secondary"
              size="large"
              className={styles.danger}
              onClick={send}
              aria-disabled={isSending || undefined}
            >
              {isSending ? words.busy : words.yes}
            </Button>
          </>
        }
      >
        <p>{words.confirmText}</p>
      </Dialog>
    </Card>
  )
}

/** What the deletion leaves behind, and for how long. */
function Kept({ userType }: { userType: UserType }) {
  const texts = useProfileTexts()
  const call = useCall((options) => httpApi(getRetention, {}, options), { translated: false })
  if (call.state !== 'loaded') return <NotLoaded call={call} texts={texts} />
  const kinds = retentionKinds.filter((kind) => (retentionTable[kind].leftBy as readonly UserType[]).includes(userType))
  return (
    <>
      <p>{texts.deletion.keeps}</p>
      <KeptRecords kinds={kinds} periods={call.data} />
    </>
  )
}
