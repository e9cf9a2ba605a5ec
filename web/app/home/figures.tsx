import type { Figures } from '@portal/contract/home'
import { useLanguage, useTexts } from '../lib/texts'
import styles from './figures.module.css'

/** The agency in four numbers (H09). */
export function FiguresBand({ figures }: { figures: Figures | null }) {
  const { figures: words } = useTexts().home
  const language = useLanguage()
  if (!figures) return null
  const count = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 })
  return (
    <section className="wrap" aria-label={words.title}>
      <dl className={styles.figures}>
        <Figure value={count(figures.regionCount)} label={words.regionCount} />
        <Figure value={words.percent(count(figures.satisfaction))} label={words.satisfaction} />
        <Figure value={count(figures.elderCount)} label={words.elderCount} />
        <Figure value={count(figures.caregiverCount)} label={words.caregiverCount} />
      </dl>
    </section>
  )
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
