/**
 * What a call gives, or null when the record that it names is not there, or cannot be.
 * @throws whatever else goes wrong
 */
export async function found<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'not_found' || code === 'invalid_input') return null
    throw error
  }
}
