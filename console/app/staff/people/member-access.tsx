import { Button } from '@mantine/core'
import { fullName } from '@portal/contract/person/names'
import { type StaffMember, sendLink } from '@portal/contract/staff/people'
import { setAccountDisabled, unlockAccount } from '@portal/contract/staff/staff'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useSend } from '../../core/saving/use-send'
import { useShown } from '../../core/shown'
import { usePeopleTexts } from '../../locales/people'
import { useShellTexts } from '../../locales/shell'
import { Card } from '../../ui/card'
import { Dialog } from '../../ui/dialog/dialog'
import { SaveError } from '../../ui/form/save-error'
import { LoginReset } from './login-reset'
import styles from './people.module.css'

type Step = 'again' | 'unlock' | 'disable' | 'enable'

/** An administrator's actions on a member's login. */
export function MemberAccess({ member }: { member: StaffMember }) {
  const texts = usePeopleTexts()
  const { cancel } = useShellTexts()
  const client = useQueryClient()
  const { id, state } = member
  const [asks, setAsks] = useShown<'reset' | 'disable' | undefined>('asks', undefined)
  const taking = useSend({
    meta: { quiet: true },
    mutationFn: async (step: Step) => {
      if (step === 'again') await api(sendLink, { id })
      else if (step === 'unlock') await api(unlockAccount, { id })
      else await api(setAccountDisabled, { id, disabled: step === 'disable' })
    },
    onSuccess: (_, step) => {
      setAsks(undefined)
      const said = { again: texts.againDone, unlock: texts.unlocked, disable: texts.disabled, enable: texts.enabled }
      tellDone(said[step])
      void client.invalidateQueries({ queryKey: ['people'] })
    },
  })
  const button = (step: Step, label: string) => (
    <Button
      variant="default"
      loading={taking.isPending && taking.variables === step}
      onClick={() => taking.mutate(step)}
    >
      {label}
    </Button>
  )
  if (member.own)
    return (
      <Card title={texts.access}>
        <p>{texts.ownAccess}</p>
      </Card>
    )
  return (
    <Card title={texts.access} text={texts.accessText}>
      <div className={styles.buttons}>
        {state === 'invited' && button('again', texts.again)}
        {state === 'active' && (
          <Button variant="default" onClick={() => setAsks('reset')}>
            {texts.reset}
          </Button>
        )}
        {state !== 'disabled' && button('unlock', texts.unlock)}
        {state === 'disabled' ? (
          button('enable', texts.enable)
        ) : (
          <Button variant="default" onClick={() => setAsks('disable')}>
            {texts.disable}
          </Button>
        )}
      </div>
      {!asks && <SaveError save={taking} />}
      <Dialog opened={asks === 'reset'} onClose={() => setAsks(undefined)} title={texts.reset}>
        <LoginReset id={id} onClose={() => setAsks(undefined)} />
      </Dialog>
      <Dialog opened={asks === 'disable'} onClose={() => setAsks(undefined)} title={texts.disable}>
        <div className={styles.form}>
          <p>{texts.disableText(fullName(member))}</p>
          <SaveError save={taking} />
          <div className={styles.buttons}>
            <Button
              color="terracotta"
              data-autofocus
              loading={taking.isPending}
              onClick={() => taking.mutate('disable')}
            >
              {texts.disable}
            </Button>
            <Button variant="default" onClick={() => setAsks(undefined)}>
              {cancel}
            </Button>
          </div>
        </div>
      </Dialog>
    </Card>
  )
}
