import type { TeamEvent } from '@portal/contract/about/public'
import { BackLink } from '../content/back-link'
import { contentMeta } from '../content/content-meta'
import { Day } from '../content/day'
import { Button } from '../core/button'
import { Icon } from '../core/icon'
import { inBrowser, onServer } from '../core/loading/page-data'
import { aboutTexts, useAboutTexts } from '../locales/about'
import { Notice } from '../ui/notice'
import { Phrases } from '../ui/phrases'
import { RichText } from '../ui/rich-text'
import * as styles from './event.module.css'
import { load } from './event-data'
import { Gallery } from './gallery'

export const loader = onServer(load)
export const clientLoader = inBrowser(() => import('./event-data'))

export const meta = contentMeta<TeamEvent | null>((event, { language }) => {
  const { missing } = aboutTexts(language).event
  if (!event) return { title: missing.title, description: missing.text }
  return { title: event.title, description: event.summary, picture: event.picture }
})

/** The page of one team event (R15, F10). */
export default function EventPage({ loaderData }: { loaderData: TeamEvent | null }) {
  const words = useAboutTexts().event
  return (
    <div className={`wrap ${styles.page}`}>
      {loaderData ? (
        <>
          <BackLink to="/about/team" label={words.back} />
          <EventContent event={loaderData} />
        </>
      ) : (
        <Notice {...words.missing} level={1}>
          <Button to="/about/team">{words.back}</Button>
        </Notice>
      )}
    </div>
  )
}

function EventContent({ event: { title, date, place, summary, body, pictures } }: { event: TeamEvent }) {
  const words = useAboutTexts().event
  return (
    <article className={styles.event}>
      <h1>
        <Phrases text={title} />
      </h1>
      <p className={styles.facts}>
        <span>
          <Icon name="clock" />
          <Day day={date} />
        </span>
        <span>
          <Icon name="pin" />
          <span className="visually-hidden">{words.place}</span> <span>{place}</span>
        </span>
      </p>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.columns}>
        <RichText html={body} />
        {pictures.length > 0 && <Gallery pictures={pictures} />}
      </div>
    </article>
  )
}
