import '@portal/contract/feedback/field-texts'
import { maxImages } from '@portal/contract/feedback/public'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../core/button'
import { useLanguage } from '../core/texts'
import { useFeedbackTexts } from '../locales/feedback'
import { useUploadTexts } from '../locales/upload'
import { Label } from '../ui/form/field'
import * as formStyles from '../ui/form/form.module.css'
import { FileButton } from '../ui/upload/file-button'
import { MoveButtons } from '../ui/upload/move-buttons'
import { ownFiles } from '../ui/upload/own-files'
import { PrivatePicture } from '../ui/upload/private-picture'
import { TransferList } from '../ui/upload/transfer-list'
import { UploadNotes } from '../ui/upload/upload-notes'
import { UploadStatus } from '../ui/upload/upload-status'
import type { Uploaded } from '../ui/upload/uploaded'
import { useDragOrder } from '../ui/upload/use-drag-order'
import { useFileDrop } from '../ui/upload/use-file-drop'
import { useKeptFocus } from '../ui/upload/use-kept-focus'
import { useUploads } from '../ui/upload/use-uploads'
import * as styles from './pictures-field.module.css'

interface PicturesFieldProps {
  pictures: readonly Uploaded[]
  error: string
  onChange: (pictures: Uploaded[]) => void
  onError: (error: string) => void
  /** Called when uploads start and when the last one ends. */
  onWaiting: (waiting: boolean) => void
}

/** Up to three pictures, each uploaded as soon as it is selected; problems are shown beside the picture (A11). */
export function PicturesField({ pictures, error, onChange, onError, onWaiting }: PicturesFieldProps) {
  const language = useLanguage()
  const words = useFeedbackTexts()
  const uploadWords = useUploadTexts()
  const id = useId()
  const area = useRef<HTMLFieldSetElement>(null)
  const uploads = useUploads({ pictures, onChange, store: ownFiles })
  useKeptFocus(area, () => area.current?.querySelector<HTMLElement>(`[id="${id}-add"]`) ?? area.current)
  const waiting = uploads.transfers.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, whoever listens
  useEffect(() => onWaiting(waiting), [waiting])
  useEffect(() => {
    if (error) area.current?.focus()
  }, [error])

  const room = maxImages - pictures.length - uploads.transfers.length
  function add(files: readonly File[]) {
    onError(files.length > room ? fieldTexts.maxImages[language] : '')
    uploads.add({ files, place: {}, room })
  }
  const move = (from: number, to: number) => {
    const picture = pictures[from]
    if (picture) void uploads.move(picture.fileId, to)
  }
  const drag = useDragOrder(move)
  const drop = useFileDrop(add)

  return (
    <fieldset
      ref={area}
      tabIndex={-1}
      className={`${formStyles.field} ${styles.area}`}
      aria-describedby={error ? `${id}-error` : undefined}
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
          {pictures.map(({ fileId, name }, at) => (
            <li key={fileId} {...(pictures.length > 1 && drag(at))}>
              <div className={styles.picture}>
                <PrivatePicture fileId={fileId} alt={name} size="small" load={uploads.load} />
              </div>
              <Button
                kind="quiet"
                aria-label={words.removePicture(name)}
                onClick={() => {
                  onError('')
                  void uploads.remove(fileId)
                }}
              >
                {uploadWords.remove}
              </Button>
              <MoveButtons title={name} at={at} count={pictures.length} move={(to) => move(at, to)} />
            </li>
          ))}
        </ul>
      )}
      <TransferList uploads={uploads} />
      <UploadNotes notes={uploads.notes} />
      {error && (
        <p id={`${id}-error`} role="alert" className={formStyles.error}>
          <span aria-hidden="true">!</span>
          <span>{error}</span>
        </p>
      )}
      {room > 0 ? (
        <div className={styles.add}>
          <FileButton camera describedBy={`${id}-rule`} onFiles={add}>
            {uploadWords.takePhoto}
          </FileButton>
          <FileButton id={`${id}-add`} multiple describedBy={`${id}-rule`} onFiles={add}>
            {uploadWords.add}
          </FileButton>
        </div>
      ) : (
        <p className={formStyles.hint}>{uploadWords.full(maxImages)}</p>
      )}
      <UploadStatus uploads={uploads} />
    </fieldset>
  )
}
