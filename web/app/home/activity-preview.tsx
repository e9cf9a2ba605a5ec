import type { ActivityCard as Activity } from '@portal/contract/activities/public'
import { ActivityCard } from '../activities/activity-card'
import { useTexts } from '../core/texts'
import * as styles from './activity-preview.module.css'
import { SectionHead } from './section-head'
import { useCityFilter } from './use-city-filter'

interface ActivityPreviewProps {
  /** The first activities across all cities; null when they could not be loaded. */
  activities: Activity[] | null
  cities: string[]
}

/** The next three activities, in all cities or in one (H12); renders nothing when they could not be loaded (H15). */
export function ActivityPreview({ activities, cities }: ActivityPreviewProps) {
  return activities && <Preview activities={activities} cities={cities} />
}

function Preview({ activities: ofAllCities, cities }: { activities: Activity[]; cities: string[] }) {
  const { activities: words } = useTexts().home
  const { city, activities, state, choose } = useCityFilter(ofAllCities)
  if (ofAllCities.length === 0 && cities.length === 0) return null
  const more = { to: '/community/activity/list', label: words.more }
  const problem = state === 'failed' ? words.failed : words.empty
  return (
    <section className={styles.section} aria-labelledby="activities">
      <div className="wrap">
        <SectionHead id="activities" title={words.title} text={words.text} more={more} />
        {cities.length > 0 && <CityFilter cities={cities} chosen={city} onChoose={choose} />}
        <div className={styles.cards} aria-busy={state === 'loading'}>
          {activities.map((activity) => (
            <ActivityCard key={activity.id} activity={activity} />
          ))}
          {activities.length === 0 && <p className={styles.none}>{problem}</p>}
        </div>
        <p role="status" className="visually-hidden">
          {city && state !== 'loading' && (activities.length > 0 ? words.shown(activities.length) : problem)}
        </p>
      </div>
    </section>
  )
}

interface CityFilterProps {
  cities: string[]
  chosen: string
  onChoose: (city: string) => void
}

function CityFilter({ cities, chosen, onChoose }: CityFilterProps) {
  const { activities: words } = useTexts().home
  return (
    <fieldset className={`${styles.pills} ${styles.filter}`}>
      <legend className="visually-hidden">{words.filter}</legend>
      {['', ...cities].map((city) => (
        <button key={city} type="button" aria-pressed={city === chosen} onClick={() => onChoose(city)}>
          {city || words.all}
        </button>
      ))}
    </fieldset>
  )
}
