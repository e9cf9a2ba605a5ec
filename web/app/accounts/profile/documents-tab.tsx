import { maxPages } from '@portal/contract/accounts/documents'
import { addDocument, type CaregiverInfo, getCaregiverInfo, removeDocument } from '@portal/contract/accounts/own'
import { useEffect, useMemo, useRef, useState } from 'react'
import { httpApi } from '../../lib/api'
import { retryGuard } from '../../lib/retry-guard'
import { useProfileTexts } from '../../locales/profile'
import { Card, Cards } from '../../ui/card'
import { ownFiles } from '../../ui/upload/own-files'
import { DocumentList } from '../documents/document-list'
import type { DraftDocument } from '../documents/draft-document'
import { DocumentsComplete } from './documents-complete'
import { missingKinds } from './missing-kinds'
import type { OwnRecord, TabProps } from './own-record'

/** A caregiver's documents. */
export function DocumentsTab({ record, take }: TabProps) {
  return record.userType === 'caregiver' && <Documents info={record.info} take={take} />
}

interface DocumentsProps {
  info: CaregiverInfo
  take: (record: OwnRecord) => void
}

/** The documents as stored on the server; each change is submitted immediately. */
function Documents({ info, take }: DocumentsProps) {
  const { documents: words } = useProfileTexts()
  const latest = useRef(info)
  const [once] = useState(retryGuard)
  const [wasOpen] = useState(() => missingKinds(info).length > 0)
  useEffect(() => {
    latest.current = info
  }, [info])
  const documents = useMemo(() => info.documents.map(draftOf), [info])

  function keep(changed: CaregiverInfo) {
    latest.current = changed
    take({ userType: 'caregiver', info: changed })
  }

  /** Checks whether the server has the file by now. */
  async function isThere(fileId: string): Promise<boolean> {
    keep(await httpApi(getCaregiverInfo, {}, { quiet: true }))
    return latest.current.documents.some((document) => document.fileId === fileId)
  }

  async function handIn(wanted: readonly DraftDocument[]) {
    const gone = latest.current.documents.filter(({ fileId }) => !wanted.some((other) => other.fileId === fileId))
    const added = wanted.filter(({ fileId }) => !latest.current.documents.some((other) => other.fileId === fileId))
    const remove = async () => {
      for (const { id } of gone) keep(await httpApi(removeDocument, { id }))
    }
    const add = async () => {
      for (const { kind, paper, fileId } of added) {
        const addOne = () => httpApi(addDocument, { kind, paper, fileId }, { quiet: true })
        keep((await once(fileId, addOne, () => isThere(fileId))) ?? latest.current)
      }
    }
    // Add the new picture first, so that a network failure keeps the old one; if the kind is full, remove first.
    const steps = added.some(({ kind }) => isFull(latest.current, kind)) ? [remove, add] : [add, remove]
    for (const step of steps) await step()
  }

  return (
    <Cards>
      <Card title={words.title} text={words.text}>
        <DocumentList documents={documents} wanted={info.wanted} onChange={handIn} store={ownFiles} />
      </Card>
      {info.reviewStatus === 'under_review' && missingKinds(info).length === 0 && (
        <DocumentsComplete wasOpen={wasOpen} />
      )}
    </Cards>
  )
}

function isFull({ documents }: CaregiverInfo, kind: DraftDocument['kind']): boolean {
  return documents.filter((document) => document.kind === kind).length >= maxPages
}

/** The server stores no file names, because they can reveal private information. */
function draftOf({
  kind,
  paper,
  fileId,
  reviewStatus,
  reviewReason,
}: CaregiverInfo['documents'][number]): DraftDocument {
  return { kind, paper, fileId, name: '', reviewStatus, reviewReason }
}
