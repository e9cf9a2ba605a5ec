import { fileURLToPath } from 'node:url'
import { freePort, type Server, startServer } from '../tools/process.ts'

type Reference = 'buffer' | 'list' | 'react-router'

/** Starts one of the reference servers as a separate process. */
export async function startReference(
  name: Reference,
  { folder, ready, env }: { folder: string; ready: string; env: Record<string, string> },
): Promise<Server> {
  const port = await freePort()
  const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
  const settings = { ...env, PORT: String(port) }
  return startServer({ name, command: process.execPath, args: [script], env: settings, port, ready, folder })
}
