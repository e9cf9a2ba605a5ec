import type { Language } from '@portal/contract/language'

/** A person's name. Chinese names written in Chinese begin with the family's, without a space. */
export function fullName(
  { firstName, lastName }: Record<'firstName' | 'lastName', string>,
  language: Language,
): string {
  const chinese = language !== 'en' && /^\p{Script=Han}+$/u.test(firstName + lastName)
  return chinese ? lastName + firstName : `${firstName} ${lastName}`
}

type Home = Record<'address' | 'apartment' | 'city' | 'postcode', string>

/** Where somebody lives, as it stands on a letter; what is empty is left out. */
export function homeLines({ address, apartment, city, postcode }: Home): string[] {
  return [[address, apartment].filter(Boolean).join(', '), [city, postcode].filter(Boolean).join(', NY ')].filter(
    Boolean,
  )
}
