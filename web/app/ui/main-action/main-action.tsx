import { scrollBehavior } from '../../core/reduced-motion'
import { useMainAction } from './use-main-action'

/**
 * The page's main action at the lower edge, while its own button is out of view (docs/decisions/0078). For touch and mouse only: keyboards
 * and screen readers use the button itself.
 */
export function MainAction({ className }: { className: string }) {
  const action = useMainAction()
  if (!action) return null
  return (
    <div className={className} aria-hidden="true">
      <button
        type="button"
        tabIndex={-1}
        // Keep the focus where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => press(action.button)}
      >
        {action.label}
      </button>
    </div>
  )
}

/** Presses the page's button, or scrolls to it if the user should see its surroundings first. */
function press(button: HTMLElement) {
  if (button.dataset.mainAction !== 'show') return button.click()
  button.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
  button.focus({ preventScroll: true })
}
