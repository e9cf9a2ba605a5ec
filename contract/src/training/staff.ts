import './field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { RecordId, Uuid, Version } from '../ids.ts'
import { AllTexts, inSameLanguages, managedText } from '../managed-text.ts'
import { pageOf, paging } from '../paging.ts'
import { picturePath } from '../picture-path.ts'
import { line, paragraphs, withoutBlanks } from '../text.ts'
import { Day, ShownDay, ShownTime } from '../time.ts'
import { assignmentStatuses, programs } from './parts.ts'
import { CertificateNumber } from './public.ts'

/** A boolean in a query. */
const YesOrNo = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
)

const whole = (min: number, max: number) =>
  z
    .int(fieldMessage('wholeNumber'))
    .check(z.minimum(min, fieldMessage('wholeNumber')), z.maximum(max, fieldMessage('wholeNumber')))

export const maxQuestions = 50

const content = {
  title: managedText(line(150)),
  summary: managedText(paragraphs(500)),
  objectives: managedText(paragraphs(2_000)).check(z.describe('one a line')),
  filmId: z.string(fieldMessage('choose')).check(z.regex(/^[0-9a-f]{16}$/, fieldMessage('choose'))),
  poster: picturePath,
  posterAlt: managedText(line(300)),
  minutes: whole(1, 1_440).check(z.describe('in-service time that the certificate counts for')),
  dueDays: z
    .nullable(whole(1, 365))
    .check(z.describe('days from the assignment to the due date; null: the end of the calendar year')),
  passMark: whole(1, 100).check(z.describe('per cent')),
  examQuestions: whole(1, maxQuestions).check(z.describe('questions drawn for each attempt')),
  timeLimitMinutes: z.nullable(whole(1, 240)),
  retakeWaitHours: whole(0, 720),
}

const together = inSameLanguages<Record<string, unknown>>('title', 'summary', 'objectives', 'posterAlt')

export const StaffModule = z.object({
  id: z.int(),
  version: z.int(),
  title: AllTexts,
  summary: AllTexts,
  objectives: AllTexts,
  filmId: z.string(),
  videoSeconds: z.int(),
  poster: picturePath,
  posterAlt: AllTexts,
  minutes: z.int(),
  dueDays: z.nullable(z.int()),
  passMark: z.int(),
  examQuestions: z.int(),
  timeLimitMinutes: z.nullable(z.int()),
  retakeWaitHours: z.int(),
  questions: z.int().check(z.describe('questions in the bank')),
  assigned: z.int(),
  signed: z.int(),
})
export type StaffModule = z.infer<typeof StaffModule>

export const getModulePage = endpoint({
  method: 'GET',
  path: '/staff/training/module/page',
  access: ['staff:trainer'],
  doc: 'All training modules in their order, with their numbers.',
  input: z.object(paging),
  output: pageOf(StaffModule),
})

export const getModule = endpoint({
  method: 'GET',
  path: '/staff/training/module/{id}',
  access: ['staff:trainer'],
  doc: 'One training module in all languages.',
  input: z.object({ id: RecordId }),
  output: StaffModule,
})

export const addModule = endpoint({
  method: 'POST',
  path: '/staff/training/module',
  access: ['staff:trainer'],
  doc: 'Adds a training module at the end. It can be assigned when its bank has enough questions.',
  unversioned: 'adds a module',
  input: z.object(content).check(together),
  output: StaffModule,
})

export const updateModule = endpoint({
  method: 'POST',
  path: '/staff/training/module/{id}',
  access: ['staff:trainer'],
  doc: 'Replaces what a module says and its rules. Attempts under way and certificates keep those that they began with.',
  input: z.object({ id: RecordId, version: Version, ...content }).check(together),
  output: StaffModule,
  current: StaffModule,
})

export const StaffFilm = z.object({
  id: z.string(),
  title: z.string(),
  seconds: z.int(),
  addedOn: ShownDay,
  modules: z.int(),
})

export const getFilms = endpoint({
  method: 'GET',
  path: '/staff/training/film/list',
  access: ['staff:trainer'],
  doc: 'The films that modules can use, the latest first.',
  input: z.object({}),
  output: z.array(StaffFilm),
})

const OptionText = managedText(line(300))
const Options = z
  .array(z.object({ text: OptionText, correct: z.boolean() }))
  .check(z.minLength(2, fieldMessage('optionCount')), z.maxLength(8, fieldMessage('optionCount')))

const sharedFields = { text: managedText(paragraphs(1_000)), explanation: managedText(paragraphs(1_000)) }

/** A question of the bank. Of a true-or-false one only the right answer is entered; its options are the portal's own words. */
const EnteredQuestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('true_false'), ...sharedFields, answer: z.boolean() }),
  z.object({
    kind: z.literal('single'),
    ...sharedFields,
    options: Options.check(z.refine((options) => rightOf(options) === 1, fieldMessage('oneRight'))),
  }),
  z.object({
    kind: z.literal('multiple'),
    ...sharedFields,
    options: Options.check(z.refine((options) => rightOf(options) >= 1, fieldMessage('someRight'))),
  }),
])
export type EnteredQuestion = z.infer<typeof EnteredQuestion>

function rightOf(options: readonly { correct: boolean }[]): number {
  return options.filter(({ correct }) => correct).length
}

export const StaffQuestion = z.object({
  id: z.int(),
  version: z.int(),
  moduleId: z.int(),
  kind: z.enum(['single', 'true_false', 'multiple']),
  text: AllTexts,
  explanation: AllTexts,
  options: z.array(z.object({ id: z.string(), text: AllTexts, correct: z.boolean() })),
})
export type StaffQuestion = z.infer<typeof StaffQuestion>

export const getQuestions = endpoint({
  method: 'GET',
  path: '/staff/training/module/{id}/question/list',
  access: ['staff:trainer'],
  doc: "A module's bank of questions, with what is right.",
  input: z.object({ id: RecordId }),
  output: z.array(StaffQuestion),
})

export const addQuestion = endpoint({
  method: 'POST',
  path: '/staff/training/module/{id}/question',
  access: ['staff:trainer'],
  doc: "Adds a question to a module's bank.",
  unversioned: 'adds a question',
  input: z.object({ id: RecordId, question: EnteredQuestion }),
  output: StaffQuestion,
})

export const updateQuestion = endpoint({
  method: 'POST',
  path: '/staff/training/question/{id}',
  access: ['staff:trainer'],
  doc: 'Replaces a question. Attempts that drew it before keep it as it was.',
  input: z.object({ id: RecordId, version: Version, question: EnteredQuestion }),
  output: StaffQuestion,
  current: StaffQuestion,
})

export const removeQuestion = endpoint({
  method: 'DELETE',
  path: '/staff/training/question/{id}',
  access: ['staff:trainer'],
  doc: 'Takes a question out of the bank. Refused when too few would be left for an exam.',
  input: z.object({ id: RecordId, version: Version }),
  output: z.null(),
  current: StaffQuestion,
})

export const assignModule = endpoint({
  method: 'POST',
  path: '/staff/training/module/{id}/assign',
  access: ['staff:trainer'],
  doc: 'Assigns a module to caregivers. Those who have it open are left as they are.',
  unversioned: 'adds assignments and leaves open ones as they are',
  input: z.object({
    id: RecordId,
    accountIds: z.array(Uuid).check(z.minLength(1, fieldMessage('choose')), z.maxLength(500)),
    dueOn: z.optional(Day).check(z.describe("instead of the date by the module's rule")),
  }),
  output: z.object({ assigned: z.int(), open: z.int().check(z.describe('had it open already')) }),
})

export const StaffCaregiverTraining = z.object({
  accountId: Uuid,
  name: z.string(),
  program: z.enum(programs),
  programVersion: z.int(),
  requiredMinutes: z.int(),
  earnedMinutes: z.int().check(z.describe('this calendar year')),
  open: z.int(),
  overdue: z.int(),
})

export const getCaregiverTrainingPage = endpoint({
  method: 'GET',
  path: '/staff/training/caregiver/page',
  access: ['staff:trainer'],
  reads: { action: 'training.read', record: 'caregivers', key: 'accountId' },
  doc: 'Approved caregivers by name, with the in-service time of this calendar year.',
  input: z.object(paging),
  output: pageOf(StaffCaregiverTraining),
})

export const setProgram = endpoint({
  method: 'PUT',
  path: '/staff/training/caregiver/{accountId}',
  access: ['staff:trainer'],
  doc: 'Says whether a caregiver is a home health aide or a personal care aide, which decides the hours of a year.',
  input: z.object({ accountId: Uuid, version: Version, program: z.enum(programs) }),
  output: z.object({ program: z.enum(programs), version: z.int() }),
  current: z.object({ program: z.enum(programs), version: z.int() }),
})

export const StaffTrainingResult = z.object({
  assignmentId: Uuid,
  accountId: Uuid,
  name: z.string(),
  moduleId: z.int(),
  title: z.string(),
  status: z.enum(assignmentStatuses),
  dueOn: ShownDay,
  overdue: z.boolean(),
  attempts: z.int(),
  lastScore: z.nullable(z.int()),
  passed: z.boolean(),
  signedAt: z.nullable(ShownTime),
  certificateNumber: z.nullable(z.string()),
  certificateVersion: z.nullable(z.int()),
  withdrawn: z.boolean(),
})

export const getResultPage = endpoint({
  method: 'GET',
  path: '/staff/training/result/page',
  access: ['staff:trainer'],
  reads: { action: 'training.read', record: 'caregivers', key: 'accountId' },
  doc: "Assignments with their exams and certificates, the nearest due date first; of one module or one caregiver when asked. A caregiver's training with results is private.",
  input: z.object({
    ...paging,
    moduleId: z.optional(RecordId),
    accountId: z.optional(Uuid),
    open: z._default(YesOrNo, false).check(z.describe('only what is not signed yet')),
  }),
  output: pageOf(StaffTrainingResult),
})

export const WithdrawnCertificate = z.object({
  number: z.string(),
  version: z.int(),
  withdrawn: z.nullable(z.object({ on: ShownDay, reason: z.string() })),
})

export const withdrawCertificate = endpoint({
  method: 'POST',
  path: '/staff/training/certificate/{number}/withdraw',
  access: ['staff:trainer'],
  changes: 'content',
  doc: 'Withdraws a certificate for good, for a reason that the caregiver is told. Its time no longer counts. Doing it again changes nothing.',
  input: z.object({
    number: CertificateNumber,
    version: Version,
    reason: withoutBlanks(300).check(z.minLength(1, fieldMessage('reason'))),
  }),
  output: WithdrawnCertificate,
  current: WithdrawnCertificate,
})
