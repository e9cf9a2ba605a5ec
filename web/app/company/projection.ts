/** The still map: its size in pixels, the middle of it, and how many pixels a degree of longitude takes. */
export const still = { width: 1200, height: 800 }
const middle = { latitude: 40.7, longitude: -73.95 }
const pixelsPerDegree = 1800

/** Where a place lies on the still map (Mercator, as on the live one). */
export function place(latitude: number, longitude: number): { x: number; y: number } {
  return {
    x: Math.round(still.width / 2 + (longitude - middle.longitude) * pixelsPerDegree),
    y: Math.round(still.height / 2 + (mercator(middle.latitude) - mercator(latitude)) * pixelsPerDegree),
  }
}

/** In degrees, so that it goes with the longitude. */
function mercator(latitude: number): number {
  const angle = (latitude * Math.PI) / 180
  return (Math.log(Math.tan(Math.PI / 4 + angle / 2)) * 180) / Math.PI
}
