import * as z from 'zod/mini'
import { isUsNumber } from './area-codes.ts'
import { fieldMessage } from './field-message.ts'
import { isPostcode } from './postcodes.ts'
import { line, paragraphs, word } from './text.ts'

/** Rules for personal data that people enter, shared by forms and server. */

/** Digits and Latin letters; full-width forms are normalized. */
function plain(max = 100) {
  return z.string(fieldMessage('required')).check(
    z.overwrite((value) => value.normalize('NFKC')),
    z.trim(),
    z.minLength(1, { error: fieldMessage('required'), abort: true }),
    z.maxLength(max, { error: fieldMessage('tooLong'), abort: true }),
  )
}

/** A field that may be left empty; empty and absent are equivalent. */
export function optional<T extends z.core.$ZodType<string, string>>(schema: T) {
  return z._default(z.union([z.literal(''), schema]), '')
}

/** A person's name in any script: letters and name punctuation; no digits, symbols or emoji. */
export const PersonName = line(50).check(z.regex(/^[\p{L}\p{M}][\p{L}\p{M} '’.,·‧・-]*$/u, fieldMessage('personName')))

export const Email = plain(254).check(
  z.toLowerCase(),
  z.regex(
    /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
    fieldMessage('email'),
  ),
)

/**
 * A phone number of the North American plan: ten digits with or without +1 and separators, normalized to `+1` and the digits.
 * Neither area code nor exchange starts with 0 or 1, and no area code ends in 11 (acceptance A07).
 */
export const Phone = plain(30).check(
  z.overwrite((value) =>
    /[^\d\s()+./‐-―-]/u.test(value) ? value : `+${value.replace(/\D/g, '').replace(/^(?=\d{10}$)/, '1')}`,
  ),
  z.regex(/^\+1[2-9](?!11)\d{2}[2-9]\d{6}$/, fieldMessage('phone')),
)

/** A phone number that the portal may text before it is verified: in the United States, and not premium-rate. */
export const TextedPhone = Phone.check(
  z.refine(isUsNumber, { error: fieldMessage('phoneNotUs'), when: ({ issues }) => issues.length === 0 }),
)

/** A six-digit verification code. */
export const Code = plain(20).check(
  z.overwrite((value) => value.replace(/[\s-]/g, '')),
  z.regex(/^\d{6}$/, fieldMessage('codeFormat')),
)

/** A phone proof, issued for a verification code, with which a person registers. */
export const Proof = word(100)

/** A five-digit postcode of New York State; the four digits after it are dropped (acceptance A07). */
export const Postcode = plain(20).check(
  z.overwrite((value) => value.replace(/^(\d{5})[- ]?\d{4}$/, '$1')),
  z.regex(/^\d{5}$/, { error: fieldMessage('postcodeFormat'), abort: true }),
  z.refine(isPostcode, fieldMessage('postcodeUnknown')),
)

/** At least 8 characters with letters, numbers and symbols (acceptance A06); the server also refuses common ones. */
export const NewPassword = z.string(fieldMessage('required')).check(
  z.minLength(1, { error: fieldMessage('required'), abort: true }),
  z.maxLength(128, fieldMessage('tooLong')),
  z.refine(
    (value) => [...value].length >= 8 && /\p{L}/u.test(value) && /\p{N}/u.test(value) && /[^\p{L}\p{N}\s]/u.test(value),
    fieldMessage('password'),
  ),
)

/** A password to be checked against the stored one. */
export const Password = z
  .string(fieldMessage('required'))
  .check(z.minLength(1, fieldMessage('required')), z.maxLength(128, fieldMessage('tooLong')))

/**
 * A New York Medicaid ID: two letters, five digits, one letter; normalized to upper case (spec section 5). Spaces and hyphens are
 * removed, since people copy them from the card.
 */
export const MedicaidId = plain().check(
  z.overwrite((value) => value.replace(/[\s\p{Pd}]/gu, '').toUpperCase()),
  // In this order because people see one message, which should name the wrong part.
  z.refine((value) => !/^[A-Z\d]+$/.test(value) || value.length === 8, fieldMessage('medicaidIdLength')),
  z.refine(
    (value) => !/^[A-Z\d]{8}$/.test(value) || /^[A-Z]{2}.{5}[A-Z]$/.test(value),
    fieldMessage('medicaidIdLetters'),
  ),
  z.refine((value) => !/^[A-Z\d]{8}$/.test(value) || /^..\d{5}.$/.test(value), fieldMessage('medicaidIdDigits')),
  z.regex(/^[A-Z]{2}\d{5}[A-Z]$/, fieldMessage('medicaidIdFormat')),
)

export const genders = ['female', 'male'] as const
/** Agencies licensed by New York State serve people who live there. */
export const states = ['NY'] as const

/** The fields that patients and caregivers have in common (acceptance A04). */
export const personFields = {
  firstName: PersonName,
  lastName: PersonName,
  preferredName: optional(PersonName),
  email: Email,
  gender: z.enum(genders, fieldMessage('choose')),
  address: line(120),
  apartment: optional(line(20)),
  state: z.enum(states, fieldMessage('choose')),
  city: line(60).check(z.regex(/^[\p{L}\p{M}][\p{L}\p{M} '’.-]*$/u, fieldMessage('placeName'))),
  postcode: Postcode,
}

/** Fields of patients: the e-mail is optional, since their phone is proved and every notice can reach it. */
export const patientFields = { ...personFields, email: optional(Email) }

/** Additional fields of caregivers (acceptance A05). */
export const caregiverFields = {
  yearsOfExperience: z.pipe(
    z.union([z.number(), plain().check(z.regex(/^\d{1,2}$/, fieldMessage('years')))], fieldMessage('years')),
    z.pipe(
      z.transform(Number),
      z.int(fieldMessage('years')).check(z.minimum(0, fieldMessage('years')), z.maximum(70, fieldMessage('years'))),
    ),
  ),
  workExperience: optional(paragraphs(2000)),
  employeeId: optional(plain(20).check(z.regex(/^[A-Za-z0-9-]{2,20}$/, fieldMessage('employeeId')))),
}

/** Checks that `password` and `confirmation` of an object are equal (acceptance A06). */
export function confirmed<T extends { password: string; confirmation: string }>() {
  return z.refine<T>((value) => value.password === value.confirmation, {
    error: fieldMessage('confirmation'),
    path: ['confirmation'],
    when: () => true,
  })
}
