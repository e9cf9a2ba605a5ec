import { Button } from '@mantine/core'
import { type StaffVisit, type Attendance as State, setAttendance } from '@portal/contract/care/visits/staff'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useSave } from '../../core/saving/use-save'
import { useVisitsTexts } from '../../locales/visits'
import paper from '../../ui/paper.module.css'
import styles from './visits.module.css'

/** Records attendance: arrived or no-show. Pressing the same button again clears it. */
export function Attendance({ visit }: { visit: StaffVisit }) {
  const texts = useVisitsTexts()
  const client = useQueryClient()
  const noting = useSave({
    isTold: true,
    queryKey: ['visits'],
    change: (attendance: State) => api(setAttendance, { id: visit.id, version: visit.version, attendance }),
    onSaved: (noted) => {
      client.setQueriesData<StaffVisit[]>({ queryKey: ['visits'] }, (visits) =>
        visits?.map((one) => (one.id === noted.id ? noted : one)),
      )
      tellDone(texts.noted[noted.attendance](noted.applicant))
    },
  })
  return (
    <>
      <span className={`${styles.buttons} ${paper.never}`}>
        {(['arrived', 'no_show'] as const).map((state) => {
          const isOn = visit.attendance === state
          return (
            <Button
              key={state}
              size="compact-md"
              color={state === 'no_show' ? 'terracotta' : 'pine'}
              variant={isOn ? 'filled' : 'default'}
              aria-label={texts.of(texts[state], visit.applicant)}
              aria-pressed={isOn}
              onClick={() => noting.mutate(isOn ? 'open' : state)}
            >
              {isOn && <span>{'✓ '}</span>}
              <span>{texts[state]}</span>
            </Button>
          )
        })}
      </span>
      <span className={paper.only}>
        {visit.attendance === 'open' ? <span className={paper.box} /> : texts[visit.attendance]}
      </span>
    </>
  )
}
