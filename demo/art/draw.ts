import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import * as hall from './activities-hall.ts'
import * as outdoors from './activities-outdoors.ts'
import * as table from './activities-table.ts'
import * as banners from './banners.ts'
import * as cards from './cards.ts'
import * as healthFair from './event-health-fair.ts'
import * as newYear from './event-new-year.ts'
import * as picnic from './event-picnic.ts'
import * as training from './event-training.ts'
import { writeIcons } from './icons.ts'
import * as portraits from './portraits.ts'
import * as reviews from './reviews.ts'
import * as scopes from './scopes.ts'
import { resetIds } from './svg.ts'

const target = new URL('../pictures/', import.meta.url)

await mkdir(target, { recursive: true })
for (const [name, draw] of Object.entries({
  ...banners,
  ...scopes,
  ...hall,
  ...outdoors,
  ...table,
  ...reviews,
  ...cards,
  ...portraits,
  ...picnic,
  ...training,
  ...healthFair,
  ...newYear,
})) {
  resetIds()
  await writeFile(new URL(`${fileName(name)}.svg`, target), draw())
}

await writeIcons()
const inPublic = (name: string) => fileURLToPath(new URL(`../../web/public/${name}`, import.meta.url))
const drawn = (name: string) => sharp(fileURLToPath(new URL(`${name}.svg`, target)))
// Chat apps that show a link take no SVG; and no database holds the pictures of the account pages.
await drawn('social-card').jpeg({ quality: 82, mozjpeg: true }).toFile(inPublic('social-card.jpg'))
await drawn('review-tea').resize({ width: 800 }).webp({ quality: 80 }).toFile(inPublic('account-patient.webp'))
await drawn('scope-companionship')
  .resize({ width: 800 })
  .webp({ quality: 80 })
  .toFile(inPublic('account-caregiver.webp'))

function fileName(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)
}
