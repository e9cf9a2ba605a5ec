import pg from 'pg'

const uniqueViolation = '23505'

/** Whether a query failed because another row has the value already (unique violation). */
export function isTaken(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === uniqueViolation && error.constraint === constraint
}

/** Whether a query failed because of a constraint, such as a reference to a row that is gone (class 23). */
export function isConstraintViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23') === true
}
