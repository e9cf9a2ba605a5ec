/**
 * Generates boroughs.svg, the static map, from the outlines in boroughs.json. Run this after every change there:
 * `node web/app/company/make-boroughs.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { place, still } from './projection.ts'

interface Outlines {
  features: { properties: { kind: keyof typeof looks }; geometry: { coordinates: [number, number][][][] } }[]
}

const looks = {
  land: 'fill="#efe9db"',
  borough: 'fill="#fffdf8" stroke="#1f5d4c" stroke-width="2" stroke-linejoin="round"',
  park: 'fill="#d3e6d8"',
}

const here = import.meta.dirname
const { features } = JSON.parse(readFileSync(join(here, 'boroughs.json'), 'utf8')) as Outlines
const paths = features.map(({ properties, geometry }) => {
  const rings = geometry.coordinates.flat().map((ring) => `M${ring.map(corner).join(' ')}z`)
  return `<path ${looks[properties.kind]} d="${rings.join('')}"/>`
})
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${still.width} ${still.height}" width="${still.width}" height="${still.height}"><rect width="100%" height="100%" fill="#d5e7e6"/>${paths.join('')}</svg>\n`
writeFileSync(join(here, 'boroughs.svg'), svg)

function corner([longitude, latitude]: [number, number]): string {
  const { x, y } = place(latitude, longitude)
  return `${x},${y}`
}
