import pg from 'pg'

const uniqueViolation = '23505'

/** Tells whether a query failed because another row has the value already. */
export function isTaken(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === uniqueViolation && error.constraint === constraint
}
