export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening'

/** The part of the day for an hour (0–23) (S07). */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 6) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
