import type { Figures } from '@portal/contract/home/public'
import { useTexts } from '../core/texts'
import styles from './figures.module.css'

/** All three languages use the same number format. */
const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** Four key figures about the agency (H09). */
export function FiguresBand({ figures }: { figures: Figures | null }) {
  const { figures: words } = useTexts().home
  if (!figures) return null
  return (
    <section className="wrap" aria-label={words.title}>
      <dl className={styles.figures}>
        <Figure value={format.format(figures.regionCount)} label={words.regionCount} />
        <Figure value={words.percent(format.format(figures.satisfaction))} label={words.satisfaction} />
        <Figure value={format.format(figures.elderCount)} label={words.elderCount} />
        <Figure value={format.format(figures.caregiverCount)} label={words.caregiverCount} />
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
