import * as z from 'zod/mini'
import { fieldMessage } from './fields/field-message.ts'
import { typed } from './text.ts'

/** A moment in answers. */
export const ShownTime = z.string().check(z.describe('New York wall time, YYYY-MM-DD HH:mm'))

/** A day in answers. */
export const ShownDay = z.string().check(z.describe('YYYY-MM-DD'))

/** A day in New York as input, YYYY-MM-DD. */
export const Day = typed('number', 'date').check(
  z.iso.date(fieldMessage('date')),
  z.regex(/^20\d\d-/, fieldMessage('date')),
)

/** A time of day in New York as input, HH:mm. */
export const TimeOfDay = typed('number', 'choose').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldMessage('time')))

// The server checks whether the day, and the hour in New York, exist.
const format = /^20\d\d-(0\d|1[0-2])-[0-3]\d ([01]\d|2[0-3]):[0-5]\d$/

/** A moment as input, in New York wall time, YYYY-MM-DD HH:mm. */
export const WallTime = typed('number').check(z.regex(format, fieldMessage('wallTime')))
