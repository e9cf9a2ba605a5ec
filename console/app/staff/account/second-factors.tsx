import { Button } from '@mantine/core'
import { getSecondFactors, renewRecoveryCodes, startAuthenticator } from '@portal/contract/staff/own'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useShown } from '../../core/shown'
import { useLanguage } from '../../core/texts'
import { shownDay } from '../../core/when'
import { useAccountTexts } from '../../locales/account'
import { useLoginTexts } from '../../locales/login'
import { Card } from '../../ui/card'
import { Dialog } from '../../ui/dialog/dialog'
import { Loaded } from '../../ui/loaded'
import styles from './account.module.css'
import { AuthenticatorSteps, type Started } from './authenticator-steps'
import { FactorsForm, type GivenFactors } from './factors-form'
import { RecoveryCodes } from './recovery-codes'

/** `first`: an authenticator for a member who had only passkeys. */
type Replaced = 'authenticator' | 'first' | 'codes'

/** The second factors, each with a button to replace it. */
export function SecondFactors() {
  const { factors: texts } = useAccountTexts()
  const language = useLanguage()
  const query = useQuery({ queryKey: ['second-factors'], queryFn: () => api(getSecondFactors, {}) })
  const [open, setOpen] = useShown<Replaced | undefined>('replaced factor', undefined)
  return (
    <Card title={texts.title}>
      <Loaded query={query}>
        {({ authenticatorSince, recoveryCodesLeft }) => (
          <dl className={styles.facts}>
            <div>
              <dt>{texts.authenticator}</dt>
              <dd>
                <Button variant="default" onClick={() => setOpen(authenticatorSince ? 'authenticator' : 'first')}>
                  {authenticatorSince ? texts.replace : texts.setUp}
                </Button>
              </dd>
              <dd>{authenticatorSince ? texts.since(shownDay(authenticatorSince, language)) : texts.noApp}</dd>
            </div>
            <div>
              <dt>{texts.codes}</dt>
              <dd>
                <Button variant="default" onClick={() => setOpen('codes')}>
                  {texts.renew}
                </Button>
              </dd>
              <dd>{texts.codesLeft(recoveryCodesLeft)}</dd>
            </div>
          </dl>
        )}
      </Loaded>
      {open && <Replacement of={open} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}

/** Asks for the password, then sets up the app if it is replaced, then shows the new recovery codes. */
function Replacement({ of, onClose }: { of: Replaced; onClose: () => void }) {
  const { factors: texts } = useAccountTexts()
  const login = useLoginTexts()
  const client = useQueryClient()
  const [codes, setCodes] = useShown<string[] | undefined>('recovery codes', undefined)
  const finish = () => {
    onClose()
    if (of !== 'codes') tellDone(texts.replaced)
    void client.invalidateQueries({ queryKey: ['second-factors'] })
    void client.invalidateQueries({ queryKey: ['sessions'] })
  }
  const [start, setStart] = useShown<Started | undefined>('authenticator', undefined)
  const renew = async (factors: GivenFactors) => {
    setCodes((await api(renewRecoveryCodes, factors)).recoveryCodes)
  }
  const begin = async (factors: GivenFactors) => setStart(await api(startAuthenticator, factors))
  const [name, text] = (
    {
      authenticator: [texts.replace, texts.replaceText],
      first: [texts.setUp, texts.setUpText],
      codes: [texts.renew, texts.renewText],
    } as const
  )[of]
  const title = codes ? login.codes.title : name
  return (
    <Dialog opened onClose={codes ? finish : onClose} title={title} size="lg" closeOnClickOutside={false}>
      <div className={styles.facts}>
        {codes ? (
          <>
            <p>{login.codes.text}</p>
            <RecoveryCodes codes={codes} onKept={finish} />
          </>
        ) : start === undefined ? (
          <>
            <p>{text}</p>
            <FactorsForm onGiven={of === 'codes' ? renew : begin} />
          </>
        ) : (
          <AuthenticatorSteps started={start} onDone={setCodes} />
        )}
      </div>
    </Dialog>
  )
}
