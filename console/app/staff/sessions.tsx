import { Button } from '@mantine/core'
import { endAllSessions, endSession, getSessions } from '@portal/contract/accounts/own'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../core/api'
import { leave } from '../core/leaving'
import { tellDone } from '../core/query'
import { useLanguage } from '../core/texts'
import { shownMoment } from '../core/when'
import { useAccountTexts } from '../locales/account'
import { Card } from '../ui/card'
import { Loaded } from '../ui/loaded'
import table from '../ui/table.module.css'

/** Where the member is logged in, with a way to end each session or all. */
export function Sessions() {
  const { sessions: texts } = useAccountTexts()
  const language = useLanguage()
  const client = useQueryClient()
  const query = useQuery({ queryKey: ['sessions'], queryFn: () => api(getSessions, {}) })
  const ending = useMutation({
    mutationFn: (id: string) => api(endSession, { id }),
    onSuccess: async () => {
      tellDone(texts.ended)
      await client.invalidateQueries({ queryKey: ['sessions'] })
    },
  })
  const endingAll = useMutation({ mutationFn: () => api(endAllSessions, {}), onSuccess: () => leave() })
  return (
    <Card title={texts.title} text={texts.text}>
      <Loaded query={query}>
        {(sessions) => (
          <div className={table.flow}>
            <table className={table.table}>
              <thead>
                <tr>
                  <th scope="col">{texts.device}</th>
                  <th scope="col">{texts.lastUsed}</th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {sessions.map(({ id, device, lastUsedAt, current }) => (
                  <tr key={id}>
                    <th scope="row">
                      {device || texts.unknown} {current && <small>({texts.current})</small>}
                    </th>
                    <td>{shownMoment(lastUsedAt, language)}</td>
                    <td className={table.end}>
                      {!current && (
                        <Button
                          variant="default"
                          aria-label={texts.endOf(device || texts.unknown)}
                          onClick={() => ending.mutate(id)}
                        >
                          {texts.end}
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Loaded>
      <p>
        <Button variant="default" loading={endingAll.isPending} onClick={() => endingAll.mutate()}>
          {texts.all}
        </Button>
      </p>
    </Card>
  )
}
