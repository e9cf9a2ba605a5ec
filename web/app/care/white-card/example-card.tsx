import { useWhiteCardTexts } from '../../locales/white-card'
import * as styles from './white-card.module.css'

/** Shows where to find the number on a white card. */
export function ExampleCard() {
  const { example } = useWhiteCardTexts()
  return (
    <section className={styles.example} aria-labelledby="example">
      <div>
        <h2 id="example">{example.title}</h2>
        <p>{example.text}</p>
      </div>
      <Drawing label={example.alt} />
    </section>
  )
}

/** The real card is in English only; the label is in the interface language. */
function Drawing({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 400 252" className={styles.drawing} role="img" aria-label={label}>
      {/* In SVG, translators heed the class only. */}
      <g lang="en" className="notranslate">
        <rect x="1" y="1" width="398" height="250" rx="18" className={styles.paper} />
        <path d="M1 19a18 18 0 0 1 18-18h362a18 18 0 0 1 18 18v41H1z" className={styles.band} />
        <text x="20" y="28" className={styles.state}>
          NEW YORK STATE
        </text>
        <text x="20" y="48" className={styles.small}>
          BENEFIT IDENTIFICATION CARD
        </text>
        <text x="20" y="92" className={styles.plain}>
          ID NUMBER
        </text>
        <rect x="14" y="100" width="196" height="42" rx="8" className={styles.mark} />
        <text x="24" y="130" className={styles.number}>
          XX00000X
        </text>
        <text x="20" y="172" className={styles.plain}>
          F 01/01/1948
        </text>
        <text x="20" y="204" className={styles.name}>
          CHEN
        </text>
        <text x="20" y="228" className={styles.name}>
          MEI
        </text>
        <path d="M300 118h-66m0 0 14-11m-14 11 14 11" className={styles.arrow} />
        <circle cx="340" cy="118" r="30" className={styles.medal} />
        <path d="m326 119 10 10 18-21" className={styles.tick} />
      </g>
    </svg>
  )
}
