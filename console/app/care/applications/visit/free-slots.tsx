import { Button, NativeSelect } from '@mantine/core'
import { getFreeSlots } from '@portal/contract/care/visits/staff'
import { getOffices } from '@portal/contract/company/public'
import type { OutputOf } from '@portal/contract/endpoint'
import { formatDate, formatTime } from '@portal/contract/when'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../core/api'
import { useShown } from '../../../core/shown'
import { useLanguage } from '../../../core/texts'
import { useApplicationsTexts } from '../../../locales/applications'
import { Loaded } from '../../../ui/loaded'
import styles from '../application.module.css'

export interface ChosenSlot {
  companyAddressId: number
  reserveDate: string
  reserveTime: string
}

interface FreeSlotsProps {
  /** Id of the office; undefined after the visit was cancelled. */
  office: number | undefined
  chosen: ChosenSlot | undefined
  onChoose: (slot: ChosenSlot) => void
}

/** The next free slots of an office, as a selection. */
export function FreeSlots({ office, chosen, onChoose }: FreeSlotsProps) {
  const language = useLanguage()
  const offices = useQuery({
    queryKey: ['offices', language],
    queryFn: ({ signal }) => api(getOffices, {}, { signal }),
  })
  return (
    <Loaded query={offices}>
      {(list) => (
        <SlotsOf offices={list} first={office ?? list[0]?.companyAddressId ?? 0} chosen={chosen} onChoose={onChoose} />
      )}
    </Loaded>
  )
}

interface SlotsOfProps extends Omit<FreeSlotsProps, 'office'> {
  offices: OutputOf<typeof getOffices>
  first: number
}

function SlotsOf({ offices, first, chosen, onChoose }: SlotsOfProps) {
  const { visit: texts } = useApplicationsTexts()
  const [companyAddressId, setOffice] = useShown('office', first)
  const [from, setFrom] = useShown<string | undefined>('from', undefined)
  const query = useQuery({
    queryKey: ['free-slots', companyAddressId, from],
    queryFn: ({ signal }) => api(getFreeSlots, { companyAddressId, ...(from && { from }) }, { signal }),
    staleTime: 0,
  })
  return (
    <>
      <NativeSelect
        label={texts.where}
        size="md"
        value={companyAddressId}
        onChange={(event) => {
          setOffice(Number(event.currentTarget.value))
          setFrom(undefined)
        }}
        data={offices.map((one) => ({ value: String(one.companyAddressId), label: one.companyName }))}
      />
      <Loaded query={query}>
        {({ days, later }) => (
          <div className={styles.form}>
            <strong>{texts.free}</strong>
            {days.length === 0 && <p>{texts.noneFree}</p>}
            <div className={styles.days}>
              {days.map(({ date, slots }) => (
                <Day
                  key={date}
                  date={date}
                  slots={slots}
                  chosen={chosen?.companyAddressId === companyAddressId ? chosen : undefined}
                  onChoose={(time) => onChoose({ companyAddressId, reserveDate: date, reserveTime: time })}
                />
              ))}
            </div>
            <div className={styles.buttons}>
              {from && (
                <Button variant="subtle" onClick={() => setFrom(undefined)}>
                  {texts.first}
                </Button>
              )}
              {later && (
                <Button variant="subtle" onClick={() => setFrom(later)}>
                  {texts.later}
                </Button>
              )}
            </div>
          </div>
        )}
      </Loaded>
    </>
  )
}

interface DayProps {
  date: string
  slots: OutputOf<typeof getFreeSlots>['days'][number]['slots']
  chosen: ChosenSlot | undefined
  onChoose: (time: string) => void
}

function Day({ date, slots, chosen, onChoose }: DayProps) {
  const language = useLanguage()
  return (
    <fieldset className={styles.day}>
      <legend>{formatDate(date, language)}</legend>
      {slots.map(({ time }) => (
        <button
          key={time}
          type="button"
          className={styles.slot}
          aria-pressed={chosen?.reserveDate === date && chosen.reserveTime === time}
          onClick={() => onChoose(time)}
        >
          {formatTime(`${date} ${time}`, language)}
        </button>
      ))}
    </fieldset>
  )
}
