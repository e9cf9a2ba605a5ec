import './field-texts.ts'
import * as z from 'zod/mini'
import { managedEndpoints } from '../content/endpoints.ts'
import {
  choiceField,
  choicesField,
  galleryField,
  lineText,
  momentField,
  numberField,
  paragraphText,
} from '../content/fields.ts'
import { contentKind } from '../content/kind.ts'
import { fieldMessage } from '../fields/field-message.ts'
import type { FieldMessage } from '../fields/field-texts.ts'
import { momentOf } from '../wall-time.ts'

/** By which activities are filtered; in an order of its own. */
export const activityTypeKind = contentKind({
  kind: 'activity-type',
  access: ['staff:editor', 'staff:coordinator'],
  key: 'word',
  ordered: true,
  title: 'name',
  fields: { name: lineText(100) },
})

export const managedActivityTypes = managedEndpoints(activityTypeKind)

interface Times {
  startsAt: string
  endsAt: string
  registrationOpensAt: string
  registrationClosesAt: string
}

/** What is wrong with the order of an activity's times; times that are none are not compared. */
export function timesOutOfOrder(times: Times): Partial<Record<keyof Times, FieldMessage>> {
  const isBefore = (one: keyof Times, other: keyof Times) => {
    const [first, second] = [momentOf(times[one]), momentOf(times[other])]
    return first === null || second === null || first < second
  }
  const closesInTime = times.registrationClosesAt === times.startsAt || isBefore('registrationClosesAt', 'startsAt')
  return {
    ...(!isBefore('startsAt', 'endsAt') && { endsAt: 'endFirst' as const }),
    ...(!isBefore('registrationOpensAt', 'registrationClosesAt') && { registrationClosesAt: 'endFirst' as const }),
    ...(!closesInTime && { registrationClosesAt: 'signUpTooLate' as const }),
  }
}

// Also while other fields are wrong, so that all is said at once.
const inOrder = z.check<Times>(
  ({ value, issues }) => {
    for (const [field, message] of Object.entries(timesOutOfOrder(value)))
      issues.push({ code: 'custom', path: [field], message: fieldMessage(message), input: value[field as keyof Times] })
  },
  { when: ({ value }) => value instanceof Object },
)

/** An activity. Who takes part, arrives, or learns that it is called off has calls of its own (staff.ts). */
export const activityKind = contentKind({
  kind: 'activity',
  access: ['staff:editor', 'staff:coordinator'],
  key: 'number',
  title: 'title',
  moment: 'startsAt',
  repeats: true,
  fields: {
    title: lineText(150),
    startsAt: momentField(),
    endsAt: momentField(),
    registrationOpensAt: momentField(),
    registrationClosesAt: momentField(),
    quota: numberField(1, 10_000),
    cityId: choiceField(),
    types: choicesField(20),
    location: lineText(200),
    description: paragraphText(2_000),
    requirements: paragraphText(1_000, { optional: true }),
    notes: paragraphText(1_000, { optional: true }),
    price: lineText(150, { optional: true }),
    spoken: lineText(150, { optional: true }),
    access: lineText(300, { optional: true }),
    transport: lineText(300, { optional: true }),
    pictures: galleryField(1, 12, 300, { uncaptioned: true }),
  },
  together: ['title', 'location', 'description', 'requirements', 'notes', 'price', 'spoken', 'access', 'transport'],
  check: inOrder,
})

export const managedActivities = managedEndpoints(activityKind)
