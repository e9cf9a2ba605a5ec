import styles from './content.module.css'

interface SwitchProps<Name extends string> {
  label: string
  names: readonly Name[]
  words: Readonly<Record<Name, string>>
  isOn: (name: Name) => boolean
  onChoose: (name: Name) => void
}

/** Buttons of which one is pressed. */
export function Switch<Name extends string>({ label, names, words, isOn, onChoose }: SwitchProps<Name>) {
  return (
    <fieldset aria-label={label} className={styles.switch}>
      {names.map((name) => (
        <button key={name} type="button" aria-pressed={isOn(name)} onClick={() => onChoose(name)}>
          {words[name]}
        </button>
      ))}
    </fieldset>
  )
}
