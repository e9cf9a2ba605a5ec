import * as z from 'zod/mini'
import { day } from '../durations.ts'
import { endpoint } from '../endpoint.ts'
import { RecordId, Uuid } from '../ids.ts'
import { languages } from '../language.ts'
import { picturePath } from '../picture-path.ts'
import { ShownDay, ShownTime } from '../time.ts'
import { assignmentStatuses, FilmRange, nextSteps, programs, videoStatuses } from './parts.ts'
import { filmFiles } from './public.ts'

export const CertificateCard = z.object({
  number: z.string(),
  course: z.string(),
  completedOn: ShownDay,
  minutes: z.int(),
  withdrawn: z.nullable(z.object({ on: ShownDay, reason: z.string() })),
})
export type CertificateCard = z.infer<typeof CertificateCard>

const card = {
  trainingContentId: z.int(),
  title: z.string(),
  summary: z.string(),
  poster: picturePath,
  posterAlt: z.string(),
  minutes: z.int().check(z.describe('in-service time that the certificate counts for')),
  status: z.enum(assignmentStatuses),
  next: z.enum(nextSteps),
  dueOn: ShownDay,
  overdue: z.boolean(),
  videoStatus: z.enum(videoStatuses),
  videoSeconds: z.int(),
  watchedSeconds: z.int(),
  exam: z.nullable(z.enum(['pass', 'not_pass'])).check(z.describe('of the last exam submitted')),
  retakeAt: z.nullable(ShownTime).check(z.describe('when an exam that was not passed may be taken again')),
  certificate: z.nullable(CertificateCard),
}

export const TrainingCard = z.object(card)
export type TrainingCard = z.infer<typeof TrainingCard>

export const getMyTraining = endpoint({
  method: 'GET',
  path: '/api/user/training/list',
  access: ['caregiver'],
  doc: "The caller's training: what is open with the nearest due date first, then what is signed, and the in-service time earned this calendar year.",
  input: z.object({}),
  output: z.object({
    approved: z.boolean().check(z.describe('whether the agency has approved the caller')),
    year: z.int(),
    program: z.enum(programs),
    requiredMinutes: z.int(),
    earnedMinutes: z.int(),
    remind: z.boolean().check(z.describe('whether the caller gets text messages before a due date')),
    items: z.array(TrainingCard),
  }),
})

export const setReminders = endpoint({
  method: 'PUT',
  path: '/api/user/training/reminders',
  access: ['caregiver'],
  doc: 'Agrees to text messages before due dates, or ends them.',
  input: z.object({ remind: z.boolean() }),
  output: z.object({ remind: z.boolean() }),
})

export const Watched = z.object({
  watched: z.array(FilmRange).check(z.describe('parts that count as watched, in milliseconds, merged and in order')),
  positionMs: z.int().check(z.describe('where to go on')),
  videoStatus: z.enum(videoStatuses),
})
export type Watched = z.infer<typeof Watched>

export const TrainingDetail = z.object({
  ...card,
  ...Watched.shape,
  objectives: z.array(z.string()),
  videoMs: z.int(),
  transcript: z.array(z.object({ fromMs: z.int(), toMs: z.int(), text: z.string() })),
  rules: z.object({
    questions: z.int(),
    passMark: z.int().check(z.describe('per cent')),
    timeLimitMinutes: z.nullable(z.int()),
    retakeWaitHours: z.int(),
  }),
})
export type TrainingDetail = z.infer<typeof TrainingDetail>

export const getTraining = endpoint({
  method: 'GET',
  path: '/api/user/training/{trainingContentId}',
  access: ['caregiver'],
  doc: "One of the caller's training modules, with the transcript of its film in the caller's language.",
  input: z.object({ trainingContentId: RecordId }),
  output: TrainingDetail,
})

export const openFilm = endpoint({
  method: 'POST',
  path: '/api/user/training/{trainingContentId}/viewing',
  access: ['caregiver'],
  doc: 'Opens the film: starts a viewing, whose id every progress names, and gives links to the files that end after a quarter of an hour. With `viewingId` it only renews the links.',
  input: z.object({ trainingContentId: RecordId, viewingId: z.optional(Uuid) }),
  output: z.object({
    ...Watched.shape,
    viewingId: Uuid,
    videoMs: z.int(),
    files: z.array(z.object({ file: z.enum(filmFiles), src: z.string(), bytes: z.int() })),
    captions: z.array(z.object({ language: z.enum(languages), src: z.string() })),
    linksEndAt: z.string().check(z.describe('ISO time')),
  }),
})

export const postProgress = endpoint({
  method: 'POST',
  path: '/api/user/training/{trainingContentId}/progress',
  access: ['caregiver'],
  doc: 'Counts parts of the film as watched, as far as they were sent to the caller and the time since the last progress allows; sent every few seconds, and later if the line was down. Repeating it changes nothing.',
  input: z.object({
    trainingContentId: RecordId,
    viewingId: Uuid,
    ranges: z.array(FilmRange).check(z.maxLength(200)),
    positionMs: z.int().check(z.minimum(0), z.maximum(day)),
  }),
  output: z.object({
    ...Watched.shape,
    notServed: z
      .array(FilmRange)
      .check(
        z.describe('parts that do not count because their bytes were not sent to the caller: to be fetched again'),
      ),
  }),
})
