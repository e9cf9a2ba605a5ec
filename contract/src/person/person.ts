import * as z from 'zod/mini'
import { fieldMessage } from '../fields/field-message.ts'
import type { FieldMessage } from '../fields/field-texts.ts'
import { line, optional, paragraphs, typed, word } from '../text.ts'
import { isUsNumber } from './area-codes.ts'
import { isPostcode } from './postcodes.ts'
import { isInState, states } from './states.ts'
import { tidy, type Writing } from './tidy.ts'

/** Rules for personal data that people enter, shared by forms and server. */

/** Numbers, codes and addresses: digits and Latin letters of any keyboard, tidied. */
function plain(max = 100, writing: Writing = 'plain') {
  return typed(writing).check(
    z.minLength(1, { error: fieldMessage('required'), abort: true }),
    z.maxLength(max, { error: fieldMessage('tooLong'), abort: true }),
  )
}

/** A code or number without the blanks and hyphens used for grouping. */
export const ungrouped = z.overwrite<string>((value) => value.replace(/[\s-]/g, ''))

/**
 * A personal name in any script: letters with their marks, and the apostrophes, periods, hyphens, commas and middle dots
 * between and before them; no digits, symbols or emoji.
 */
export const PersonName = line(50, 'name').check(
  z.regex(/^'?\p{L}[\p{L}\p{M}\p{Join_C} '.,·‧・•∙⋅-]*$/u, fieldMessage('personName')),
)

/** An e-mail address, including international ones: letters of any script before the @ and in the domain (RFC 6531, 5890). */
export const Email = plain(254).check(
  z.overwrite((value) => value.toLowerCase().replace(/[。｡]/g, '.')),
  z.regex(/^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}@[\p{L}\p{M}\p{N}.-]+$/u, {
    error: fieldMessage('email'),
    abort: true,
  }),
  z.refine((value) => isMailDomain(value.slice(value.indexOf('@') + 1)), fieldMessage('email')),
)

function isMailDomain(domain: string): boolean {
  try {
    // The URL parser converts international domains to ASCII, as mail servers look them up.
    const { hostname } = new URL(`http://${domain}`)
    return /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/.test(hostname)
  } catch {
    return false
  }
}

/**
 * A phone number of the North American plan: ten digits with or without +1 and separators, normalized to `+1` and the digits.
 * Neither area code nor exchange starts with 0 or 1, and no area code ends in 11 (acceptance A07). The portal texts it, which reaches
 * no extension.
 */
export const Phone = plain(50, 'number').check(
  z.refine((value) => !withExtension.test(value), { error: fieldMessage('phoneExtension'), abort: true }),
  z.overwrite(asNumber),
  z.regex(/^\+1[2-9](?!11)\d{2}[2-9]\d{6}$/, fieldMessage('phone')),
)

/** A phone number that staff call, with an optional extension: `+12125550123;ext=4`, as in `tel:` addresses (RFC 3966). */
export const CalledPhone = plain(50, 'number').check(
  z.overwrite((value) => {
    const [, number = value, extension] = withExtension.exec(value) ?? []
    return asNumber(number) + (extension ? `;ext=${extension}` : '')
  }),
  z.regex(/^\+1[2-9](?!11)\d{2}[2-9]\d{6}(;ext=\d{1,6})?$/, fieldMessage('phone')),
)

/** Such as 212-555-0123 x4, ext. 4, #4, 分機 4; a comma stands for the pause after which phones dial on. */
const withExtension =
  /^(.*\d\)?)\s*(?:[,;]|[,;(]?\s*(?:ext(?:ension|n)?|x|#|分[機机][號号]?|[轉转]|[內内][線线])[.:=]?)\s*(\d{1,6})\)?$/i

function asNumber(value: string): string {
  if (/[^\d\s()+./-]/.test(value)) return value
  return `+${value.replace(/\D/g, '').replace(/^(?=\d{10}$)/, '1')}`
}

const inUs = z.refine<string>(isUsNumber, {
  error: fieldMessage('phoneNotUs'),
  when: ({ issues }) => issues.length === 0,
})

/** A phone number that the portal may text before it is verified: in the United States, and not premium-rate. */
export const TextedPhone = Phone.check(inUs)

/** A phone number that staff call: as `TextedPhone`, with an optional extension. */
export const CalledUsPhone = CalledPhone.check(inUs)

/** A six-digit verification code. */
export const Code = plain(20, 'number').check(ungrouped, z.regex(/^\d{6}$/, fieldMessage('codeFormat')))

/** A phone proof, issued in exchange for a verification code and required to register. */
export const Proof = word(100)

/** A five-digit postcode; a state before it and the four digits after it are dropped (acceptance A07). */
export const Postcode = plain(20, 'number').check(
  z.overwrite((value) => value.replace(/^(?:[A-Z]{2} )?(\d{5})(?:[- ]*\d{4})?$/i, '$1')),
  z.regex(/^\d{5}$/, { error: fieldMessage('postcodeFormat'), abort: true }),
)

/** A postcode of New York State, where care is given (acceptance A07). */
export const NewYorkPostcode = Postcode.check(z.refine(isPostcode, fieldMessage('postcodeUnknown')))

/** At least 8 characters with letters, numbers and symbols (acceptance A06); the server also refuses common ones. */
export const NewPassword = typed('password').check(
  z.minLength(1, { error: fieldMessage('required'), abort: true }),
  z.maxLength(128, fieldMessage('tooLong')),
  z.refine(
    (value) => [...value].length >= 8 && /\p{L}/u.test(value) && /\p{N}/u.test(value) && /[^\p{L}\p{N}\s]/u.test(value),
    fieldMessage('password'),
  ),
)

/** The new password once more. */
export const Confirmation = typed('password').check(...someText())

/**
 * A password to check against the stored one, as typed: the stored one may be older than the tidying of passwords, which the server
 * takes into account when it compares them.
 */
export const Password = z.string(fieldMessage('required')).check(...someText())

function someText() {
  return [z.minLength(1, fieldMessage('required')), z.maxLength(128, fieldMessage('tooLong'))] as const
}

/**
 * A New York Medicaid ID: two letters, five digits, one letter; normalized to upper case (spec section 5). Spaces and hyphens are
 * removed, since people copy them from the card.
 */
export const MedicaidId = plain().check(
  ungrouped,
  z.toUpperCase(),
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
/** A city, without the state that people write behind it: New York, NY. */
const City = line(60, 'name').check(
  z.overwrite((value) => value.replace(/,? N\.?\s?Y\.?$|, New York(?: State)?$/i, '').replace(/,$/, '')),
  z.regex(/^['\p{L}][\p{L}\p{M}\p{Join_C} '.,/()·-]*$/u, fieldMessage('placeName')),
)

/** The fields that patients and caregivers share (acceptance A04). */
export const personFields = {
  firstName: PersonName,
  lastName: PersonName,
  preferredName: optional(PersonName),
  email: Email,
  gender: z.enum(genders, fieldMessage('choose')),
  address: line(120),
  apartment: optional(line(60)),
  state: z.enum(states, fieldMessage('choose')),
  city: City,
  postcode: Postcode,
}

/** The person for whom a patient's account is opened: the user, or somebody whom the user helps. */
export const careForChoices = ['self', 'other'] as const
export const CareFor = z.enum(careForChoices, fieldMessage('choose'))

/** Fields of patients: the e-mail is optional, since their phone is proved and every notice can reach it. */
export const patientFields = { ...personFields, email: optional(Email) }

type AddressParts = Partial<Record<'state' | 'postcode' | 'careFor', string | undefined>>

/**
 * Checks an address as a whole: the postcode belongs to the state, and the patient lives in New York State, whose agencies serve people
 * there. Helpers and caregivers may live anywhere in the country (docs/decisions/0119).
 */
export const livesInPlace = [
  placeRule('state', 'stateNotServed', ({ state, careFor }) => careFor !== 'self' || !state || state === 'NY'),
  placeRule('postcode', 'postcodeUnknown', ({ state, postcode }) => state !== 'NY' || fits(postcode, state)),
  placeRule('postcode', 'postcodeElsewhere', ({ state, postcode }) => state === 'NY' || fits(postcode, state)),
] as const

function placeRule(field: keyof AddressParts, message: FieldMessage, holds: (place: AddressParts) => boolean) {
  return z.refine<AddressParts>(holds, { error: fieldMessage(message), path: [field], when: () => true })
}

/** True for values that the fields' own rules refuse. */
function fits(postcode = '', state = ''): boolean {
  const known = states.find((one) => one === state)
  return !known || !/^\d{5}$/.test(postcode) || isInState(postcode, known)
}

/** Additional fields of caregivers (acceptance A05). */
export const caregiverFields = {
  yearsOfExperience: z.pipe(
    z.union(
      [z.number(), plain(100, 'number').check(z.regex(/^\d{1,2}$/, fieldMessage('years')))],
      fieldMessage('years'),
    ),
    z.pipe(
      z.transform(Number),
      z.int(fieldMessage('years')).check(z.minimum(0, fieldMessage('years')), z.maximum(70, fieldMessage('years'))),
    ),
  ),
  workExperience: optional(paragraphs(2000)),
  employeeId: optional(plain(20).check(z.regex(/^[A-Za-z0-9-]{2,20}$/, fieldMessage('employeeId')))),
}

/** Input for changing any password. */
export const passwords = { currentPassword: Password, password: NewPassword, confirmation: Confirmation }

/** Checks that the new password differs from `currentPassword`. */
export function otherPassword<T extends { currentPassword: string; password: string }>() {
  // Also runs when a field is missing or not a string.
  return z.refine<T>(
    ({ currentPassword: now, password }) => typeof now !== 'string' || tidy(now, 'password') !== password,
    {
      error: fieldMessage('passwordSame'),
      path: ['password'],
      when: () => true,
    },
  )
}

/** Checks that `password` and `confirmation` of an object are equal (acceptance A06). */
export function confirmed<T extends { password: string; confirmation: string }>() {
  return z.refine<T>((value) => value.password === value.confirmation, {
    error: fieldMessage('confirmation'),
    path: ['confirmation'],
    when: () => true,
  })
}
