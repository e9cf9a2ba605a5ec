import { languageNames } from '@portal/contract/language'
import { useCallback, useEffect, useRef, useState } from 'react'
import { reducedMotion } from '../core/reduced-motion'
import { useLanguage, useTexts } from '../core/texts'
import { Phrases } from '../ui/phrases'
import type { HomeData } from './home-data'
import * as styles from './promo.module.css'

type FilmFiles = NonNullable<HomeData['film']>

/** The agency's film; plays automatically once, when half of it is in view (H11). */
export function Promo({ film }: { film: HomeData['film'] }) {
  const { promo } = useTexts().home
  const language = useLanguage()
  if (!film) return null
  return (
    <section className={styles.section} aria-labelledby="film">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="film">
            <Phrases text={promo.title} />
          </h2>
          <p>{promo.text}</p>
        </div>
        <div className={styles.screen}>
          <SelfStartingFilm key={film.src} film={film} />
          <noscript>
            <Film film={film} poster={film.poster} />
          </noscript>
          <Transcript
            key={`${film.src} ${language}`}
            src={film.captions.find((one) => one.language === language)?.src}
          />
        </div>
      </div>
    </section>
  )
}

/** The captions of the film as text, fetched when opened. */
function Transcript({ src = '' }: { src: string | undefined }) {
  const { promo } = useTexts().home
  const [lines, setLines] = useState<string[]>([])
  const details = useRef<HTMLDetailsElement>(null)
  const read = useCallback(async () => {
    try {
      setLines(linesIn(await (await fetch(src)).text()))
    } catch (error) {
      console.info('no captions:', error)
    }
  }, [src])
  useEffect(() => {
    // It may have been opened before the scripts came.
    if (details.current?.open) void read()
  }, [read])
  return (
    <details ref={details} className={styles.transcript} onToggle={read}>
      <summary>{promo.transcript}</summary>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </details>
  )
}

/** The text lines of a WebVTT file, without header and timestamps. */
function linesIn(captions: string): string[] {
  return captions.split('\n').filter((line) => line && !/^WEBVTT|-->/.test(line))
}

/** Sets the poster shortly before the film scrolls into view, because otherwise it would be fetched with the page. */
function SelfStartingFilm({ film }: { film: FilmFiles }) {
  const element = useRef<HTMLVideoElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const video = element.current
    if (!video) return
    const stopAwaiting = onceSeen(video, { rootMargin: '400px' }, () => setNear(true))
    const stopWatching = reducedMotion().matches ? undefined : onceSeen(video, { threshold: 0.5 }, () => play(video))
    return () => {
      stopAwaiting()
      stopWatching?.()
    }
  }, [])
  return <Film ref={element} film={film} poster={isNear ? film.poster : undefined} className={styles.live} />
}

interface FilmProps {
  ref?: React.Ref<HTMLVideoElement>
  film: FilmFiles
  poster?: string
  className?: string
}

function Film({ film, ...rest }: FilmProps) {
  const { promo } = useTexts().home
  const language = useLanguage()
  return (
    <video
      {...rest}
      src={film.src}
      width={1280}
      height={720}
      aria-label={promo.label}
      muted
      playsInline
      controls
      preload="none"
    >
      {film.captions.map((captions) => (
        <track
          key={captions.language}
          kind="captions"
          src={captions.src}
          srcLang={captions.language}
          label={languageNames[captions.language]}
          default={captions.language === language}
        />
      ))}
    </video>
  )
}

function play(video: HTMLVideoElement) {
  video.muted = true
  video.play().catch((error) => console.info('the film did not start by itself:', error))
}

/** Calls `action` the first time that the element is in view, by the options. Returns a function to stop. */
function onceSeen(element: Element, options: IntersectionObserverInit, action: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting || entry.intersectionRatio < Number(options.threshold ?? 0)) return
    observer.disconnect()
    action()
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}
