import { NativeSelect } from '@mantine/core'
import type { ContentRecord } from '@portal/contract/content/endpoints'
import { useNavigate } from 'react-router'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useShown } from '../../core/shown'
import { useContentTexts } from '../../locales/content'
import { Card } from '../../ui/card'
import { AskFirst } from '../../ui/dialog/ask-first'
import { Loaded } from '../../ui/loaded'
import { savedContent } from '../editor/content'
import { isScheduled } from '../editor/saving'
import { useAct } from '../editor/use-act'
import { type KindName, kinds } from '../kinds'
import { ContentDiff } from './content-diff'
import styles from './history.module.css'
import { useVersion } from './version-query'

interface VersionChangeProps {
  name: KindName
  record: ContentRecord
  number: number
}

/** What a version has changed, or how it differs from the text of now; it can be made a draft again. */
export function VersionChange({ name, record, number }: VersionChangeProps) {
  const { versions: texts } = useContentTexts()
  const [against, setAgainst] = useShown<'previous' | 'current'>('against', 'previous')
  const version = useVersion(kinds[name], record.id, number)
  const previous = useVersion(kinds[name], record.id, number - 1)
  const current = savedContent(kinds[name], record)
  return (
    <Card title={texts.version(number)}>
      <div className={styles.tools}>
        <NativeSelect
          label={texts.compare}
          value={against}
          data={[
            { value: 'previous', label: texts.previous },
            { value: 'current', label: texts.current },
          ]}
          onChange={({ currentTarget }) => setAgainst(currentTarget.value === 'current' ? 'current' : 'previous')}
        />
        {!isScheduled(record) && <Restore name={name} record={record} number={number} />}
      </div>
      <Loaded query={version}>
        {(shown) =>
          against === 'current' ? (
            <ContentDiff name={name} before={shown} after={current} choices={record.choices} />
          ) : number > 1 ? (
            <Loaded query={previous}>
              {(before) => <ContentDiff name={name} before={before} after={shown} choices={record.choices} />}
            </Loaded>
          ) : (
            <ContentDiff name={name} before={null} after={shown} choices={record.choices} />
          )
        }
      </Loaded>
    </Card>
  )
}

function Restore({ name, record, number }: VersionChangeProps) {
  const { versions: texts } = useContentTexts()
  const navigate = useNavigate()
  const managed = kinds[name]
  const restore = useAct(managed, record.id, {
    run: ({ id, version }) => api(managed.endpoints.restore, { id, version, number }),
    onDone: async () => {
      tellDone(texts.restored(number))
      await navigate(`/content/${name}/${record.id}`)
    },
  })
  return (
    <AskFirst
      label={texts.restore}
      text={texts.restoreText}
      isMain
      loading={restore.isPending}
      onSure={() => restore.mutate()}
    />
  )
}
