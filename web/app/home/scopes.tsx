import type { ServiceScope } from '@portal/contract/home/public'
import { useTexts } from '../core/texts'
import { acrossUpTo, Picture } from '../ui/picture'
import * as styles from './scopes.module.css'
import { SectionHead } from './section-head'

const panels = 3

/** The agency's services: three panels that expand on hover or focus, and a short list of the others (H10). */
export function Scopes({ scopes }: { scopes: ServiceScope[] }) {
  const { scopes: words } = useTexts().home
  if (scopes.length === 0) return null
  const named = scopes.map((scope, i) => ({
    ...scope,
    id: `scope-${i + 1}`,
    title: scope.title || words.untitled,
    content: scope.content || words.undescribed,
  }))
  return (
    <section className={styles.section} aria-labelledby="scopes">
      <div className="wrap">
        <SectionHead id="scopes" title={words.title} text={words.text} more={{ to: '/services', label: words.more }} />
        <div className={styles.showcase}>
          {named.slice(0, panels).map((scope) => (
            <Panel key={scope.id} scope={scope} />
          ))}
        </div>
        <div className={styles.others}>
          {named.slice(panels).map((scope) => (
            <article key={scope.id}>
              {scope.picture && <Picture path={scope.picture} alt={scope.alt} sizes={acrossUpTo('760px', '430px')} />}
              <div className={styles.words}>
                <h3>{scope.title}</h3>
                <p>{scope.content}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}

/**
 * A panel that expands by CSS alone, so that it works from the first paint. Screen readers always have the text; the
 * panel is focusable for sighted keyboard users.
 */
function Panel({ scope }: { scope: ServiceScope & { id: string } }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus opens the panel, as the pointer does
    <article className={styles.panel} tabIndex={0} aria-labelledby={scope.id}>
      {scope.picture && (
        <Picture path={scope.picture} alt={scope.alt} sizes={acrossUpTo('760px', '(max-width: 1440px) 45vw, 640px')} />
      )}
      <div className={styles.words}>
        <h3 id={scope.id}>{scope.title}</h3>
        <div className={styles.drawer}>
          <p>{scope.content}</p>
        </div>
      </div>
    </article>
  )
}
