import { readFileSync } from 'node:fs'
import type { Machine } from './machine.ts'

const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')

/** The commands of a section's first block in docs/operations.md, without their comments. */
export function commandsOf(section: string): string[] {
  const [, text = ''] = operations.split(new RegExp(`^#{2,3} ${section}$`, 'm'))
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(text) ?? []
  const commands = block.split('\n').filter((line) => line !== '')
  if (commands.length === 0) throw new Error(`docs/operations.md has no commands below "${section}"`)
  return commands
}

/** Follows a section, with `cd` as in one shell. @returns how many commands it took, and what they said */
export async function follow(machine: Machine, section: string): Promise<{ commands: number; said: string }> {
  let folder = '/root'
  let said = ''
  const commands = commandsOf(section)
  for (const command of commands) {
    if (command.startsWith('cd ')) folder = command.slice(3)
    else said += machine.must(`cd ${folder} && ${withoutNetwork(command)}`)
  }
  return { commands: commands.length, said }
}

/** The machine has no network. Of what the commands fetch, packages are there already, and the rest is made. */
function withoutNetwork(command: string): string {
  const clone = /^sudo git clone \S+ (\S+)$/.exec(command)
  if (clone) return `mkdir -p $(dirname ${clone[1]}) && cp -r /mnt/project ${clone[1]}`
  const certificate = /^sudo certbot .*-d (\S+)/.exec(command)
  if (certificate) return selfSigned(certificate[1] ?? '')
  if (/^curl \S+ https:\/\/nodejs\.org\//.test(command)) return 'node --version'
  return command.startsWith('sudo apt-get ') ? 'nginx -v && npm --version' : command
}

export function selfSigned(host: string, name = host): string {
  const live = `/etc/letsencrypt/live/${host}`
  const files = `-keyout ${live}/privkey.pem -out ${live}/fullchain.pem`
  const names = `-subj /CN=${name} -addext subjectAltName=DNS:${name}`
  return `mkdir -p ${live} && openssl req -x509 -newkey rsa:2048 -nodes -days 90 ${names} ${files}`
}
