/** The kinds of records that the work queue is about. */
export const recordKinds = [
  'check',
  'application',
  'caregiver',
  'review',
  'undelivered',
  'visit',
  'callback',
  'content',
  'release',
] as const
export type RecordKind = (typeof recordKinds)[number]

/**
 * What there is to do about a record. A `message` is an application whose applicant has written since the agency's last answer, a
 * `document` a reviewed caregiver with documents that are not, or with one that expires soon, an `undelivered` one somebody whom messages
 * do not reach, a `visit` one that is booked at a time when its office takes none any more, a `callback` somebody who asked to be called, a
 * `schedule` content, or a release of it, that could not be published at its time, a `consent` content on the site with a picture of somebody whose consent has ended, ends soon, or is missing.
 */
export const tasks = [
  'check',
  'application',
  'message',
  'callback',
  'undelivered',
  'visit',
  'schedule',
  'consent',
  'caregiver',
  'document',
  'review',
] as const
export type Task = (typeof tasks)[number]
