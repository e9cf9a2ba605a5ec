import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { type Agency, isActive, optionsOf, portsOf, requireRoot, takeAgency } from './agency.ts'
import { Refused } from './refused.ts'
import { restart } from './service.ts'
import { readSettings, writeSetting } from './settings.ts'
import { runTool } from './tools.ts'

/**
 * `homecare keys check`: whether the portal has every key that its data needs. `keys add`: makes a new pair, which every process then
 * knows. `keys print`: a page for the safe. `keys rotate`: lets them seal with it, and seals everything anew. Two steps, so that nobody meets a key it does not have.
 */
export async function keys([word = '', ...args]: string[]) {
  requireRoot()
  const { agency, rest } = takeAgency(args)
  optionsOf(rest, {})
  if (word === 'check') process.exitCode = runTool(agency, 'keys-check')
  else if (word === 'add') await addKey(agency)
  else if (word === 'print') process.exitCode = runTool(agency, 'keys-print')
  else if (word === 'rotate') await rotate(agency)
  else throw new Refused('Say which: check, add, rotate, print')
}

async function addKey(agency: Agency) {
  const known = pairsOf(agency)
  const id = newId(known)
  await put(agency, [...known, `${id}:${randomBytes(32).toString('base64')}`])
  console.log(
    `Added the key ${id} at the end of ENCRYPTION_KEYS in ${agency.settingsFile}; nothing is sealed with it yet.`,
  )
  console.log(
    'Put a new page into your safe now, apart from the backups: homecare keys print. Then: homecare keys rotate',
  )
}

async function rotate(agency: Agency) {
  const known = pairsOf(agency)
  const newest = known.at(-1)
  if (!newest || known.length < 2) throw new Refused('There is no key to change to. Add one first: homecare keys add')
  await put(agency, [newest, ...known.slice(0, -1)])
  process.exitCode = runTool(agency, 'keys-reseal')
}

async function put(agency: Agency, pairs: string[]) {
  writeSetting(agency.settingsFile, 'ENCRYPTION_KEYS', pairs.join(','))
  for (const port of portsOf(agency)) if (isActive(agency, port)) await restart(agency, port)
}

/** The pairs in use: those of the settings, or the file that the first start made. @throws Refused when there are none */
function pairsOf({ name, settingsFile }: Agency): string[] {
  const { ENCRYPTION_KEYS: given, DATA_DIR: dataDir = `/var/lib/${name}` } = readSettings(settingsFile)
  if (given) return given.split(',').map((pair) => pair.trim())
  const file = `${dataDir}/encryption.key`
  if (!existsSync(file))
    throw new Refused(
      `${file} is missing: no key is in use. A new one is never made beside data; put the right one back.`,
    )
  return [`file:${readFileSync(file, 'utf8').trim()}`]
}

function newId(pairs: readonly string[], now = new Date()): string {
  const day = now.toISOString().slice(0, 10)
  const taken = (id: string) => pairs.some((pair) => pair.startsWith(`${id}:`))
  for (let count = 1; ; count++) {
    const id = count === 1 ? day : `${day}-${count}`
    if (!taken(id)) return id
  }
}
