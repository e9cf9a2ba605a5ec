import { Button } from '@mantine/core'
import { forgetDevice, getSecondFactors } from '@portal/contract/staff/own'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useSend } from '../../core/saving/use-send'
import { useLanguage } from '../../core/texts'
import { shownMoment } from '../../core/when'
import { useAccountTexts } from '../../locales/account'
import { Card } from '../../ui/card'
import table from '../../ui/list/table.module.css'
import { Loaded } from '../../ui/loaded'
import { DeviceName } from './device-name'

/** The devices that need no code for a while, because the member chose to remember them or entered a code there today. */
export function RememberedDevices() {
  const texts = useAccountTexts()
  const { devices: words } = texts
  const language = useLanguage()
  const client = useQueryClient()
  const query = useQuery({ queryKey: ['second-factors'], queryFn: () => api(getSecondFactors, {}) })
  const forgetting = useSend(
    {
      mutationFn: (id: string) => api(forgetDevice, { id }),
      onSuccess: async () => {
        tellDone(words.forgotten)
        await client.invalidateQueries({ queryKey: ['second-factors'] })
      },
    },
    String,
  )
  return (
    <Card title={words.title} text={words.text}>
      <Loaded query={query}>
        {({ devices }) =>
          devices.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <div className={table.flow}>
              <table className={`${table.table} ${table.cards}`}>
                <thead>
                  <tr>
                    <th scope="col">{words.device}</th>
                    <th scope="col">{words.until}</th>
                    <td />
                  </tr>
                </thead>
                <tbody>
                  {devices.map(({ id, name, rememberedUntil, current }) => (
                    <tr key={id}>
                      <th scope="row">
                        <DeviceName name={name} current={current} />
                      </th>
                      <td data-label={words.until}>{shownMoment(rememberedUntil, language)}</td>
                      <td className={table.end} data-doing>
                        <Button
                          variant="default"
                          loading={forgetting.isPending && forgetting.variables === id}
                          aria-label={words.forgetOf(name || texts.sessions.unknown)}
                          onClick={() => forgetting.mutate(id)}
                        >
                          {words.forget}
                        </Button>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Loaded>
    </Card>
  )
}
