import { Refused } from './homecare/refused.ts'

/** `homecare`: one door for whoever runs the portal as a service (docs/operations.md). */

type Command = (args: string[]) => Promise<void>

const commands: Record<string, () => Promise<Command>> = {
  setup: async () => (await import('./homecare/setup.ts')).setUp,
  staff: async () => (await import('./homecare/tools.ts')).staff,
  keys: async () => (await import('./homecare/keys.ts')).keys,
  upgrade: async () => (await import('./homecare/upgrade.ts')).upgrade,
  doctor: async () => (await import('./homecare/doctor.ts')).doctor,
  audit: async () => (await import('./homecare/tools.ts')).audit,
  film: async () => (await import('./homecare/tools.ts')).film,
  files: async () => (await import('./homecare/tools.ts')).files,
}

const usage = `homecare setup --host care.example.org    installs the portal as a service, behind nginx
homecare staff add|link|unlock|reset     accounts of the office; link: the first administrator's
homecare keys check|add|rotate           the keys of private data
homecare upgrade                         puts the release it is called from in place, without downtime
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
