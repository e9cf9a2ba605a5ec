/** Size of the static map in pixels; below, its center and the pixels per degree of longitude. */
export const still = { width: 1200, height: 800 }
const middle = { latitude: 40.7, longitude: -73.95 }
const pixelsPerDegree = 1800

/** Position of a place on the static map in pixels (Mercator, like the interactive map). */
export function place(latitude: number, longitude: number): { x: number; y: number } {
  return {
    x: Math.round(still.width / 2 + (longitude - middle.longitude) * pixelsPerDegree),
    y: Math.round(still.height / 2 + (mercator(middle.latitude) - mercator(latitude)) * pixelsPerDegree),
  }
}

/** Mercator latitude in degrees, to match the scale of the longitude. */
function mercator(latitude: number): number {
  const angle = (latitude * Math.PI) / 180
  return (Math.log(Math.tan(Math.PI / 4 + angle / 2)) * 180) / Math.PI
}
