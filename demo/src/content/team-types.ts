import type { Texts } from '@portal/contract/language'

export interface DemoTeamMember {
  key: string
  name: Texts
  role: Texts
  bio: Texts
  /** The languages that the person speaks. */
  languages: Texts
  picture: string
  alt: Texts
}

export interface DemoTeamEvent {
  key: string
  title: Texts
  place: Texts
  /** Counted back from the day on which the demo content is loaded. */
  daysAgo: number
  summary: Texts
  /** HTML of p, h2, ul, li, strong and em. */
  body: Texts
  pictures: { picture: string; alt: Texts; caption: Texts }[]
}
