import { Button } from '@mantine/core'
import { type Release, type ReleasedDraft, takeFromRelease } from '@portal/contract/content/releases'
import { useState } from 'react'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useReleaseTexts } from '../../locales/releases'
import { ListTable } from '../../ui/list/list-table'
import shared from '../content.module.css'
import { AddDrafts } from './add-drafts'
import { useReleaseCheck } from './check-query'
import { DraftLanguages } from './draft-languages'
import { DraftReady } from './draft-ready'
import { ReleaseEffects } from './release-effects'
import { namedOf, useReleaseAct } from './release-query'
import styles from './releases.module.css'
import { RemoveRelease } from './remove-release'
import { pathOf, useAnyTitle, useKindTitle } from './use-any-title'

/** The drafts of a release with what each still needs, and what publishing them does. */
export function ReleaseDrafts({ release }: { release: Release }) {
  const texts = useReleaseTexts()
  const titleOf = useAnyTitle()
  const kindOf = useKindTitle()
  const check = useReleaseCheck(release)
  const [adds, setAdds] = useState(false)
  return (
    <>
      <ListTable
        rows={release.drafts}
        keyOf={pathOf}
        none={texts.empty}
        columns={[
          { head: texts.drafts, to: pathOf, cell: (row) => titleOf(row) },
          { head: texts.columns.kind, cell: (row) => kindOf(row), isLabeled: true },
          { head: texts.columns.publishes, cell: (row) => <DraftLanguages release={release} draft={row} /> },
          {
            head: texts.columns.ready,
            cell: (row) => <DraftReady draft={row} check={check.data} />,
            className: styles.needs,
          },
          { head: texts.takeOut, cell: (row) => <TakeOut release={release} draft={row} />, isAction: true },
        ]}
      />
      {check.data && <ReleaseEffects effects={check.data.effects} heading="h2" />}
      {release.state !== 'scheduled' && (
        <div className={shared.buttons}>
          <Button variant="default" onClick={() => setAdds(true)}>
            {texts.addDrafts}
          </Button>
          <RemoveRelease release={release} />
        </div>
      )}
      {adds && <AddDrafts release={release} onClose={() => setAdds(false)} />}
    </>
  )
}

function TakeOut({ release: { id, version }, draft }: { release: Release; draft: ReleasedDraft }) {
  const texts = useReleaseTexts()
  const titleOf = useAnyTitle()
  const take = useReleaseAct(id, {
    run: () => api(takeFromRelease, { id, version, ...namedOf(draft) }),
    onDone: () => tellDone(texts.takenOut),
  })
  if (!draft.allowed) return null
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={texts.takeOutOf(titleOf(draft))}
      loading={take.isPending}
      onClick={() => take.mutate()}
    >
      {texts.takeOut}
    </Button>
  )
}
