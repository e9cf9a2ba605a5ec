import { Loader } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useApplicationsTexts } from '../../../locales/applications'
import { useShellTexts } from '../../../locales/shell'
import { usePrivatePicture } from '../../../ui/use-private-picture'
import styles from './document-viewer.module.css'

interface DocumentPictureProps {
  fileId: string
  /** 1 shows the whole picture. */
  zoom: number
  /** Quarter turns clockwise. */
  turns: number
}

/** A document in a scrolling frame. The size is computed because overflow ignores CSS rotation. */
export function DocumentPicture({ fileId, zoom, turns }: DocumentPictureProps) {
  const { documents: texts } = useApplicationsTexts()
  const { loading } = useShellTexts()
  const { address, failed } = usePrivatePicture(fileId, 'full')
  const [natural, setNatural] = useState({ width: 1, height: 1 })
  const frame = useRef<HTMLElement>(null)
  const room = useSize(frame)
  const isSideways = turns % 2 === 1
  const [width, height] = isSideways ? [natural.height, natural.width] : [natural.width, natural.height]
  const scale = Math.min(room.width / width, room.height / height) * zoom
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged paper is moved by the arrow keys
    <section ref={frame} className={styles.frame} aria-label={texts.picture} tabIndex={0}>
      {failed && <p role="alert">{texts.failed}</p>}
      {!failed && !address && <Loader role="status" aria-label={loading} />}
      {address && (
        <div className={styles.sheet} style={{ width: width * scale, height: height * scale }}>
          <img
            src={address}
            alt=""
            onLoad={({ currentTarget }) =>
              setNatural({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
            style={{
              width: natural.width * scale,
              height: natural.height * scale,
              transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
            }}
          />
        </div>
      )}
    </section>
  )
}

/** Tracks the content size of an element. */
function useSize(element: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 1, height: 1 })
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(([entry]) => {
      // One pixel less on each side, so that a picture that fits gets no scroll bars.
      if (entry) setSize({ width: entry.contentRect.width - 2, height: entry.contentRect.height - 2 })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}
