import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { pictureFile } from '../src/picture-file.ts'
import { writeIcons } from './icons.ts'
import * as hall from './scenes/activities-hall.ts'
import * as outdoors from './scenes/activities-outdoors.ts'
import * as table from './scenes/activities-table.ts'
import * as banners from './scenes/banners.ts'
import * as cards from './scenes/cards.ts'
import * as healthFair from './scenes/event-health-fair.ts'
import * as newYear from './scenes/event-new-year.ts'
import * as picnic from './scenes/event-picnic.ts'
import * as training from './scenes/event-training.ts'
import * as portraits from './scenes/portraits.ts'
import * as reviews from './scenes/reviews.ts'
import * as scopes from './scenes/scopes.ts'
import { resetIds } from './svg.ts'

const target = new URL('../pictures/', import.meta.url)

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
  const file = new URL(pictureFile(fileName(name)), target)
  await mkdir(new URL('./', file), { recursive: true })
  await writeFile(file, draw())
}

await writeIcons()
const inPublic = (name: string) => fileURLToPath(new URL(`../../web/public/${name}`, import.meta.url))
const drawn = (name: string) => sharp(fileURLToPath(new URL(pictureFile(name), target)))
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
