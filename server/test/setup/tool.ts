import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../../../scripts/shared/compile-cache.ts'

/** Runs a tool of `scripts/` with settings that make it fail; returns its exit code and what it says. */
export async function failTool(name: string, args: string[], settings: Record<string, string>) {
  const file = fileURLToPath(new URL(`../../../scripts/${name}.ts`, import.meta.url))
  const env = { PATH: process.env.PATH ?? '', ...compileCache, ...settings }
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code: code as number | null, output }
}
