import { Button } from '@mantine/core'
import { ApiError } from '@portal/client/api-error'
import { getSecondFactors, removePasskey } from '@portal/contract/staff/own'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useShown } from '../../core/shown'
import { useLanguage } from '../../core/texts'
import { shownDay } from '../../core/when'
import { useAccountTexts } from '../../locales/account'
import { Card } from '../../ui/card'
import { Dialog } from '../../ui/dialog/dialog'
import { Loaded } from '../../ui/loaded'
import styles from './account.module.css'
import { FactorsForm, type GivenFactors } from './factors-form'
import { knowsPasskeys, makePasskey } from './passkeys'

/** The member's passkeys. */
export function PasskeyCard() {
  const { passkeys: texts, sessions } = useAccountTexts()
  const language = useLanguage()
  const client = useQueryClient()
  const [adds, setAdds] = useShown('adds passkey', false)
  const query = useQuery({ queryKey: ['second-factors'], queryFn: () => api(getSecondFactors, {}) })
  const refresh = () => client.invalidateQueries({ queryKey: ['second-factors'] })
  const [removed, setRemoved] = useShown<{ id: string; name: string } | undefined>('removed passkey', undefined)
  const remove = async (given: GivenFactors) => {
    if (removed) await api(removePasskey, { id: removed.id, ...given })
    setRemoved(undefined)
    tellDone(texts.removed)
    await refresh()
  }
  const add = async (given: GivenFactors) => {
    await makePasskey(given).catch((error: unknown) => {
      if (error instanceof ApiError) throw error
      throw new ApiError('declined', texts.failed)
    })
    setAdds(false)
    tellDone(texts.added)
    await refresh()
  }
  return (
    <Card title={texts.title} text={texts.text}>
      <Loaded query={query}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <dl className={styles.facts}>
              {passkeys.map(({ id, name, createdAt }) => (
                <div key={id}>
                  <dt>{name || sessions.unknown}</dt>
                  <dd>
                    <Button
                      variant="default"
                      aria-label={texts.removeOf(name || sessions.unknown)}
                      onClick={() => setRemoved({ id, name: name || sessions.unknown })}
                    >
                      {texts.remove}
                    </Button>
                  </dd>
                  <dd>{texts.made(shownDay(createdAt, language))}</dd>
                </div>
              ))}
            </dl>
          )
        }
      </Loaded>
      {knowsPasskeys && (
        <p>
          <Button variant="default" onClick={() => setAdds(true)}>
            {texts.add}
          </Button>
        </p>
      )}
      <Dialog opened={adds} onClose={() => setAdds(false)} title={texts.add}>
        <div className={styles.facts}>
          <p>{texts.addText}</p>
          <FactorsForm onGiven={add} />
        </div>
      </Dialog>
      <Dialog
        opened={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        title={texts.removeOf(removed?.name ?? '')}
      >
        <div className={styles.facts}>
          <p>{texts.removeText}</p>
          <FactorsForm onGiven={remove} />
        </div>
      </Dialog>
    </Card>
  )
}
