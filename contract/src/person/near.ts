import * as z from 'zod/mini'
import { optional } from '../text.ts'
import { Postcode } from './person.ts'

/** The input for finding the nearest place. */
export const Near = z.object({ near: optional(Postcode) })

interface Coordinates {
  latitude: number
  longitude: number
}

/** The center of each area of New York City, by the first three digits of its postcodes. */
const areas: Readonly<Record<string, Coordinates>> = {
  100: { latitude: 40.76, longitude: -73.98 },
  101: { latitude: 40.76, longitude: -73.98 },
  102: { latitude: 40.71, longitude: -74.01 },
  103: { latitude: 40.58, longitude: -74.15 },
  104: { latitude: 40.85, longitude: -73.87 },
  110: { latitude: 40.74, longitude: -73.71 },
  111: { latitude: 40.75, longitude: -73.93 },
  112: { latitude: 40.65, longitude: -73.95 },
  113: { latitude: 40.74, longitude: -73.85 },
  114: { latitude: 40.69, longitude: -73.79 },
  116: { latitude: 40.59, longitude: -73.82 },
}

/** Sorts places by distance from a postcode of the city; keeps their order for any other postcode. */
export function nearestFirst<P extends Coordinates>(places: readonly P[], postcode: string): P[] {
  const from = areas[postcode.slice(0, 3)]
  if (!from) return [...places]
  return [...places].sort((a, b) => distance(a, from) - distance(b, from))
}

/** Enough to compare within a city: a degree of longitude is about three quarters of one of latitude there. */
function distance(a: Coordinates, b: Coordinates): number {
  return Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * 0.76)
}
