import { Button } from '@mantine/core'
import { endAllSessions, endSession, getSessions } from '@portal/contract/accounts/sessions'
import type { OutputOf } from '@portal/contract/endpoint'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { leave } from '../../core/saving/leaving'
import { useSend } from '../../core/saving/use-send'
import { useLanguage } from '../../core/texts'
import { shownMoment } from '../../core/when'
import { useAccountTexts } from '../../locales/account'
import { Card } from '../../ui/card'
import { AskFirst } from '../../ui/dialog/ask-first'
import { Columns } from '../../ui/list/list-table'
import table from '../../ui/list/table.module.css'
import { Loaded } from '../../ui/loaded'
import { DeviceName } from './device-name'

type Session = OutputOf<typeof getSessions>[number]

/** The member's sessions, with buttons to end one or all of them. */
export function Sessions() {
  const { sessions: texts } = useAccountTexts()
  const client = useQueryClient()
  const query = useQuery({ queryKey: ['sessions'], queryFn: () => api(getSessions, {}) })
  const ending = useSend(
    {
      mutationFn: (id: string) => api(endSession, { id }),
      onSuccess: async () => {
        tellDone(texts.ended)
        await client.invalidateQueries({ queryKey: ['sessions'] })
      },
    },
    String,
  )
  const endingAll = useSend({ mutationFn: () => api(endAllSessions, {}), onSuccess: () => leave() })
  return (
    <Card title={texts.title} text={texts.text}>
      <Loaded query={query}>
        {(sessions) => (
          <div className={table.flow}>
            <table className={`${table.table} ${table.cards}`}>
              <thead>
                <tr>
                  <Columns labels={[texts.device, texts.since, texts.lastUsed]} />
                  <td />
                </tr>
              </thead>
              <tbody>
                {sessions.map((session) => (
                  <Row
                    key={session.id}
                    session={session}
                    isEnding={ending.isPending && ending.variables === session.id}
                    onEnd={() => ending.mutate(session.id)}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Loaded>
      <p>
        <AskFirst
          label={texts.all}
          text={texts.allText}
          loading={endingAll.isPending}
          onSure={() => endingAll.mutate()}
        />
      </p>
    </Card>
  )
}

function Row({ session, isEnding, onEnd }: { session: Session; isEnding: boolean; onEnd: () => void }) {
  const { sessions: texts } = useAccountTexts()
  const language = useLanguage()
  const { device, createdAt, lastUsedAt, current } = session
  return (
    <tr>
      <th scope="row">
        <DeviceName name={device} current={current} />
      </th>
      <td data-label={texts.since}>{shownMoment(createdAt, language)}</td>
      <td data-label={current ? undefined : texts.lastUsed}>
        {current ? texts.now : shownMoment(lastUsedAt, language)}
      </td>
      <td className={table.end} data-doing={!current || undefined}>
        {!current && (
          <Button
            variant="default"
            loading={isEnding}
            aria-label={texts.endOf(device || texts.unknown)}
            onClick={onEnd}
          >
            {texts.end}
          </Button>
        )}
      </td>
    </tr>
  )
}
