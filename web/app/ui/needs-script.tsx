import { useLanguage } from '../core/texts'
import { needsScriptText } from '../locales/needs-script'

/** Explains, when JavaScript is off, why nothing works here. React keeps the server's markup. */
export function NeedsScript({ className }: { className?: string | undefined }) {
  const language = useLanguage()
  return (
    <noscript>
      <p className={className}>{needsScriptText(language)}</p>
    </noscript>
  )
}
