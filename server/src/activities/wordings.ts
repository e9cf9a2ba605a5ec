import { type WordGroup, wordingsOf } from '@portal/contract/wordings'
import { comparable, traditional } from '../search/scripts.ts'
import { selectWordGroups } from '../search/synonyms.ts'
import type { Services } from '../services.ts'

/** The tables that `activityWords` asks. */
export const wordTables = ['cities', 'activity_types', 'search_synonyms'] as const

/** Words by which activities are looked for besides those of their texts: synonyms, and names of cities and types in all languages. */
export async function activityWords({ db, content }: Pick<Services, 'db' | 'content'>): Promise<WordGroup[]> {
  const { value } = await content.keep('words of activities', async (sources) => {
    sources.add([...wordTables])
    const cities = await db.selectFrom('cities').select(['id', 'name']).execute()
    const types = await db.selectFrom('activity_types').select(['id', 'name']).execute()
    return [
      ...cities.map(({ id, name }) => named(name, `city:${id}`)),
      ...types.map(({ id, name }) => named(name, `type:${id}`)),
      ...(await selectWordGroups(db)),
    ]
  })
  return value
}

/** One way to look for activities. */
export interface Wording {
  text: string
  /** Pieces besides those of the text: of a city and of types. */
  tags: string[]
}

/** Each wording costs a look into the index for each span. */
const mostAsked = 6

/** The ways to write what is looked for, in both Chinese scripts. */
export function wordingsFor(keyword: string, groups: readonly WordGroup[]): Wording[] {
  const typed = keyword.normalize('NFKC').toLowerCase().trim()
  const simple = comparable(keyword)
  const [, ...others] = wordingsOf(simple, groups, mostAsked)
  const otherScript = typed === simple ? traditional(simple) : simple
  const texts = new Set([typed, otherScript, ...others.flatMap((wording) => [wording, traditional(wording)])])
  return [...texts].slice(0, mostAsked).map((text) => {
    const words = text.split(' ')
    const isTag = (word: string) => /^(city|type):/.test(word)
    return { text: words.filter((word) => !isTag(word)).join(' '), tags: words.filter(isTag) }
  })
}

function named(name: Partial<Record<string, string>>, tag: string): WordGroup {
  return { words: Object.values(name).map((text) => comparable(text ?? '')), others: [tag] }
}
