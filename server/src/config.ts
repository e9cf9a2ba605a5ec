import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'

const projectRoot = fileURLToPath(new URL('../../', import.meta.url))

const flag = z.enum(['on', 'off'], 'must be on or off')
const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address such as https://care.example.org' })
const count = (least: number, most: number) =>
  z.coerce.number().int().min(least).max(most, `must be a whole number from ${least} to ${most}`)

const Environment = z.object({
  PORT: count(0, 65535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  SITE_URL: webUrl.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgresql://user:password@host:5432/name' })
    .optional(),
  DATABASE_POOL: count(1, 200).default(10),
  DEMO: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUST_PROXY: flag.default('off'),
  RATE_LIMIT: count(0, 1_000_000).default(1200),
  MAP_TILES_URL: z.url({ protocol: /^https$/, error: 'must be an https address with {z}/{x}/{y}' }).optional(),
})

export interface Config {
  port: number
  host: string
  /** Where the public reaches the portal, without a slash at the end; undefined: http://localhost and the port. */
  siteUrl: string | undefined
  /** Absolute directory of the embedded database and the files. */
  dataDir: string
  databaseUrl: string | undefined
  /** Most connections that this process opens to the database. */
  databasePool: number
  demo: boolean
  logLevel: string
  trustProxy: boolean
  /** Uncached requests a minute from one address; 0 turns the limit off. */
  rateLimit: number
  mapTilesUrl: string | undefined
}

/** A setting in the environment that cannot be used; the message names each variable. */
export class ConfigError extends Error {}

/**
 * Reads the portal's settings. An empty variable counts as absent.
 * @throws ConfigError naming every wrong variable, without repeating its value (it may be a secret).
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`Settings that cannot be used:\n${lines.join('\n')}`)
  }
  const e = parsed.data
  return {
    port: e.PORT,
    host: e.HOST,
    siteUrl: e.SITE_URL?.replace(/\/+$/, ''),
    dataDir: resolve(projectRoot, e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    databasePool: e.DATABASE_POOL,
    demo: e.DEMO ? e.DEMO === 'on' : !e.DATABASE_URL,
    logLevel: e.LOG_LEVEL,
    trustProxy: e.TRUST_PROXY === 'on',
    rateLimit: e.RATE_LIMIT,
    mapTilesUrl: e.MAP_TILES_URL,
  }
}
