import { Notifications } from '@mantine/notifications'
import { useSession } from '../core/session'

/** The notifications. They contain people's names, so they are hidden while the screen is locked. */
export function Messages() {
  const session = useSession()
  return session?.token !== null && <Notifications position="bottom-right" limit={4} />
}
