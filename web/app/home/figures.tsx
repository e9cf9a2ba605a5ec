import type { Figures } from '@portal/contract/home/public'
import { useTexts } from '../core/texts'
import * as styles from './figures.module.css'

/** Four key figures about the agency (H09). */
export function FiguresBand({ figures }: { figures: Figures | null }) {
  const { figures: words } = useTexts().home
  if (!figures) return null
  return (
    <section className="wrap" aria-label={words.title}>
      <dl className={styles.figures}>
        <Figure value={inDigits(figures.regionCount)} label={words.regionCount} />
        <Figure value={`${inDigits(figures.satisfaction)}%`} label={words.satisfaction} />
        <Figure value={inDigits(figures.elderCount)} label={words.elderCount} />
        <Figure value={inDigits(figures.caregiverCount)} label={words.caregiverCount} />
      </dl>
    </section>
  )
}

/** A number with at most one decimal place, written alike in all three languages; without `Intl` (see contract/src/when.ts). */
function inDigits(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
