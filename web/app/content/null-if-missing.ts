/**
 * Resolves to null when the requested record does not exist or its id is malformed.
 * @throws any other error of the call
 */
export async function nullIfMissing<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'not_found' || code === 'invalid_input') return null
    throw error
  }
}
