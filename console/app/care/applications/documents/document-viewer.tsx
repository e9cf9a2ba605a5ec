import { Button } from '@mantine/core'
import type { CareDocumentKind } from '@portal/contract/care/services/services'
import { formatPastMoment } from '@portal/contract/moments'
import { type KeyboardEvent, useState } from 'react'
import { useLanguage } from '../../../core/texts'
import { useApplicationsTexts } from '../../../locales/applications'
import { Dialog } from '../../../ui/dialog/dialog'
import { DocumentPicture } from './document-picture'
import styles from './document-viewer.module.css'

export interface ViewedDocument {
  kind: CareDocumentKind
  fileId: string
  addedAt: string
  /** Page number within the kind of document. */
  page: number
}

interface DocumentViewerProps {
  documents: readonly ViewedDocument[]
  /** Index of the current document; undefined while the viewer is closed. */
  at: number | undefined
  onMove: (at: number) => void
  onClose: () => void
}

const zooms = [1, 1.5, 2, 3, 4, 6]

/** Shows documents one at a time in a dialog, with zoom and rotation. */
export function DocumentViewer({ documents, at, onMove, onClose }: DocumentViewerProps) {
  const { documents: texts } = useApplicationsTexts()
  const document = at === undefined ? undefined : documents[at]
  const title = document ? `${texts.kinds[document.kind]} · ${texts.page(document.page)}` : ''
  return (
    <Dialog opened={document !== undefined} onClose={onClose} title={title} size="90rem">
      {document && at !== undefined && (
        <OpenDocument document={document} at={at} total={documents.length} onMove={onMove} />
      )}
    </Dialog>
  )
}

interface OpenDocumentProps {
  document: ViewedDocument
  at: number
  total: number
  onMove: (at: number) => void
}

function OpenDocument({ document, at, total, onMove }: OpenDocumentProps) {
  const { documents: texts } = useApplicationsTexts()
  const language = useLanguage()
  const [zoom, setZoom] = useState(0)
  const [turns, setTurns] = useState(0)
  const move = (next: number) => {
    if (next < 0 || next >= total) return
    setZoom(0)
    setTurns(0)
    onMove(next)
  }
  const acts = {
    previous: () => move(at - 1),
    next: () => move(at + 1),
    larger: () => setZoom(Math.min(zoom + 1, zooms.length - 1)),
    smaller: () => setZoom(Math.max(zoom - 1, 0)),
    turn: () => setTurns((turns + 1) % 4),
    fit: () => setZoom(0),
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts of the buttons within
    <div className={styles.viewer} onKeyDown={(event) => pressKey(event, acts, zoom > 0)}>
      <div className={styles.tools}>
        <Button variant="default" disabled={at === 0} onClick={acts.previous}>
          {texts.previous}
        </Button>
        <Button
          variant="default"
          data-autofocus={total > 1 || undefined}
          disabled={at === total - 1}
          onClick={acts.next}
        >
          {texts.next}
        </Button>
        <Button variant="default" disabled={zoom === zooms.length - 1} onClick={acts.larger}>
          {texts.zoomIn}
        </Button>
        <Button variant="default" disabled={zoom === 0} onClick={acts.smaller}>
          {texts.zoomOut}
        </Button>
        <Button variant="default" onClick={acts.turn}>
          {texts.rotate}
        </Button>
        <Button variant="default" disabled={zoom === 0} onClick={acts.fit}>
          {texts.fit}
        </Button>
        <span role="status" className={styles.position}>
          {texts.position(at + 1, total)}
        </span>
      </div>
      <DocumentPicture key={document.fileId} fileId={document.fileId} zoom={zooms[zoom] ?? 1} turns={turns} />
      <p className={styles.soft}>
        <span>{formatPastMoment(document.addedAt, language)}</span> · {texts.keys}
      </p>
    </div>
  )
}

type Acts = Record<'previous' | 'next' | 'larger' | 'smaller' | 'turn' | 'fit', () => void>

/** Arrow keys scroll an enlarged document that has the focus; otherwise they switch to the previous or next one. */
function pressKey(event: KeyboardEvent, acts: Acts, isLarge: boolean) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (isLarge && (event.target as Element).closest('section') && event.key.startsWith('Arrow')) return
  const act = {
    ArrowLeft: acts.previous,
    ArrowRight: acts.next,
    '+': acts.larger,
    '=': acts.larger,
    '-': acts.smaller,
    r: acts.turn,
    '0': acts.fit,
  }[event.key]
  if (!act) return
  event.preventDefault()
  act()
}
