import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Machine } from './machine.ts'
import { commandsOf, selfSigned } from './paper.ts'

interface Installed {
  machine: Machine
  commands: number
  /** What the commands of the documentation printed. */
  said: string
}
type Step = (installed: Installed) => unknown

const trusted = 'NODE_EXTRA_CA_CERTS=/etc/letsencrypt/live/care.example.org/fullchain.pem'
const script = (name: string) => `${trusted} node /opt/homecare-portal/current/scripts/install-test/${name}.ts`
const link = /https:\/\/\S+\/staff\/first#\S+/

const setUpSunrise = '/opt/homecare-portal/current/bin/homecare setup --agency sunrise --host sunrise.example.org'

function expect(condition: boolean, otherwise: string) {
  if (!condition) throw new Error(otherwise)
}

/** Does something while fifty requests a second come in. @throws when one of them fails */
async function underLoad(machine: Machine, seconds: number, work: () => unknown, method: 'GET' | 'POST' = 'POST') {
  const load = machine.start(`${script('load')} ${seconds} ${method}`)
  const output = load.stdout ? text(load.stdout) : Promise.resolve('')
  await pause(2_000)
  await work()
  if (load.exitCode === null) await once(load, 'exit')
  const counted = await output
  console.log(`    ${counted.trim()}`)
  expect(/"failed":0,/.test(counted), `requests failed: ${counted}`)
}

/** After the installation, one after the other. */
export const steps: Record<string, Step> = {
  'at most fifteen commands': ({ commands }) => expect(commands <= 15, `${commands} commands`),

  'the installed files are those of deploy/, unchanged': ({ machine }) => {
    machine.must('cmp /mnt/project/deploy/nginx.conf /etc/nginx/conf.d/homecare-portal.conf')
    machine.must('cmp /mnt/project/deploy/homecare-portal@.service /etc/systemd/system/homecare-portal@.service')
  },

  'an installed release has 230 MB of packages besides Node': ({ machine }) => {
    const packages = '/opt/homecare-portal/releases/1/node_modules'
    const megabytes = Number.parseInt(machine.must(`du -sm --exclude='node-linux-*' ${packages}`), 10)
    console.log(`    ${megabytes} MB`)
    expect(megabytes <= 230, `${megabytes} MB`)
  },

  'the first administrator logs in and uploads': ({ machine, said }) => {
    machine.must(`${script('client')} '${link.exec(said)?.[0]}'`)
    expect(!link.test(machine.must('homecare staff link')), 'a second first administrator')
  },

  'the log had such a link, and it is dead': ({ machine }) => {
    const logged = link.exec(machine.must('journalctl -u homecare-portal@3000 -o cat'))?.[0] ?? ''
    expect(machine.run(`${script('client')} '${logged}'`).output.includes('answers 400'), 'the link of the log works')
  },

  'the tools work on the data of the service': ({ machine }) => {
    const member = '--email lee@example.org --first Sam --last Lee --role editor'
    expect(machine.must(`homecare staff add ${member}`).includes('Password'), 'no password')
    machine.must('homecare keys check')
    machine.must('homecare audit verify')
    const tool = 'cd /opt/homecare-portal/current && npm run staff:unlock -- --email lee@example.org'
    expect(machine.run(tool).output.includes('there is no database'), 'a tool without settings finds a database')
    machine.must('test ! -e /opt/homecare-portal/current/.data')
  },

  'strangers are not told whether it is ready': ({ machine }) => {
    const status = (path: string) =>
      machine.must(`curl -sk -o /dev/null -w '%{http_code}' https://care.example.org${path}`)
    expect(status('/healthz') === '200', 'healthz')
    expect(machine.run('curl -sk https://127.0.0.1/').status !== 0, 'an unknown name gets a certificate')
  },

  'a rolling restart fails no request': ({ machine }) =>
    underLoad(machine, 30, () => {
      for (const port of [3000, 3001]) machine.must(`systemctl restart homecare-portal@${port}`)
    }),

  // A call that changes something is not sent twice: those in progress in a killed process end with 502.
  'a killed process fails no request that reads': ({ machine }) =>
    underLoad(machine, 15, () => machine.must('systemctl kill -s KILL homecare-portal@3001'), 'GET'),

  'a reload of nginx fails no request': ({ machine }) =>
    underLoad(machine, 6, () => machine.must('systemctl reload nginx')),

  'a process that hangs is replaced': async ({ machine }) => {
    const pid = () => machine.must('systemctl show -P MainPID homecare-portal@3001').trim()
    const hung = pid()
    machine.must(`kill -STOP ${hung}`)
    for (let waited = 0; pid() === hung || pid() === '0'; waited++) {
      expect(waited < 90, 'it still hangs')
      await pause(1_000)
    }
  },

  'an upgrade fails no request': ({ machine }) => {
    machine.must('cp -r /opt/homecare-portal/releases/1 /opt/homecare-portal/releases/2')
    return underLoad(machine, 40, () => machine.must('/opt/homecare-portal/releases/2/bin/homecare upgrade'))
  },

  'Ctrl-C in the middle of an upgrade leaves nothing half done': async ({ machine }) => {
    // Between the two processes, however quick the machine is.
    const { status, output } = machine.run(
      `/opt/homecare-portal/releases/1/bin/homecare upgrade > /tmp/upgrade 2>&1 & until grep -q '3000 is ready' /tmp/upgrade; do sleep 0.1; done
      kill -INT $! && wait $!; cat /tmp/upgrade`,
    )
    expect(output.includes('The upgrade goes on'), `${status} ${output}`)
    for (const port of [3000, 3001]) {
      const pid = machine.must(`systemctl show -P MainPID homecare-portal@${port}`).trim()
      machine.must(`readlink /proc/${pid}/cwd | grep releases/1 && curl -sf http://127.0.0.1:${port}/readyz`)
    }
    machine.must('/opt/homecare-portal/releases/2/bin/homecare upgrade')
  },

  'a release that does not start is taken back': ({ machine }) => {
    machine.must('cp -r /opt/homecare-portal/releases/2 /opt/homecare-portal/releases/3')
    machine.must('echo "throw new Error()" > /opt/homecare-portal/releases/3/scripts/serve.ts')
    const { status, output } = machine.run('/opt/homecare-portal/releases/3/bin/homecare upgrade')
    expect(status === 1 && output.includes('runs again'), output)
    machine.must('readlink /opt/homecare-portal/current | grep releases/2')
    machine.must('curl -sf http://127.0.0.1:3000/readyz && curl -sf http://127.0.0.1:3001/readyz')
  },

  'keys change': ({ machine }) => {
    machine.must('homecare keys add')
    machine.must('homecare keys rotate')
    machine.must('homecare keys check')
  },

  'a backup comes back': ({ machine }) => {
    const setUp = 'homecare setup --host care.example.org'
    const stop = "systemctl stop 'homecare-portal@*'"
    machine.must('install -d -o homecare-portal -m 700 /mnt/backup/portal')
    machine.must(`echo BACKUP_TO=/mnt/backup/portal >> /etc/homecare-portal.env && ${setUp}`)
    machine.must('systemctl is-active homecare-portal-backup@homecare-portal.timer')
    expect(machine.must('homecare backup').includes('Made the backup'), 'no backup')
    machine.must('systemctl start homecare-portal-backup@homecare-portal')
    expect(machine.must('homecare verify').includes('is whole'), 'the backup is not whole')
    expect(machine.run('homecare doctor').output.includes('the last good backup is 0 hours old'), 'the doctor saw none')
    machine.must(
      'homecare keys print | grep ENCRYPTION_KEYS= | grep --quiet --fixed-strings --line-regexp --file - /etc/homecare-portal.env',
    )
    machine.must(`${stop} && mv /var/lib/homecare-portal /var/lib/lost && ${setUp} && ${stop}`)
    machine.must('homecare restore')
    machine.must('systemctl start homecare-portal@3000 homecare-portal@3001 && curl -sf http://127.0.0.1:3001/readyz')
    machine.must('homecare staff unlock --email lee@example.org && homecare audit verify')
    machine.must('rm -r /var/lib/lost')
  },

  'what cannot work is refused before anything is installed': ({ machine }) => {
    const refused = (ports: string, words: string) => {
      const { status, output } = machine.run(`${setUpSunrise} --ports ${ports}`)
      expect(status === 1 && output.includes(words), output)
      machine.must('test ! -e /etc/systemd/system/sunrise@.service && test ! -e /var/lib/sunrise')
    }
    refused('3010', 'fullchain.pem or its key is missing')
    machine.must(selfSigned('sunrise.example.org', 'care.example.org'))
    refused('3010', 'is for another name')
    machine.must(selfSigned('sunrise.example.org'))
    refused('3001,3010', 'Port 3001 cannot be had')
    const settings = 'SITE_URL=https://sunrise.example.org\\nDATA_DIR=/var/lib/homecare-portal\\n'
    machine.must(`printf '${settings}' > /etc/sunrise.env && chmod 600 /etc/sunrise.env`)
    refused('3010', 'is that of homecare-portal')
    machine.must('rm /etc/sunrise.env')
  },

  'a second agency runs beside the first': ({ machine }) => {
    machine.must(`${setUpSunrise} --ports 3010`)
    for (const host of ['sunrise', 'care']) machine.must(`curl -skf https://${host}.example.org/healthz`)
    machine.must('homecare doctor --agency sunrise')
    expect(!machine.must('nginx -t 2>&1').includes('[warn]'), 'the agencies share a name')
    machine.must('systemctl disable --now sunrise@3010')
  },

  'the portal goes, its data stays': ({ machine }) => {
    for (const command of commandsOf('Take it away')) machine.must(command)
    expect(machine.run('systemctl list-units --all | grep homecare-portal@').status !== 0, 'a unit is left')
    expect(machine.run('pgrep -u homecare-portal').output.trim() === '', 'a process is left')
    machine.must('test -e /var/lib/homecare-portal/postgres && test -e /etc/homecare-portal.env')
  },
}
