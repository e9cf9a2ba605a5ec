import { Button } from '@mantine/core'
import { formatTime } from '@portal/contract/when'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../core/texts'
import { useActivitiesTexts } from '../locales/activities'
import { FilterTabs } from '../ui/list/filter-tabs'
import { TableFrame } from '../ui/list/list-table'
import { Mark } from '../ui/mark'
import paper from '../ui/paper.module.css'
import { Phone } from '../ui/phone'
import { PrintButton } from '../ui/print-button'
import styles from './activities.module.css'
import { matches } from './finding'
import type { DoorPerson, DoorState } from './use-door'

const filters = {
  all: () => true,
  expected: ({ checkedIn, status }) => !checkedIn && status === 'registered',
  here: ({ checkedIn }) => checkedIn,
  waiting: ({ status }) => status === 'waiting',
} satisfies Record<string, (person: DoorPerson) => boolean>
type Filter = keyof typeof filters
const names = Object.keys(filters) as Filter[]

interface ListProps {
  door: DoorState
  /** The activity has ended: participants who are still expected are no-shows. */
  isOver: boolean
  isOpen: boolean
}

/** The participants; filter and search are in the URL. */
export function ParticipantList({ door, isOver, isOpen }: ListProps) {
  const texts = useActivitiesTexts()
  const [params] = useSearchParams()
  const show = names.find((one) => one === params.get('show')) ?? 'all'
  const q = params.get('q') ?? ''
  const people = door.people.filter(filters[show]).filter((person) => matches(person, q))
  return (
    <>
      <div className={`${styles.bar} ${paper.never}`}>
        <FilterTabs
          label={texts.showNav}
          names={names}
          current={show}
          to={(one) => `?${new URLSearchParams({ show: one, ...(q && { q }) })}`}
          words={Object.fromEntries(
            names.map((one) => [
              one,
              `${one === 'expected' && isOver ? texts.noShows : texts.show[one]} ${door.people.filter(filters[one]).length}`,
            ]),
          )}
        />
        <PrintButton>{texts.print}</PrintButton>
      </div>
      <p role="status" className={`${styles.soft} ${paper.never}`}>
        {people.length > 0 ? texts.shown(people.length) : q ? texts.nobodyFound(q) : texts.nobody}
      </p>
      {people.length > 0 && <Table people={people} door={door} isOpen={isOpen} isOver={isOver} />}
    </>
  )
}

function Table({ people, door, isOpen, isOver }: ListProps & { people: readonly DoorPerson[] }) {
  const texts = useActivitiesTexts()
  return (
    <TableFrame
      target="[data-check-in]"
      labels={[texts.person, ...(isOpen ? [texts.checkIn] : []), texts.state, texts.code, texts.phone]}
    >
      {people.map((person) => (
        <tr key={person.id}>
          <th scope="row">{person.name}</th>
          {isOpen && (
            <td data-doing>
              <CheckIn person={person} door={door} />
            </td>
          )}
          <td>
            <State person={person} isOver={isOver} />
          </td>
          <td className={styles.code}>{person.checkInCode}</td>
          <td>{person.phone && <Phone number={person.phone} />}</td>
        </tr>
      ))}
    </TableFrame>
  )
}

function State({ person, isOver }: { person: DoorPerson; isOver: boolean }) {
  const texts = useActivitiesTexts()
  const language = useLanguage()
  const { checkedIn, checkedInAt, unsent, status } = person
  const at = checkedInAt ? ` ${formatTime(checkedInAt, language)}` : ''
  const word = status === 'waiting' ? texts.onList : isOver ? texts.noShows : texts.show.expected
  return (
    <>
      <span>{checkedIn ? `${texts.here}${at}` : word}</span>
      {unsent && <Mark>{texts.unsent}</Mark>}
    </>
  )
}

/** A second press takes the check-in back, so the button keeps the focus. */
function CheckIn({ person, door }: { person: DoorPerson; door: DoorState }) {
  const texts = useActivitiesTexts()
  const { name, checkedIn, status } = person
  const [label, of] = status === 'waiting' ? [texts.letIn, texts.letInOf] : [texts.checkIn, texts.checkInOf]
  return (
    <>
      <Button
        className={paper.never}
        data-check-in
        variant={checkedIn ? 'filled' : 'default'}
        aria-pressed={checkedIn}
        aria-label={checkedIn ? texts.hereOf(name) : of(name)}
        onClick={() => door.set(person, !checkedIn)}
      >
        {checkedIn ? `✓ ${texts.here}` : label}
      </Button>
      <span className={paper.only}>{checkedIn ? '✓' : <span className={paper.box} />}</span>
    </>
  )
}
