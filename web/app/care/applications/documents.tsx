import type { ApplicationDetail } from '@portal/contract/care/applications/applications'
import { careDocumentKinds } from '@portal/contract/care/services/services'
import { type ReactNode, useState } from 'react'
import { useApplicationsTexts } from '../../locales/applications'
import { useCareTexts } from '../../locales/care'
import { Viewer } from '../../ui/dialog/viewer'
import { PrivatePicture } from '../../ui/upload/private-picture'
import { type LoadPicture, useOwnPictures } from '../../ui/upload/use-own-pictures'
import * as styles from './documents.module.css'
import { Part } from './part'

type Document = ApplicationDetail['documents'][number]

/** The documents of an application by kind; each picture opens enlarged. */
export function Documents({ documents, children }: { documents: readonly Document[]; children?: ReactNode }) {
  const words = useApplicationsTexts().papers
  const load = useOwnPictures()
  const kinds = careDocumentKinds.filter((kind) => documents.some((document) => document.kind === kind))
  return (
    <Part title={words.title}>
      {kinds.length === 0 && <p className={styles.about}>{words.none}</p>}
      {kinds.map((kind) => (
        <Pages key={kind} kind={kind} pages={documents.filter((page) => page.kind === kind)} load={load} />
      ))}
      {children}
    </Part>
  )
}

interface PagesProps {
  kind: Document['kind']
  pages: readonly Document[]
  load: LoadPicture
}

/** Thumbnails of the pages of one document; each opens in the viewer. */
function Pages({ kind, pages, load }: PagesProps) {
  const words = useApplicationsTexts().papers
  const { title } = useCareTexts().documents[kind]
  const [open, setOpen] = useState<number | null>(null)
  const pictures = pages.map(({ fileId }, at) => {
    const alt = words.page(title, at + 1)
    const show = (size: 'small' | 'large', label: string) => (
      <PrivatePicture fileId={fileId} alt={label} size={size} load={load} />
    )
    return { key: fileId, alt, show }
  })
  return (
    <div>
      <h4>{title}</h4>
      <p className={styles.about}>{words.pages(pages.length)}</p>
      <ul className={styles.pages}>
        {pictures.map((picture, i) => (
          <li key={picture.key}>
            <button type="button" onClick={() => setOpen(i)}>
              {picture.show('small', words.enlarge(picture.alt))}
            </button>
          </li>
        ))}
      </ul>
      {open !== null && <Viewer pictures={pictures} first={open} onClose={() => setOpen(null)} />}
    </div>
  )
}
