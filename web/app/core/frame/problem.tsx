import { Component, type ReactNode, useEffect, useState } from 'react'
import { Button } from '../button'
import { Icon } from '../icon'
import { reload } from '../loading/reload'
import { useSite } from '../site'
import { useTexts } from '../texts'
import { dial, useCompany } from '../use-company'
import { Frame } from './frame'
import * as styles from './problem.module.css'
import { tellOfProblem } from './site-frame'
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
  const { problem } = useTexts().shell
  const company = useCompany()
  const site = useSite()
  const { title, text } = useDisconnected() ? problem.disconnected : problem
  useEffect(() => {
    forgetPage()
    return forgetPage
  }, [])
  useEffect(() => tellOfProblem(site), [site])
  return (
    <div className={`wrap ${styles.problem}`}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.ways}>
        <Button size="large" onClick={reload}>
          {problem.retry}
        </Button>
        <Button size="large" kind="secondary" to="/">
          {problem.home}
        </Button>
      </div>
      {company && (
        <a href={dial(company.phone)} className={styles.phone}>
          <Icon name="phone" />
          <span translate="no">{company.phone}</span>
        </a>
      )}
    </div>
  )
}

/** Whether the page failed because there is no network; reloads it once the network is back. */
function useDisconnected(): boolean {
  const [isDisconnected] = useState(() => navigator.onLine === false)
  useEffect(() => {
    if (!isDisconnected) return
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isDisconnected])
  return isDisconnected
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
