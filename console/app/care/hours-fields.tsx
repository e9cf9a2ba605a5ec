import { Button, TextInput } from '@mantine/core'
import { useVisitsTexts } from '../locales/visits'
import { Alert } from '../ui/alert'
import { fieldError } from '../ui/form-errors'
import { type Entered, newSpan, ruleNames, type Span, weekdays } from './hours'
import styles from './office.module.css'

interface FieldsProps {
  entered: Entered
  onChange: (entered: Entered) => void
  error: unknown
}

/** The opening hours of each weekday; a day without any is closed. */
export function HoursFields({ entered, onChange, error }: FieldsProps) {
  const texts = useVisitsTexts()
  const setHours = (hours: Span[]) => onChange({ ...entered, hours })
  const overlap = fieldError(error, 'hours')
  return (
    <>
      {weekdays.map((weekday) => {
        const name = texts.weekdays[weekday] ?? ''
        return (
          <fieldset key={weekday} className={styles.weekday}>
            <legend>{name}</legend>
            <div className={styles.spans}>
              {!entered.hours.some((span) => span.weekday === weekday) && <span>{texts.closed}</span>}
              {entered.hours.map((span, index) =>
                span.weekday === weekday ? (
                  <SpanFields
                    key={span.key}
                    span={span}
                    day={name}
                    errorAt={(field) => fieldError(error, `hours.${index}.${field}`)}
                    onChange={(changed) => setHours(entered.hours.map((span, i) => (i === index ? changed : span)))}
                    onRemove={() => setHours(entered.hours.filter((_, i) => i !== index))}
                  />
                ) : null,
              )}
            </div>
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={texts.addHoursOf(name)}
              onClick={() => setHours([...entered.hours, newSpan({ weekday, opens: '09:00', closes: '17:00' })])}
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

/** How long a visit takes, how many come at once, and how far ahead they can be booked. */
export function RuleFields({ entered, onChange, error }: FieldsProps) {
  const texts = useVisitsTexts()
  return (
    <div className={styles.rules}>
      {ruleNames.map((name) => (
        <TextInput
          key={name}
          label={texts[name]}
          inputMode="numeric"
          maxLength={4}
          value={entered.rules[name]}
          error={fieldError(error, name)}
          onChange={(event) => onChange({ ...entered, rules: { ...entered.rules, [name]: event.currentTarget.value } })}
        />
      ))}
    </div>
  )
}
