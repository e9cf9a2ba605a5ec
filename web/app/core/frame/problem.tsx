import { Component, type ReactNode, useEffect, useState } from 'react'
import { Button } from '../button'
import { Icon } from '../icon'
import { useTexts } from '../texts'
import { toast } from '../toasts'
import { dial, useCompany } from '../use-company'
import { Frame } from './frame'
import styles from './problem.module.css'
import { forgetPage } from './use-new-page'

/**
 * The error page, shown when a page failed to render or load. It is bundled with every page, because it could not be
 * fetched after a network failure.
 */
export function ProblemPage({ error }: { error: unknown }) {
  console.info('page failed:', error instanceof Error ? error.message : error)
  return (
    <FrameIfWhole>
      <Problem />
    </FrameIfWhole>
  )
}

function Problem() {
  const {
    shell: { problem },
    errors,
  } = useTexts()
  const company = useCompany()
  const { title, text } = useDisconnected() ? problem.disconnected : problem
  useEffect(() => {
    forgetPage()
    return forgetPage
  }, [])
  return (
    <div className={`wrap ${styles.problem}`}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.ways}>
        <Button size="large" onClick={() => reload().catch(() => toast(errors.network, 'error'))}>
          {problem.retry}
        </Button>
        <Button size="large" kind="secondary" to="/">
          {problem.home}
        </Button>
      </div>
      {company && (
        <a href={dial(company.phone)} className={styles.phone}>
          <Icon name="phone" />
          {company.phone}
        </a>
      )}
    </div>
  )
}

/** Whether the page failed without a network; loads it anew once there is one. */
function useDisconnected(): boolean {
  const [isDisconnected] = useState(() => navigator.onLine === false)
  useEffect(() => {
    if (!isDisconnected) return
    const loadAnew = () => void reload().catch(() => {})
    addEventListener('online', loadAnew)
    return () => removeEventListener('online', loadAnew)
  }, [isDisconnected])
  return isDisconnected
}

/**
 * Reloads the document, but only if the portal is reachable: otherwise the browser would show its own error page,
 * without our phone number.
 */
async function reload() {
  await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  location.reload()
}

/** Renders the frame, unless the frame itself is broken. */
class FrameIfWhole extends Component<{ children: ReactNode }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    const { children } = this.props
    return this.state.broken ? <main>{children}</main> : <Frame>{children}</Frame>
  }
}
