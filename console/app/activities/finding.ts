import { tidy } from '@portal/contract/person/tidy'

/** Extracts the check-in code from typed or scanned text: the text itself, or the end of a link. Empty when there is none. */
export function codeIn(text: string): string {
  return /(?:^|[^A-Z0-9])([A-HJKMNP-Z2-9]{6})$/.exec(tidy(text, 'plain').toUpperCase())?.[1] ?? ''
}

/** Whether a name, phone or code contains all of the typed text. */
export function matches({ name, phone, checkInCode }: Record<'name' | 'phone' | 'checkInCode', string>, typed: string) {
  const text = `${name} ${phone} ${checkInCode}`.toLowerCase()
  return tidy(typed, 'plain')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
