import { Textarea } from '@mantine/core'
import type { Language } from '@portal/contract/language'
import { useContentTexts } from '../../locales/content'

/** The part of a text's length from which the rest is told. */
const nearlyFull = 0.9

interface GrowingTextProps {
  label: string
  language: Language
  value: string
  max: number | undefined
  isOneLine: boolean
  isLocked: boolean
  /** What readers get as long as it is empty. */
  instead: string
  error: string | undefined
  errorId: string | undefined
  onChange: (text: string) => void
}

/** A text that is as high as its words. In one of one line Enter does nothing. */
export function GrowingText(props: GrowingTextProps) {
  const { label, language, value, max, isOneLine, isLocked, instead, error, errorId, onChange } = props
  const { left } = useContentTexts()
  const isNearlyFull = max !== undefined && value.length > max * nearlyFull
  return (
    <Textarea
      aria-label={label}
      aria-describedby={errorId}
      lang={language}
      value={value}
      placeholder={instead}
      maxLength={max}
      readOnly={isLocked}
      error={Boolean(error)}
      description={isNearlyFull ? left(max - value.length) : undefined}
      inputWrapperOrder={['input', 'description']}
      autosize
      minRows={isOneLine ? 1 : 3}
      onKeyDown={(event) => {
        if (isOneLine && event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
      }}
      onChange={({ currentTarget }) =>
        onChange(isOneLine ? currentTarget.value.replace(/\s*\n\s*/g, ' ') : currentTarget.value)
      }
    />
  )
}
