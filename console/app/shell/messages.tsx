import { Notifications } from '@mantine/notifications'
import { useSession } from '../core/session'

/** Messages name people, so a locked screen shows none; they are there after unlocking. */
export function Messages() {
  const session = useSession()
  return session?.token !== null && <Notifications position="bottom-right" limit={4} />
}
