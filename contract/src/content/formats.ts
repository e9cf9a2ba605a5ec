import * as z from 'zod/mini'
import { fieldMessage } from '../fields/field-message.ts'
import { Email, Phone } from '../person/person.ts'
import { captionsFault } from './captions.ts'

/** What a text may have to be: it stays as it was entered, since pages show it like that. */
export type Format = 'email' | 'phone' | 'link' | 'captions'

const isOf = (schema: z.core.$ZodType<string>) => (value: string) => z.core.safeParse(schema, value).success

/** Checks of the formats. A link leads to another site: no script, and nothing that is sent in the clear. */
export const formats = {
  captions: z.refine<string>((value) => captionsFault(value) === null, fieldMessage('captionsFormat')),
  email: z.refine<string>(isOf(Email), fieldMessage('email')),
  phone: z.refine<string>(isOf(Phone), fieldMessage('phone')),
  link: z.refine<string>(isLink, fieldMessage('linkFormat')),
} satisfies Record<Format, unknown>

function isLink(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:' && !/[\s<>"]/.test(value)
}
