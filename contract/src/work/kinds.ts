/** The kinds of records that the work queue is about. */
export const recordKinds = ['check', 'application', 'caregiver', 'review'] as const
export type RecordKind = (typeof recordKinds)[number]

/**
 * What there is to do about a record. A `message` is an application whose applicant has written since the agency's last answer, a
 * `document` a reviewed caregiver with documents that are not, or with one that expires soon.
 */
export const tasks = ['check', 'application', 'message', 'caregiver', 'document', 'review'] as const
export type Task = (typeof tasks)[number]
