import type { Banner } from '@portal/contract/home/public'
import { Icon } from '../core/icon'
import { useHydrated } from '../core/loading/hydrated'
import { useTexts } from '../core/texts'
import { useCompany } from '../core/use-company'
import { Phrases } from '../ui/phrases'
import { Picture } from '../ui/picture'
import * as styles from './banner.module.css'
import { useRotation } from './use-rotation'

/** The banner carousel (H01); if there are no banners, it shows the agency's own text. */
export function BannerCarousel({ banners }: { banners: Banner[] }) {
  const { banner: words } = useTexts().home
  const title = useTitle()
  const rotation = useRotation(banners.length)
  const { index, turning, hold } = rotation
  const hydrated = useHydrated()
  if (banners.length === 0) return <PlainBanner />
  return (
    <section
      className={styles.banner}
      aria-roledescription={words.carousel}
      aria-label={words.label}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hold(true)}
      onPointerLeave={(event) => hold(event.currentTarget.contains(document.activeElement))}
      onFocus={() => hold(true)}
      onBlur={(event) => hold(event.currentTarget.matches(':hover'))}
    >
      <h1 className="visually-hidden">{title}</h1>
      <div className={styles.slides} aria-live={turning ? 'off' : 'polite'}>
        {banners.map((banner, i) => (
          <Slide
            key={banner.pcImageFileId}
            banner={banner}
            number={i + 1}
            count={banners.length}
            state={i === index ? 'on' : hydrated && i === (index + 1) % banners.length ? 'next' : 'off'}
          />
        ))}
      </div>
      {banners.length > 1 && <Controls banners={banners} rotation={rotation} />}
    </section>
  )
}

interface SlideProps {
  banner: Banner
  number: number
  count: number
  /** `next` prefetches the picture. */
  state: 'on' | 'next' | 'off'
}

function Slide({ banner, number, count, state }: SlideProps) {
  const { banner: words } = useTexts().home
  // Browsers may fetch a picture before the styles hide it: until slides can turn, only the first one is in the document.
  const hydrated = useHydrated()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, as the ARIA carousel pattern names it, and no form
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={words.slide}
      aria-label={words.position(number, count)}
      data-state={state}
    >
      {(hydrated || number === 1) && (
        <Picture
          path={banner.pcImageFileId}
          alt={banner.alt}
          sizes="(max-width: 480px) and (min-resolution: 2.5dppx) 320px, (max-width: 420px) 540px, (max-width: 900px) 864px, 100vw"
          first={number === 1}
        />
      )}
      <div className={`wrap ${styles.words}`}>
        <p className={styles.title}>
          <Phrases text={banner.title} />
        </p>
        <p className={styles.text}>
          <Phrases text={banner.text} />
        </p>
      </div>
    </div>
  )
}

interface ControlsProps {
  banners: Banner[]
  rotation: ReturnType<typeof useRotation>
}

function Controls({ banners, rotation }: ControlsProps) {
  const { banner: words } = useTexts().home
  const { index, wanted, step, show, toggle } = rotation
  return (
    <div className={`wrap ${styles.controls}`}>
      <button type="button" onClick={toggle} aria-label={wanted ? words.pause : words.play}>
        <Icon name={wanted ? 'pause' : 'play'} />
      </button>
      <button type="button" onClick={() => step(-1)} aria-label={words.previous}>
        <Icon name="left" />
      </button>
      <button type="button" onClick={() => step(1)} aria-label={words.next}>
        <Icon name="right" />
      </button>
      <fieldset className={styles.dots}>
        <legend className="visually-hidden">{words.choose}</legend>
        {banners.map((banner, i) => (
          <button
            key={banner.pcImageFileId}
            type="button"
            onClick={() => show(i)}
            aria-label={words.show(i + 1, banner.title)}
            aria-current={i === index || undefined}
          />
        ))}
      </fieldset>
    </div>
  )
}

function PlainBanner() {
  const { home } = useTexts()
  const company = useCompany()
  const title = useTitle()
  return (
    <section className={styles.plain}>
      <div className={`wrap ${styles.words}`}>
        <h1 className={styles.title}>
          <Phrases text={title} />
        </h1>
        <p className={styles.text}>{company?.description || home.scopes.text}</p>
      </div>
    </section>
  )
}

/** The page title, which stays the same while the slides change. */
function useTitle(): string {
  const { home } = useTexts()
  return useCompany()?.tagline || home.defaultTitle
}
