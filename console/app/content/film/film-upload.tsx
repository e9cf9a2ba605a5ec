import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useFilmTexts } from '../../locales/film'
import shared from '../content.module.css'
import styles from './film.module.css'
import { type FilmUpload, useFilmUpload } from './use-film-upload'

interface FilmUploadProps {
  /** Takes a film that has arrived. */
  onFilm: (film: string) => Promise<unknown>
}

/** Uploads a film of this device. */
export function FilmUploadField({ onFilm }: FilmUploadProps) {
  const texts = useFilmTexts()
  const input = useRef<HTMLInputElement>(null)
  const { upload, start, cancel } = useFilmUpload(onFilm)
  const isRunning = upload !== undefined && upload.step !== 'failed'
  return (
    <div className={styles.upload}>
      <input
        ref={input}
        type="file"
        accept=".mp4,video/mp4"
        aria-label={texts.choose}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) start(file)
        }}
      />
      {isRunning ? (
        <Running upload={upload} onCancel={cancel} />
      ) : (
        <div className={shared.buttons}>
          <Button variant="default" onClick={() => input.current?.click()}>
            {texts.choose}
          </Button>
          {upload?.step === 'failed' && !upload.isRefused && (
            <Button variant="subtle" onClick={() => start(upload.file)}>
              {texts.tryAgain}
            </Button>
          )}
        </div>
      )}
      {upload?.step === 'failed' ? (
        <p role="alert" className={shared.error}>
          <bdi translate="no">{upload.file.name}</bdi>
          <span>{texts.failed(upload.message)}</span>
        </p>
      ) : (
        <p className={shared.small}>{isRunning ? texts.stay : texts.hint}</p>
      )}
    </div>
  )
}

function Running({ upload, onCancel }: { upload: FilmUpload; onCancel: () => void }) {
  const texts = useFilmTexts()
  const { name } = upload.file
  const fraction = 'fraction' in upload ? upload.fraction : undefined
  return (
    <>
      <p className={styles.name}>
        <bdi translate="no">{name}</bdi>
      </p>
      <div className={shared.buttons}>
        <progress className={styles.bar} max={1} value={fraction} aria-label={texts.sending(name)} />
        {fraction !== undefined && <span>{texts.percent(Math.floor(fraction * 100))}</span>}
        <Button variant="subtle" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
      <p role="status" className={shared.small}>
        {upload.step === 'waiting' && <span>{texts.waiting[upload.why]}</span>}
        {upload.step === 'making' && <span>{texts.making}</span>}
      </p>
    </>
  )
}
