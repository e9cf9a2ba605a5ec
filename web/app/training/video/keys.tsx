import { useTrainingVideoTexts } from '../../locales/training-video'
import * as styles from './page.module.css'

/** The player's keys. Open where there is a mouse, and so a keyboard most likely. */
export function Keys() {
  const { keys: words } = useTrainingVideoTexts()
  const rows = [
    [words.play, words.space, 'K'],
    [words.seek, '←', '→'],
    [words.captions, 'C'],
    [words.full, 'F'],
    [words.mute, 'M'],
  ] as const
  return (
    <details className={styles.keys} open={matchMedia('(hover: hover)').matches}>
      <summary>{words.title}</summary>
      <p>{words.text}</p>
      <dl>
        {rows.map(([label, ...keys]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {keys.map((key, i) => (
                <span key={key}>
                  {i > 0 && <span>{` ${words.or} `}</span>}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
