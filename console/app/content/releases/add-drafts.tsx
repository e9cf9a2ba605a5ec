import { Button } from '@mantine/core'
import { addToRelease, type Candidate, getCandidates, type Release } from '@portal/contract/content/releases'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useContentTexts } from '../../locales/content'
import { useReleaseTexts } from '../../locales/releases'
import { useShellTexts } from '../../locales/shell'
import { Dialog } from '../../ui/dialog/dialog'
import { ListTable } from '../../ui/list/list-table'
import { useSelection } from '../../ui/list/use-selection'
import { Loaded } from '../../ui/loaded'
import { SearchForm } from '../../ui/search-form'
import shared from '../content.module.css'
import { namedOf, useReleaseAct } from './release-query'
import { pathOf, useAnyTitle, useKindTitle } from './use-any-title'

const shown = 50

interface AddDraftsProps {
  release: Release
  onClose: () => void
}

/** Adds drafts to a release: those that are in none, the one changed last first. */
export function AddDrafts({ release, onClose }: AddDraftsProps) {
  const texts = useReleaseTexts()
  const { search } = useContentTexts()
  const [text, setText] = useState('')
  const query = useQuery({
    queryKey: ['content-list', 'candidates', text],
    queryFn: ({ signal }) => api(getCandidates, { text, pageSize: shown }, { signal }),
    placeholderData: (before) => before,
  })
  return (
    <Dialog opened onClose={onClose} title={texts.addDrafts} size="xl">
      <div className={shared.stack}>
        <SearchForm label={search} search={text} maxLength={100} onSearch={setText} takesFocus />
        <Loaded query={query}>
          {({ records }) => <Candidates release={release} records={records} onClose={onClose} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

function Candidates({ release, records, onClose }: AddDraftsProps & { records: readonly Candidate[] }) {
  const texts = useReleaseTexts()
  const { cancel } = useShellTexts()
  const titleOf = useAnyTitle()
  const kindOf = useKindTitle()
  const selection = useSelection(records, { keyOf: pathOf, label: titleOf, within: '' })
  const chosen = records.filter((one) => selection.has(one))
  const { id, version } = release
  const add = useReleaseAct(id, {
    run: () => api(addToRelease, { id, version, records: chosen.map(namedOf) }),
    onDone: () => {
      selection.clear()
      onClose()
      tellDone(texts.added(release.name))
    },
  })
  return (
    <>
      <ListTable
        label={texts.addDrafts}
        rows={records}
        keyOf={pathOf}
        none={texts.noCandidates}
        selection={selection}
        columns={[
          { head: texts.drafts, cell: (row) => titleOf(row), isName: true },
          { head: texts.columns.kind, cell: (row) => kindOf(row), isLabeled: true },
        ]}
      />
      <div className={shared.buttons}>
        <Button disabled={chosen.length === 0} loading={add.isPending} onClick={() => add.mutate()}>
          {texts.add(chosen.length)}
        </Button>
        <Button variant="default" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </>
  )
}
