import { lazy, Suspense } from 'react'
import { useToken } from '../use-session'

// Only those who are logged in need it. Without it the session still ends on the server.
const IdleWarning = lazy(() => import('../../shell/idle-warning').catch(() => ({ default: () => null })))

/** Watches the idle time of a session, and warns before it ends (design section 5). */
export function IdleWatch() {
  const token = useToken()
  if (!token) return null
  return (
    <Suspense fallback={null}>
      <IdleWarning key={token} />
    </Suspense>
  )
}
