import { lazy, Suspense } from 'react'
import { useToken } from '../use-session'

// Needed only by logged-in users. If it fails to load, the session still ends on the server.
const IdleWarning = lazy(() => import('../../shell/idle-warning').catch(() => ({ default: () => null })))

/** Warns before the session ends because the user is idle (design section 5). */
export function IdleWatch() {
  const token = useToken()
  if (!token) return null
  return (
    <Suspense fallback={null}>
      <IdleWarning key={token} />
    </Suspense>
  )
}
