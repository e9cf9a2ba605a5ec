import * as z from 'zod/mini'
import { day } from '../durations.ts'

/** How far an assignment is, in the order of the specification (T01). */
export const assignmentStatuses = [
  'to_start',
  'in_progress',
  'trained_not_tested',
  'tested_not_signed',
  'signed',
] as const
export type AssignmentStatus = (typeof assignmentStatuses)[number]

/** How far the video of an assignment is (T02). */
export const videoStatuses = ['not_started', 'in_progress', 'completed'] as const
export type VideoStatus = (typeof videoStatuses)[number]

/** What the caregiver can do next. `wait`: the exam was not passed and may be taken again later. */
export const nextSteps = ['watch', 'exam', 'continue_exam', 'wait', 'sign', 'none'] as const
export type NextStep = (typeof nextSteps)[number]

/** Questions with one right answer, with the answers true and false, and with any number of right answers. */
export const questionKinds = ['single', 'true_false', 'multiple'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** Home health aides owe 12 in-service hours a calendar year, personal care aides 6. */
export const programs = ['hha', 'pca'] as const
export type Program = (typeof programs)[number]
export const requiredMinutes: Record<Program, number> = { hha: 12 * 60, pca: 6 * 60 }

/** The score of an exam in which every question was answered correctly. */
export const totalScore = 100

/** The highest playback speed that counts as watching. */
export const maxSpeed = 1.5

/** A part of a film in milliseconds, from its first to before its last. */
export const FilmRange = z.tuple([
  z.int().check(z.minimum(0), z.maximum(day)),
  z.int().check(z.minimum(0), z.maximum(day)),
])

/** The id of an option within its question, or `true` and `false`. */
export const OptionId = z.string().check(z.regex(/^[a-z]{1,5}$/))
