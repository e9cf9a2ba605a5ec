import { useShellTexts } from '../../locales/shell'
import styles from './form.module.css'

/** The label of a field that may stay empty. */
export function Optional({ label }: { label: string }) {
  const { optional } = useShellTexts()
  return (
    <>
      <span>{label}</span>
      <span className={styles.optional}>{optional}</span>
    </>
  )
}
