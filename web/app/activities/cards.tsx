import type { ActivityCard as Activity } from '@portal/contract/activities/public'
import { ActivityCard } from './activity-card'
import styles from './cards.module.css'

interface CardsProps {
  activities: readonly Activity[]
  /** Narrower, so that four stand beside each other. */
  narrow?: boolean
}

/** Activities beside each other. */
export function Cards({ activities, narrow = false }: CardsProps) {
  return (
    <div className={styles.cards} data-narrow={narrow || undefined}>
      {activities.map((activity) => (
        <ActivityCard key={activity.id} activity={activity} />
      ))}
    </div>
  )
}
