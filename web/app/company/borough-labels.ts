/** Latitude and longitude of each borough's name on the maps. */
export const boroughLabels = {
  manhattan: [40.7905, -73.9555],
  brooklyn: [40.655, -73.945],
  queens: [40.717, -73.8],
  bronx: [40.842, -73.877],
  statenIsland: [40.6, -74.085],
} as const

export type BoroughName = keyof typeof boroughLabels
