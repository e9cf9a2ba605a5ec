import { Button, TextInput } from '@mantine/core'
import { useVisitsTexts } from '../../locales/visits'
import { Alert } from '../../ui/alert'
import type { FormState } from '../../ui/form/use-form'
import { type Entered, ruleNames, type Span, weekdays } from './hours'
import styles from './office.module.css'

type FieldsProps = { form: FormState<Entered> }

/** The opening hours of each weekday; a weekday without hours is closed. */
export function HoursFields({ form }: FieldsProps) {
  const texts = useVisitsTexts()
  const { hours } = form.values
  const setHours = (next: readonly Span[]) => form.set('hours', next)
  const overlap = form.errorAt('hours')
  return (
    <>
      {weekdays.map((weekday) => {
        const name = texts.weekdays[weekday] ?? ''
        return (
          <fieldset key={weekday} className={styles.weekday}>
            <legend>{name}</legend>
            <div className={styles.spans}>
              {!hours.some((span) => span.weekday === weekday) && <span>{texts.closed}</span>}
              {hours.map((span, index) =>
                span.weekday === weekday ? (
                  <SpanFields
                    // biome-ignore lint/suspicious/noArrayIndexKey: a span has nothing else that stays while it is typed
                    key={index}
                    span={span}
                    day={name}
                    errorAt={(field) => form.errorAt(`hours.${index}.${field}`)}
                    onChange={(changed) => setHours(hours.map((one, i) => (i === index ? changed : one)))}
                    onRemove={() => setHours(hours.filter((_, i) => i !== index))}
                  />
                ) : null,
              )}
            </div>
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={texts.addHoursOf(name)}
              onClick={() => setHours([...hours, { weekday, opens: '09:00', closes: '17:00' }])}
            >
              {texts.addHours}
            </Button>
          </fieldset>
        )
      })}
      {overlap && <Alert>{overlap}</Alert>}
    </>
  )
}

interface SpanFieldsProps {
  span: Span
  day: string
  errorAt: (field: 'opens' | 'closes') => string | undefined
  onChange: (span: Span) => void
  onRemove: () => void
}

function SpanFields({ span, day, errorAt, onChange, onRemove }: SpanFieldsProps) {
  const texts = useVisitsTexts()
  const field = (name: 'opens' | 'closes') => ({
    type: 'time',
    size: 'sm',
    'aria-label': texts[name](day),
    value: span[name],
    error: errorAt(name),
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ ...span, [name]: event.currentTarget.value }),
  })
  return (
    <div className={styles.span}>
      <TextInput {...field('opens')} />
      <span>{texts.until}</span>
      <TextInput {...field('closes')} />
      <Button variant="subtle" size="compact-md" aria-label={texts.removeHours(day, span.opens)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </div>
  )
}

/** Fields for the duration of a visit, the capacity of a slot, and the booking window. */
export function RuleFields({ form }: FieldsProps) {
  const texts = useVisitsTexts()
  return (
    <div className={styles.rules}>
      {ruleNames.map((name) => (
        <TextInput key={name} {...form.field(name)} label={texts[name]} inputMode="numeric" maxLength={4} />
      ))}
    </div>
  )
}
