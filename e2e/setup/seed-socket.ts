import { join } from 'node:path'

/** Where the portal of a data directory answers the tests' seeds. */
export function seedSocket(dataDir: string): string {
  return join(dataDir, 'seeds.sock')
}
