import { useLanguage } from '../core/texts'
import { needsScriptText } from '../locales/needs-script'

/** Tells those whose browser runs no scripts why nothing works here. React leaves it as the server wrote it. */
export function NeedsScript({ className }: { className?: string | undefined }) {
  const language = useLanguage()
  return (
    <noscript>
      <p className={className}>{needsScriptText(language)}</p>
    </noscript>
  )
}
