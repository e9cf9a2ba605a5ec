import { spawnSync } from 'node:child_process'

const entrances = [
  ['--user', '--map-root-user', '--mount', '--net'],
  ['--mount', '--net'],
]
const entrance = entrances.find((options) => spawnSync('unshare', [...options, 'true']).status === 0)

/** Whether this machine gives a process folders and a network of its own: Linux, unless it forbids namespaces. */
export const hasNamespaces = entrance !== undefined

/** Empty folders for `/etc`, `/var` and `/opt`; users and groups stay known. */
const emptyFolders = `set -e
users=$(getent passwd) groups=$(getent group)
for folder in /etc /var /opt; do mount -t tmpfs none $folder; done
echo "$users" > /etc/passwd; echo "$groups" > /etc/group
mkdir -p /var/log/nginx /var/cache /var/lib/nginx /etc/nginx/conf.d
`

/**
 * Runs a shell script as root of a machine whose `/etc`, `/var` and `/opt` are empty, and which has no network. Nothing that it
 * writes there is left.
 */
export function runInNamespace(script: string): { status: number | null; output: string } {
  const [command = '', ...rest] = ['unshare', ...(entrance ?? []), 'sh', '-c', emptyFolders + script]
  const { status, stdout, stderr } = spawnSync(command, rest, { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}
