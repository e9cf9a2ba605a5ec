import type { ServiceNeed } from '@portal/contract/care/services/public'
import type { CareDocumentKind, Method } from '@portal/contract/care/services/services'
import type { companyKind, contactKind, officeKind } from '@portal/contract/company/content'
import type { Kind, WholeOf } from '@portal/contract/content/kind'
import type { Language, Texts } from '@portal/contract/language'

export type CityKey = 'manhattan' | 'brooklyn' | 'queens' | 'staten-island'

export type ActivityTypeKey = 'exercise' | 'arts' | 'health' | 'food' | 'technology' | 'celebration'

export interface DemoBanner {
  picture: string
  alt: Texts
  title: Texts
  text: Texts
}

export interface DemoFigures {
  regionCount: number
  /** Per cent. */
  satisfaction: number
  elderCount: number
  caregiverCount: number
}

export interface DemoScope {
  picture: string
  alt: Texts
  title: Texts
  content: Texts
}

type WholeOfKind<K> = K extends Kind<infer F> ? WholeOf<F> : never

export type DemoCompany = WholeOfKind<typeof companyKind> & WholeOfKind<typeof contactKind>

export type DemoOffice = WholeOfKind<typeof officeKind> & { boroughId: CityKey }

export interface DemoCity {
  key: CityKey
  name: Texts
}

export interface DemoActivityType {
  key: ActivityTypeKey
  name: Texts
}

/** Days count from the day on which the demo content is loaded; negative days are past. */
export interface DemoActivity {
  title: Texts
  /** The first picture is the cover. */
  pictures: string[]
  types: ActivityTypeKey[]
  city: CityKey
  location: Texts
  startsInDays: number
  /** New York wall time, HH:mm. */
  startTime: string
  durationMinutes: number
  registrationOpensInDays: number
  registrationClosesInDays: number
  quota: number
  registered: number
  description: Texts
  requirements: Texts
  notes: Texts
  /** The reason for calling the activity off; absent if it takes place. */
  calledOff?: Texts
}

export interface DemoReview {
  commentText: string
  language: Language
  userName: string
  rating: 3 | 4 | 5
  pictures: string[]
  reply?: Texts
  daysAgo: number
  top: boolean
}

export interface DemoService {
  picture: string
  alt: Texts
  title: Texts
  /** One sentence. */
  summary: Texts
  description: Texts
  forWhom: Texts
  /** One requirement per line. */
  requirements: Texts
  cost: Texts
  needs: ServiceNeed[]
  methods: Method[]
  requiredDocuments: CareDocumentKind[]
  optionalDocuments: CareDocumentKind[]
}

export interface DemoSchedule {
  slotMinutes: number
  capacity: number
  leadHours: number
  daysAhead: number
  /** `weekday` 0 is Sunday; times are New York wall times, HH:mm. */
  hours: { weekday: number; opens: string; closes: string }[]
}

export interface DemoHoliday {
  on: 'lunarNewYear' | { month: number; day: number } | { month: number; weekday: number; nth: number | 'last' }
  name: Texts
}
