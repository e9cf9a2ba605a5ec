import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../core/button'
import { useUploadTexts } from '../../locales/upload'
import { FileButton } from './file-button'
import { MoveButtons } from './move-buttons'
import * as styles from './upload.module.css'
import type { Uploaded } from './uploaded'
import type { useDragOrder } from './use-drag-order'
import { usePicture } from './use-picture'

interface PictureItemProps {
  picture: Uploaded
  /** The name of the picture, with its number. */
  title: string
  /** The title of the slot, to distinguish equal names in different slots. */
  slot: string
  note?: ReactNode
  /** The picture can be viewed but not changed. */
  fixed?: boolean
  /** Its position among the others, if it can be moved. */
  order?: { at: number; count: number; move: (to: number) => void; drag: ReturnType<ReturnType<typeof useDragOrder>> }
  /** Loads the thumbnail. */
  load: () => Promise<Blob>
  replace: (files: File[]) => void
  remove: () => Promise<void>
  /** Opens the picture enlarged. */
  enlarge: () => void
}

/** An uploaded picture with its actions. */
export function PictureItem({ picture, title, slot, note, fixed, order, ...actions }: PictureItemProps) {
  const { load, replace, remove, enlarge } = actions
  const words = useUploadTexts()
  const fullTitle = `${title}${words.addTo(slot)}`
  return (
    <li className={styles.picture} {...order?.drag}>
      <Preview fileId={picture.fileId} title={fullTitle} load={load} enlarge={enlarge} />
      <div className={styles.about}>
        <p className={styles.title}>{title}</p>
        {picture.name && (
          <p className={styles.name}>
            <bdi translate="no">{picture.name}</bdi>
          </p>
        )}
        {note}
        {!fixed && (
          <div className={styles.actions}>
            <FileButton look="small" onFiles={replace}>
              {words.replace}
              <span className="visually-hidden"> {fullTitle}</span>
            </FileButton>
            <RemoveButton title={fullTitle} remove={remove} />
            {order && <MoveButtons title={fullTitle} at={order.at} count={order.count} move={order.move} />}
          </div>
        )}
      </div>
    </li>
  )
}

interface PreviewProps extends Pick<PictureItemProps, 'title' | 'load' | 'enlarge'> {
  fileId: string
}

function Preview({ fileId, title, load, enlarge }: PreviewProps) {
  const words = useUploadTexts()
  const { url, retry } = usePicture(load, fileId)
  if (retry)
    return (
      <div className={styles.thumbnail}>
        <p>{words.noPicture}</p>
        <Button kind="quiet" onClick={retry}>
          {words.showAgain}
        </Button>
      </div>
    )
  if (!url) return <p className={styles.thumbnail}>{words.loadingPicture}</p>
  return (
    <button type="button" className={styles.thumbnail} aria-haspopup="dialog" onClick={enlarge}>
      <img src={url} alt={title} draggable={false} />
      <span className={styles.enlarge}>{words.enlarge}</span>
    </button>
  )
}

/** A remove button that asks for confirmation. */
function RemoveButton({ title, remove }: Pick<PictureItemProps, 'title' | 'remove'>) {
  const words = useUploadTexts()
  const [step, setStep] = useState<'rest' | 'asking' | 'busy'>('rest')
  const first = useRef<HTMLButtonElement>(null)
  const go = (next: typeof step) => {
    flushSync(() => setStep(next))
    first.current?.focus()
  }
  if (step === 'rest')
    return (
      <Button key="rest" ref={first} kind="quiet" onClick={() => go('asking')}>
        {words.remove}
        <span className="visually-hidden"> {title}</span>
      </Button>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with its answers, not a group of fields
    <div role="group" aria-label={`${words.removeQuestion} ${title}`} className={styles.question}>
      <p>{words.removeQuestion}</p>
      <Button ref={first} kind="secondary" onClick={() => go('rest')}>
        {words.removeNo}
      </Button>
      <Button
        className={styles.danger}
        aria-disabled={step === 'busy' || undefined}
        onClick={() => {
          if (step === 'busy') return
          setStep('busy')
          // The failure has been shown; the picture is still there.
          remove().catch(() => go('rest'))
        }}
      >
        {words.removeYes}
      </Button>
    </div>
  )
}
