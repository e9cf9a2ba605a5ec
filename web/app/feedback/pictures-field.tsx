import { mostImages } from '@portal/contract/feedback'
import { fieldTexts } from '@portal/contract/field-texts'
import { getFile, uploadFile } from '@portal/contract/files'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { FileButton } from '../accounts/documents/file-button'
import { TransferItem } from '../accounts/documents/transfer-item'
import { useKeptFocus } from '../accounts/documents/use-kept-focus'
import { useStayingHere } from '../accounts/documents/use-staying-here'
import { useTransfers } from '../accounts/documents/use-transfers'
import { httpApi } from '../lib/http-client'
import { useLanguage } from '../lib/texts'
import { Button } from '../ui/button'
import { Label } from '../ui/form/field'
import formStyles from '../ui/form/form.module.css'
import { useFeedbackTexts } from './feedback-texts'
import styles from './pictures-field.module.css'
import { PrivatePicture } from './private-picture'
import type { DraftPicture } from './review-draft'

interface PicturesFieldProps {
  pictures: readonly DraftPicture[]
  error: string
  onChange: (change: (pictures: readonly DraftPicture[]) => readonly DraftPicture[]) => void
  onError: (error: string) => void
  /** Told when pictures begin and cease to be under way. */
  onWaiting: (waiting: boolean) => void
}

/** Up to three pictures, each sent as soon as it is chosen; what is wrong with one is told with it (A11). */
export function PicturesField({ pictures, error, onChange, onError, onWaiting }: PicturesFieldProps) {
  const language = useLanguage()
  const words = useFeedbackTexts()
  const id = useId()
  const area = useRef<HTMLFieldSetElement>(null)
  const sent = useRef(new Map<string, Blob>())
  const [dragging, setDragging] = useState(false)
  const { transfers, ...moves } = useTransfers({
    upload: (file, onProgress, signal) => httpApi(uploadFile, { file }, { quiet: true, onProgress, signal }),
    async put({ fileId, file, name }) {
      sent.current.set(fileId, file)
      onChange((all) => [...all, { fileId, name }])
    },
    onDone: () => {},
  })
  useKeptFocus(area, () => area.current?.querySelector<HTMLElement>(`[id="${id}-add"]`) ?? area.current)
  useStayingHere()
  const waiting = transfers.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, whoever listens
  useEffect(() => onWaiting(waiting), [waiting])
  useEffect(() => {
    if (error) area.current?.focus()
  }, [error])

  const room = mostImages - pictures.length - transfers.length
  function add(files: readonly File[]) {
    onError(files.length > room ? fieldTexts.mostImages[language] : '')
    for (const file of files.slice(0, room)) moves.start({ file, name: nameOf(file) })
  }
  const nameOf = (file: File) => file.name || words.pictureNumber(pictures.length + 1)

  const drop = {
    onDragOver: (event: DragEvent) => carriesFiles(event) && setDragging(true),
    onDragLeave: (event: DragEvent<HTMLElement>) =>
      !event.currentTarget.contains(event.relatedTarget as Node | null) && setDragging(false),
    onDrop: (event: DragEvent) => {
      setDragging(false)
      if (carriesFiles(event)) add([...event.dataTransfer.files])
    },
  }

  return (
    <fieldset
      ref={area}
      tabIndex={-1}
      className={`${formStyles.field} ${styles.area}`}
      aria-describedby={error ? `${id}-error` : undefined}
      data-dragging={dragging || undefined}
      {...drop}
    >
      <legend className={formStyles.label}>
        <Label label={words.pictures} optional />
      </legend>
      <p id={`${id}-rule`} className={formStyles.hint}>
        {words.picturesRule}
      </p>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ fileId, name }) => (
            <li key={fileId}>
              <div className={styles.picture}>
                <PrivatePicture
                  fileId={fileId}
                  alt={name}
                  load={async () => sent.current.get(fileId) ?? httpApi(getFile, { id: fileId }, { quiet: true })}
                />
              </div>
              <Button
                kind="quiet"
                aria-label={words.removePicture(name)}
                onClick={() => {
                  onError('')
                  onChange((all) => all.filter((other) => other.fileId !== fileId))
                }}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {waiting && (
        <ul className={styles.transfers}>
          {transfers.map((transfer) => (
            <TransferItem
              key={transfer.key}
              transfer={transfer}
              makeSmaller={() => moves.makeSmaller(transfer)}
              chooseOther={([file]) => {
                if (!file) return
                moves.stop(transfer.key)
                moves.start({ file, name: nameOf(file) })
              }}
              retry={() => moves.retry(transfer)}
              stop={() => moves.stop(transfer.key)}
            />
          ))}
        </ul>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className={formStyles.error}>
          <span aria-hidden="true">!</span>
          {error}
        </p>
      )}
      {room > 0 ? (
        <div className={styles.add}>
          <FileButton id={`${id}-add`} multiple describedBy={`${id}-rule`} onFiles={add}>
            {words.addPicture}
          </FileButton>
        </div>
      ) : (
        <p className={formStyles.hint}>{words.full}</p>
      )}
    </fieldset>
  )
}

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
