import { sql } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import type { AssignmentFacts } from './policy.ts'

/**
 * Assignments with module, film, last exam and certificate. Of a module that was assigned more than once (each year, say), the
 * latest is the caregiver's current one.
 */
export function selectAssignments(db: Database) {
  return db
    .selectFrom('training_assignments')
    .innerJoin('training_modules', 'training_modules.id', 'module_id')
    .innerJoin('training_films', 'training_films.id', 'film_id')
    .leftJoin('training_certificates', 'training_certificates.assignment_id', 'training_assignments.id')
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('training_attempts')
          .select(['submitted_at', 'passed', 'score', 'training_attempts.number as attempt'])
          .whereRef('training_attempts.assignment_id', '=', 'training_assignments.id')
          .where('submitted_at', 'is not', null)
          .orderBy('training_attempts.number', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('training_modules')
    .select([
      'training_assignments.id as assignmentId',
      'video_completed_at',
      'position_ms',
      'watched',
      'training_films.duration_ms',
      'training_certificates.number as certificateNumber',
      'training_certificates.version as certificateVersion',
      'training_certificates.signed_at',
      'training_certificates.course',
      'training_certificates.minutes as certifiedMinutes',
      'training_certificates.withdrawn_at',
      'training_certificates.withdrawn_reason',
      'last.submitted_at',
      'last.passed',
      'last.score',
      'last.attempt',
    ])
    .select([
      sql<string>`coalesce(training_assignments.account_id, deleted_account_id)`.as('accountId'),
      sql<string>`due_on::text`.as('dueOn'),
      sql<string | null>`completed_on::text`.as('completedOn'),
      sql<boolean>`exists (select from training_attempts open
        where open.assignment_id = training_assignments.id and open.submitted_at is null)`.as('attemptOpen'),
    ])
}

export type AssignmentRow = Awaited<ReturnType<ReturnType<typeof selectAssignments>['execute']>>[number]

/** The columns that determine an assignment's state. */
export function withStatus(row: AssignmentRow): AssignmentFacts {
  const { submitted_at, passed } = row
  return {
    ...row,
    lastAttempt: submitted_at ? { submitted_at, passed: passed ?? false } : undefined,
    signed: row.certificateNumber !== null,
  }
}

/** A caregiver's current assignment of a module. @throws PortalError not_found */
export async function currentAssignment(db: Database, accountId: string, moduleId: number): Promise<AssignmentRow> {
  const row = await selectAssignments(db)
    .where('training_assignments.account_id', '=', accountId)
    .where('module_id', '=', moduleId)
    .orderBy('training_assignments.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  return row
}

/**
 * Locks a caregiver's current assignment of a module until the transaction ends, and reads it under the lock.
 * @throws PortalError not_found
 */
export async function lockAssignment(tx: Tx, accountId: string, moduleId: number): Promise<AssignmentRow> {
  const { assignmentId } = await currentAssignment(tx, accountId, moduleId)
  await tx.selectFrom('training_assignments').select('id').where('id', '=', assignmentId).forUpdate().execute()
  // Read again: another transaction may have changed it before the lock was granted.
  return currentAssignment(tx, accountId, moduleId)
}

/** A caregiver's current assignments of all modules. */
export function currentAssignments(db: Database, accountId: string): Promise<AssignmentRow[]> {
  return selectAssignments(db)
    .distinctOn('module_id')
    .where('training_assignments.account_id', '=', accountId)
    .orderBy('module_id')
    .orderBy('training_assignments.number', 'desc')
    .execute()
}
