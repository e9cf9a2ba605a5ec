import { existsSync } from 'node:fs'
import { type Agency, agencyNamed } from './agency.ts'
import { installedAgencies } from './installed.ts'
import { readSettings } from './settings.ts'

type Settings = Record<string, string>
export interface Neighbor {
  name: string
  settings: Settings
}

/** What an agency would share with another one of this machine, in words; undefined when nothing. Their data never meet. */
export function placeOfAnother(
  agency: Agency,
  settings: Settings,
  neighbors = neighborsOf(agency),
): string | undefined {
  const own = placesOf({ name: agency.name, settings })
  for (const neighbor of neighbors)
    for (const [setting, place] of placesOf(neighbor))
      if (own.get(setting) === place)
        return `${setting} in ${agency.settingsFile} is that of ${neighbor.name}: each agency needs one of its own.`
  return undefined
}

/** Where an agency's data is. Without `DATA_DIR` it is the folder that the unit names. */
function placesOf({ name, settings }: Neighbor): Map<string, string> {
  const places = new Map([['DATA_DIR', settings.DATA_DIR || `/var/lib/${name}`]])
  for (const setting of ['DATABASE_URL', 'FILES_URL']) if (settings[setting]) places.set(setting, settings[setting])
  return places
}

function neighborsOf({ name: own }: Agency): Neighbor[] {
  const names = installedAgencies().filter((name) => name !== own)
  return names
    .map(agencyNamed)
    .flatMap(({ name, settingsFile }) =>
      existsSync(settingsFile) ? [{ name, settings: readSettings(settingsFile) }] : [],
    )
}
