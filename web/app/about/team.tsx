import type { TeamMember } from '@portal/contract/about/public'
import { contentMeta } from '../content/content-meta'
import { PageHead } from '../content/page-head'
import { Button } from '../core/button'
import { inBrowser, onServer } from '../core/loading/page-data'
import { dial, useCompany } from '../core/use-company'
import { aboutTexts, useAboutTexts } from '../locales/about'
import { Notice } from '../ui/notice'
import { Pages, titleOfPage } from '../ui/pages'
import { Picture } from '../ui/picture'
import { EventCard } from './event-card'
import * as styles from './team.module.css'
import { load, type TeamData } from './team-data'

export const loader = onServer(load)
export const clientLoader = inBrowser(() => import('./team-data'))

export const meta = contentMeta<TeamData>((data, { language }) => {
  const { title, text } = aboutTexts(language).team
  const pageNum = data?.pageNum ?? 1
  return {
    title: titleOfPage(title, pageNum, language),
    description: text,
    query: pageNum > 1 ? `page=${pageNum}` : '',
  }
})

/** The team page: the people who work here and their events (R14, F10). */
export default function Team({ loaderData }: { loaderData: TeamData }) {
  const words = useAboutTexts().team
  return (
    <>
      <PageHead title={words.title} text={words.text} />
      <div className={`wrap ${styles.page}`}>
        <People people={loaderData.people} />
        <Events {...loaderData} />
      </div>
    </>
  )
}

function People({ people }: { people: TeamMember[] }) {
  const words = useAboutTexts().team
  const company = useCompany()
  if (people.length === 0)
    return (
      <Notice {...words.noPeople}>
        {company && (
          <a href={dial(company.phone)} translate="no">
            {company.phone}
          </a>
        )}
      </Notice>
    )
  return (
    <section aria-labelledby="people">
      <h2 id="people">{words.people}</h2>
      <ul className={styles.people}>
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
    </section>
  )
}

function Person({ person: { name, role, languages, bio, picture, alt } }: { person: TeamMember }) {
  const words = useAboutTexts().team
  return (
    <li className={styles.person}>
      <div className={styles.portrait}>
        <Picture path={picture} alt={alt} sizes="(max-width: 640px) 130px, (max-width: 1000px) 46vw, 320px" />
      </div>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className={styles.role}>{role}</p>
        <p className={styles.bio}>{bio}</p>
        {languages && (
          <dl className={styles.languages}>
            <dt>{words.speaks}</dt>
            <dd>{languages}</dd>
          </dl>
        )}
      </div>
    </li>
  )
}

function Events({ events, pageNum }: TeamData) {
  const words = useAboutTexts().team
  if (!events) return null
  const { records, total, pageSize } = events
  return (
    <section aria-labelledby="events">
      <h2 id="events">{words.events}</h2>
      <p className={styles.lead}>{total === 0 ? words.noEvents : words.eventsText}</p>
      {total > 0 && records.length === 0 && (
        <Notice {...words.pastEnd}>
          <Button to="/about/team">{words.pastEnd.first}</Button>
        </Notice>
      )}
      {records.length > 0 && (
        <Pages
          pageNum={pageNum}
          pageSize={pageSize}
          total={total}
          hrefOf={(number) => (number === 1 ? '/about/team' : `/about/team?page=${number}`)}
        >
          <div className={styles.events}>
            {records.map((event) => (
              <EventCard key={event.id} event={event} />
            ))}
          </div>
        </Pages>
      )}
    </section>
  )
}
