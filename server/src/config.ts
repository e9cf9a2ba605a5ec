import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { isLoopback } from './http/guards/local.ts'

const projectRoot = fileURLToPath(new URL('../../', import.meta.url))

const flag = z.enum(['on', 'off'], 'must be on or off')
const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address such as https://care.example.org' })
/** Pages, cookies and passkeys belong to a whole origin: the portal cannot live below a path. */
const origin = webUrl.regex(
  /^[^/]+\/\/[^/?#@]+\/*$/,
  'must be an address without a path, such as https://care.example.org',
)
const count = (min: number, max: number) =>
  z.coerce.number().int().min(min).max(max, `must be a whole number from ${min} to ${max}`)

const keys = z.string().transform((value, context) => {
  const pairs = value.split(',').map((pair) => pair.trim().split(':'))
  const parsed = pairs.map(([id = '', secret = '']) => ({ id, secret: Buffer.from(secret, 'base64') }))
  const usable = parsed.every(({ id, secret }) => /^[\w-]{1,40}$/.test(id) && secret.length === 32)
  const distinct = new Set(parsed.map(({ id }) => id)).size === parsed.length
  if (!usable || !distinct) context.addIssue('must be id:key pairs, newest first, each key 32 bytes in base64')
  return parsed
})

const Environment = z.object({
  PORT: count(0, 65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SITE_URL: origin.optional(),
  STAFF_URL: origin.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgresql://user:password@host:5432/name' })
    .optional(),
  DATABASE_POOL: count(1, 200).default(10),
  DEMO: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUST_PROXY: flag.default('off'),
  RATE_LIMIT: count(0, 1_000_000).default(1200),
  FILM_MB: count(1, 2000).default(500),
  MAP_TILES_URL: z.url({ protocol: /^https$/, error: 'must be an https address with {z}/{x}/{y}' }).optional(),
  SERVICE_WORKER: flag.default('on'),
  ENCRYPTION_KEYS: keys.optional(),
  FILES_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://key:secret@s3.example.org/bucket?region=us-east-1' })
    .optional(),
  SMS_ACCOUNT_SID: z.string().optional(),
  SMS_AUTH_TOKEN: z.string().optional(),
  SMS_FROM: z.string().optional(),
  SMS_CALLS_FROM: z
    .string()
    .regex(/^\+\d{8,15}$/, 'must be a number that can call, such as +12125550100')
    .optional(),
  SMS_URL: webUrl.default('https://api.twilio.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@mail.example.org' }).optional(),
  SMTP_FROM: z.string().optional(),
  BACKUP_TO: z
    .string()
    .regex(
      /^(\/|(s3|https?):\/\/)/,
      'must be an absolute folder, or a bucket: s3://key:secret@s3.example.org/bucket?region=us-east-1',
    )
    .optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1\w+(,\s*age1\w+)*$/, 'must be a public key of age, such as age1…, or several with commas between them')
    .optional(),
})

/** The names of all settings. */
export const settingNames = new Set(Object.keys(Environment.shape))
/** `SMS_`, `SITE_` and the like: no other program's variables begin with these. */
const prefixes = new Set([...settingNames].filter((name) => name.includes('_')).map((name) => `${name.split('_')[0]}_`))

/** The variables that look like a setting of the portal and are none, such as `SITE_URI`: nothing reads them. */
export function unknownSettings(environment: NodeJS.ProcessEnv): string[] {
  return Object.keys(environment)
    .filter((name) => !settingNames.has(name) && prefixes.has(`${name.split('_')[0]}_`))
    .sort()
}

export interface Config {
  port: number
  host: string
  /** The portal's public address, without a trailing slash; undefined: http://localhost and the port. */
  siteUrl: string | undefined
  /** The console's own address, without a trailing slash; undefined: that of the portal. */
  staffUrl: string | undefined
  /** Absolute path of the directory for the embedded database and the files. */
  dataDir: string
  databaseUrl: string | undefined
  /** Most database connections this process opens. */
  databasePool: number
  demo: boolean
  /** The portal runs with demo content on a developer's machine, unreachable for the public. */
  development: boolean
  logLevel: string
  trustProxy: boolean
  /** Uncached requests a minute from one address; 0 turns the limit off. */
  rateLimit: number
  /** The largest film that staff may upload. */
  maxFilmBytes: number
  mapTilesUrl: string | undefined
  /** Off removes the service worker from the browsers that have it. */
  serviceWorker: boolean
  /** Keys for private data, newest first; undefined: one key, kept in the data directory. */
  encryptionKeys: { id: string; secret: Buffer }[] | undefined
  /** S3 storage: endpoint, credentials, bucket and `?region=`; undefined: the data directory. */
  filesUrl: string | undefined
  /** An account with a provider that offers Twilio's HTTP API; undefined: messages stay in the outbox. */
  sms: { accountSid: string; authToken: string; from: string; callsFrom?: string | undefined; url: string } | undefined
  smtp: { url: string; from: string } | undefined
  /** Where backups go: a folder or a bucket; undefined: nobody has set them up. */
  backupTo: string | undefined
  /** Public keys of age that backups are encrypted to. */
  backupRecipients: string[]
}

/** An invalid environment variable; the message names every invalid one. */
export class ConfigError extends Error {}

/**
 * Reads the portal's settings. An empty variable counts as absent.
 * @throws ConfigError naming every invalid variable, without its value, which may be a secret
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`Settings that cannot be used:\n${lines.join('\n')}`)
  }
  const e = parsed.data
  const demo = e.DEMO ? e.DEMO === 'on' : !e.DATABASE_URL
  return {
    port: e.PORT,
    host: e.HOST,
    siteUrl: e.SITE_URL?.replace(/\/+$/, ''),
    staffUrl: e.STAFF_URL?.replace(/\/+$/, ''),
    dataDir: resolve(projectRoot, e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    databasePool: e.DATABASE_POOL,
    demo,
    development: demo && !isWithinReach(e),
    logLevel: e.LOG_LEVEL,
    trustProxy: e.TRUST_PROXY === 'on',
    rateLimit: e.RATE_LIMIT,
    maxFilmBytes: e.FILM_MB * 1_000_000,
    mapTilesUrl: e.MAP_TILES_URL,
    serviceWorker: e.SERVICE_WORKER === 'on',
    encryptionKeys: e.ENCRYPTION_KEYS,
    filesUrl: e.FILES_URL,
    sms: smsOf(e),
    smtp: smtpOf(e),
    backupTo: e.BACKUP_TO,
    backupRecipients: e.BACKUP_RECIPIENT?.split(',').map((recipient) => recipient.trim()) ?? [],
  }
}

/** The address under which the console is reached, without a trailing slash. */
export function consoleAddress({ staffUrl, siteUrl, port }: Pick<Config, 'staffUrl' | 'siteUrl' | 'port'>): string {
  return staffUrl ?? siteUrl ?? `http://localhost:${port}`
}

type Settings = z.output<typeof Environment>

/** Whether the portal can be reached from other machines, directly or through a proxy. */
function isWithinReach({ HOST, SITE_URL, TRUST_PROXY }: Settings): boolean {
  const siteIsPublic = SITE_URL !== undefined && !isLoopback(new URL(SITE_URL).hostname)
  return siteIsPublic || TRUST_PROXY === 'on' || !isLoopback(HOST)
}

function smsOf(e: Settings): Config['sms'] {
  const { SMS_ACCOUNT_SID: accountSid, SMS_AUTH_TOKEN: authToken, SMS_FROM: from } = e
  if (!accountSid && !authToken && !from) return undefined
  if (!accountSid || !authToken || !from)
    throw new ConfigError('SMS_ACCOUNT_SID, SMS_AUTH_TOKEN and SMS_FROM belong together: set all three, or none.')
  return { accountSid, authToken, from, callsFrom: e.SMS_CALLS_FROM, url: e.SMS_URL.replace(/\/+$/, '') }
}

function smtpOf(e: Settings): Config['smtp'] {
  if (!e.SMTP_URL) return undefined
  if (!e.SMTP_FROM) throw new ConfigError('SMTP_FROM: tell from which address e-mails are sent.')
  return { url: e.SMTP_URL, from: e.SMTP_FROM }
}
