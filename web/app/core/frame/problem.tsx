import { Component, type ReactNode, useEffect } from 'react'
import { Button } from '../button'
import { Icon } from '../icon'
import { useTexts } from '../texts'
import { toast } from '../toasts'
import { dial, useCompany } from '../use-company'
import { Frame } from './frame'
import styles from './problem.module.css'
import { forgetPage } from './use-new-page'

/** What stands in place of a page that broke or could not be fetched. It comes with every page, since it could not be fetched then. */
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
  useEffect(() => {
    forgetPage()
    return forgetPage
  }, [])
  return (
    <div className={`wrap ${styles.problem}`}>
      <title>{problem.title}</title>
      <h1>{problem.title}</h1>
      <p>{problem.text}</p>
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

/** Loads the document anew, once the portal can be reached: until then the browser would show a page of its own, without a phone number. */
async function reload() {
  await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  location.reload()
}

/** The frame, unless it is what broke. */
class FrameIfWhole extends Component<{ children: ReactNode }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    const { children } = this.props
    return this.state.broken ? <main>{children}</main> : <Frame>{children}</Frame>
  }
}
