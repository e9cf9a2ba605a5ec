import { fieldTexts } from '@portal/contract/field-texts'
import { useRef, useState } from 'react'
import { useLanguage } from '../../core/texts'
import { useUploadTexts } from '../../locales/upload'
import type { FileStore, PlaceOf, Uploaded } from './uploaded'
import { useEdits } from './use-edits'
import { useStayingHere } from './use-staying-here'
import { type Transfer, useTransfers } from './use-transfers'

interface UploadsProps<Picture> {
  pictures: readonly Picture[]
  /** Takes the list after a picture came or went. A promise that fails leaves the list as it was and offers to try again. */
  onChange: (pictures: Picture[]) => void | Promise<void>
  store: FileStore
}

interface Added<Place> {
  file: File
  place: Place
  /** The picture whose place it takes, by its file. */
  insteadOf?: string
}

/** Files that were chosen together for one place. */
interface Chosen<Place> {
  files: readonly File[]
  place: Place
  /** How many more the place takes. */
  room: number
}

/** Something that a person has to know about files that were chosen for a place. */
interface Note<Place> {
  place: Place
  text: string
}

export type Uploads<Picture extends Uploaded> = ReturnType<typeof useUploads<Picture>>

/**
 * The pictures of a page, in one slot or many: those that have arrived, and those on their way. A page that sends
 * its pictures off waits while they are `busy`.
 */
export function useUploads<Picture extends Uploaded>({ pictures, onChange, store }: UploadsProps<Picture>) {
  const words = useUploadTexts()
  const language = useLanguage()
  const [said, setSaid] = useState({ text: '', count: 0 })
  const say = (text: string) => setSaid(({ count }) => ({ text, count: count + 1 }))
  const [notes, setNotes] = useState<readonly Note<PlaceOf<Picture>>[]>([])
  const sent = useRef(new Map<string, Blob>())
  const here = useRef(0)
  const edit = useEdits(pictures, onChange)
  const { transfers, ...moves } = useTransfers<PlaceOf<Picture>>({
    upload: store.upload,
    put(transfer) {
      sent.current.set(transfer.fileId, transfer.file)
      return edit((all) => {
        const next = placed(all, transfer)
        here.current = next.filter((picture) => kindOf(picture) === kindOf(transfer.place)).length
        return next
      })
    },
    onShrunk: ({ place, name }) => note(place, `${fieldTexts.upload[language]} ${words.madeSmaller(name)}`),
    // The number tells apart three files of one name.
    onDone: ({ name }) => say(`${words.done(name)} ${words.count(here.current)}`),
  })
  useStayingHere()

  function note(place: PlaceOf<Picture>, text: string) {
    setNotes((all) => [...all, { place, text }])
    say(text)
  }

  const start = (added: Added<PlaceOf<Picture>>) =>
    moves.start({ ...added, name: added.file.name || words.thisPicture })

  return {
    pictures,
    transfers,
    ...moves,
    start,
    /** Starts as many files as there is room for, and names the others. */
    add({ files, place, room }: Chosen<PlaceOf<Picture>>) {
      setNotes((all) => all.filter((other) => kindOf(other.place) !== kindOf(place)))
      for (const file of files.slice(0, room)) start({ place, file })
      const left = files.slice(Math.max(0, room)).map(({ name }) => name)
      if (left.length > 0) note(place, words.notTaken(left))
    },
    /** What has to be known about the files that were chosen last for each place. */
    notes,
    /** Whether any picture moves. */
    busy: transfers.some(({ state }) => state.step !== 'refused' && state.step !== 'failed'),
    /** Fetches a picture to show it; one that was sent from here is still here. */
    load: async (fileId: string) => sent.current.get(fileId) ?? store.view(fileId),
    /** Changes what is noted of the pictures that have arrived. */
    edit,
    async remove(fileId: string) {
      await edit((all) => all.filter((picture) => picture.fileId !== fileId))
      say(words.removed)
    },
    /** What was last told to those who do not see the pictures come and go. */
    said,
    say,
  }
}

/** The slot that a picture lies in; one where there is only one. */
function kindOf(place: object): unknown {
  return (place as { kind?: unknown }).kind
}

function placed<Picture extends Uploaded>(
  pictures: readonly Picture[],
  { place, fileId, name, insteadOf }: Transfer<PlaceOf<Picture>> & { fileId: string },
): Picture[] {
  const picture = { ...place, fileId, name } as Picture
  if (!pictures.some((other) => other.fileId === insteadOf)) return [...pictures, picture]
  return pictures.map((other) => (other.fileId === insteadOf ? picture : other))
}
