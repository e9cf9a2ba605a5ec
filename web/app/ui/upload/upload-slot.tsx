import { type ReactNode, useId, useRef, useState } from 'react'
import { useUploadTexts } from '../../locales/upload'
import { Viewer } from '../dialog/viewer'
import { FileButton } from './file-button'
import { PictureItem } from './picture-item'
import { PrivatePicture } from './private-picture'
import { TransferList } from './transfer-list'
import * as styles from './upload.module.css'
import { UploadNotes } from './upload-notes'
import type { PlaceOf, Uploaded } from './uploaded'
import { useDragOrder } from './use-drag-order'
import { useFileDrop } from './use-file-drop'
import { useKeptFocus } from './use-kept-focus'
import type { Uploads } from './use-uploads'

/** A picture with its kind, which determines its slot. */
type Picture = Uploaded & { kind: string }

interface UploadSlotProps<P extends Picture> {
  /** The result of `useUploads`; several slots may share it. */
  uploads: Uploads<P>
  /** The kind of the pictures in this slot. */
  kind: P['kind']
  title: string
  hint: ReactNode
  /** Maximum number of pictures. */
  max: number
  /** The properties of a picture that is added or replaces another; only its kind by default. */
  placeOf?: (insteadOf?: P) => PlaceOf<P>
  titleOf?: (pictures: readonly P[], at: number) => string
  /** A note to show with a picture. */
  noteOf?: (picture: P) => ReactNode
  /** Whether a picture may no longer be replaced or removed. */
  isFixed?: (picture: P) => boolean
  /** Called before a picture is selected; return false to prevent it. */
  mayAdd?: () => boolean
  /** Whether the order can be changed: not where each picture is submitted at once. */
  ordered?: boolean
  /** A question to show above the pictures. */
  children?: ReactNode
}

/** A labelled area for pictures: those uploaded, those being uploaded, and the button to add one (A11). */
export function UploadSlot<P extends Picture>({ uploads, kind, title, hint, max, ...options }: UploadSlotProps<P>) {
  const {
    placeOf = () => ({ kind }) as unknown as PlaceOf<P>,
    titleOf,
    noteOf,
    isFixed,
    mayAdd,
    ordered,
    children,
  } = options
  const words = useUploadTexts()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const [large, setLarge] = useState<number | null>(null)
  useKeptFocus(section, () => document.getElementById(`${id}-add`) ?? document.getElementById(id))
  const pictures = uploads.pictures.filter((picture) => picture.kind === kind)
  const transfers = uploads.transfers.filter(({ place }) => (place as Partial<Picture>).kind === kind)
  const room = max - pictures.length - transfers.filter(({ insteadOf }) => !insteadOf).length

  function add(files: readonly File[]) {
    uploads.add({ files, place: placeOf(), room })
  }

  function replace(picture: P, [file]: readonly File[]) {
    if (file) uploads.start({ place: placeOf(picture), insteadOf: picture.fileId, file })
  }

  const titleAt = (at: number) => titleOf?.(pictures, at) ?? words.page(at + 1)
  const move = (from: number, to: number) => {
    const picture = pictures[from]
    if (picture) void uploads.move(picture.fileId, to)
  }
  const drag = useDragOrder(move)
  const drop = useFileDrop((files) => mayAdd?.() !== false && add(files))
  return (
    <section ref={section} aria-labelledby={id} className={styles.slot} {...drop}>
      <h3 id={id} tabIndex={-1}>
        {title}
      </h3>
      <p className={styles.hint}>{hint}</p>
      {children}
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture, at) => (
            <PictureItem
              key={picture.fileId}
              picture={picture}
              title={titleAt(at)}
              slot={title}
              note={noteOf?.(picture)}
              fixed={isFixed?.(picture)}
              order={
                ordered && pictures.length > 1
                  ? { at, count: pictures.length, move: (to) => move(at, to), drag: drag(at) }
                  : undefined
              }
              load={() => uploads.load(picture.fileId, 'small')}
              replace={(files) => replace(picture, files)}
              remove={() => uploads.remove(picture.fileId)}
              enlarge={() => setLarge(at)}
            />
          ))}
        </ul>
      )}
      {large !== null && (
        <Viewer
          pictures={pictures.map(({ fileId }, at) => ({
            key: fileId,
            alt: `${titleAt(at)}${words.addTo(title)}`,
            show: (size) => <PrivatePicture fileId={fileId} alt={titleAt(at)} size={size} load={uploads.load} />,
          }))}
          first={large}
          onClose={() => setLarge(null)}
        />
      )}
      <TransferList transfers={transfers} uploads={uploads} />
      <UploadNotes notes={uploads.notes.filter(({ place }) => (place as Partial<Picture>).kind === kind)} />
      {room > 0 ? (
        <div className={styles.add}>
          <div className={styles.actions}>
            <FileButton camera describedBy={`${id}-rule`} mayOpen={mayAdd} onFiles={add}>
              {words.takePhoto}
              <span className="visually-hidden">{words.addTo(title)}</span>
            </FileButton>
            <FileButton id={`${id}-add`} multiple describedBy={`${id}-rule`} mayOpen={mayAdd} onFiles={add}>
              <span>{pictures.length > 0 ? words.addAnother : words.add}</span>
              <span className="visually-hidden">{words.addTo(title)}</span>
            </FileButton>
          </div>
          <p id={`${id}-rule`} className={styles.hint}>
            {words.fileRule} <span className={styles.dropHint}>{words.drop}</span>
          </p>
        </div>
      ) : (
        <p className={styles.hint}>{words.full(max)}</p>
      )}
    </section>
  )
}
