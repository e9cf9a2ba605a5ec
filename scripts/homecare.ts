import { Refused } from './homecare/refused.ts'

/** `homecare`: one door for whoever runs the portal as a service (docs/operations.md). */

type Command = (args: string[]) => Promise<void>

const commands: Record<string, () => Promise<Command>> = {
  setup: async () => (await import('./homecare/setup.ts')).setUp,
  staff: async () => (await import('./homecare/tools.ts')).staff,
  keys: async () => (await import('./homecare/keys.ts')).keys,
  upgrade: async () => (await import('./homecare/upgrade.ts')).upgrade,
  doctor: async () => (await import('./homecare/doctor.ts')).doctor,
  backup: async () => (await import('./homecare/tools.ts')).backup,
  verify: async () => (await import('./homecare/tools.ts')).verify,
  restore: async () => (await import('./homecare/tools.ts')).restore,
  audit: async () => (await import('./homecare/tools.ts')).audit,
  film: async () => (await import('./homecare/tools.ts')).film,
  files: async () => (await import('./homecare/tools.ts')).files,
}

const usage = `homecare setup --host care.example.org    installs the portal as a service, behind nginx
homecare staff add|link|unlock|reset     accounts of the office; link: the first administrator's
homecare keys check|add|rotate|print     the keys of private data; print: a page for the safe
homecare upgrade                         puts the release it is called from in place, without downtime
homecare backup [FOLDER|s3://…]          backs the portal up while it runs
homecare verify [FOLDER|s3://…]          restores a backup aside and looks at all of it
homecare restore [FOLDER|s3://…]         restores a backup into an empty place
homecare doctor                          checks settings, machine, certificate and processes
homecare audit verify                    verifies the audit log
homecare film add                        adds a training film
homecare files adopt                     compares files and database

With several agencies on the machine, --agency NAME after the command says which one is meant.`

const [name = '', ...args] = process.argv.slice(2)
const command = await commands[name]?.()
if (!command) {
  console.error(usage)
  process.exit(2)
}
try {
  await command(args)
} catch (error) {
  if (!(error instanceof Refused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
