import {
  type ApplicationDetail,
  addApplicationDocument,
  withdrawApplicationDocument,
} from '@portal/contract/care/applications/applications'
import type { CareDocumentKind } from '@portal/contract/care/services/services'
import { useMemo, useRef } from 'react'
import { httpApi } from '../../lib/api'
import { ownFiles } from '../../ui/upload/own-files'
import type { Uploaded } from '../../ui/upload/uploaded'
import { type Uploads, useUploads } from '../../ui/upload/use-uploads'

export interface ApplicationDocument extends Uploaded {
  kind: CareDocumentKind
}

/**
 * Uploads documents to an application: attaches each as soon as its upload is done, and can withdraw it. Covers only
 * documents added since the page opened; earlier ones are shown elsewhere.
 */
export function useDocumentUploads(
  { id, documents }: ApplicationDetail,
  take: (application: ApplicationDetail) => void,
): Uploads<ApplicationDocument> {
  const earlier = useRef(new Set(documents.map(({ fileId }) => fileId)))
  const uploadedIds = useRef(new Set<string>())
  const pictures = useMemo(
    () =>
      documents
        .filter(({ fileId }) => !earlier.current.has(fileId))
        .map(({ kind, fileId }) => ({ kind, fileId, name: '' })),
    [documents],
  )

  async function handIn(wanted: readonly ApplicationDocument[]) {
    for (const { kind, fileId } of wanted.filter((document) => !uploadedIds.current.has(document.fileId))) {
      take(await httpApi(addApplicationDocument, { id, kind, fileId }, { quiet: true }))
      uploadedIds.current.add(fileId)
    }
    const kept = new Set(wanted.map(({ fileId }) => fileId))
    for (const fileId of [...uploadedIds.current].filter((one) => !kept.has(one))) {
      take(await httpApi(withdrawApplicationDocument, { id, fileId }))
      uploadedIds.current.delete(fileId)
    }
  }

  return useUploads({ pictures, onChange: handIn, store: ownFiles })
}
