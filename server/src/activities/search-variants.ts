import { variantsOf, type WordGroup } from '@portal/contract/search-variants'
import { comparable, traditional } from '../search/scripts.ts'
import { selectWordGroups } from '../search/synonyms.ts'
import type { Services } from '../services.ts'

/** The tables that `activityWords` reads. */
export const wordTables = ['cities', 'activity_types', 'search_synonyms'] as const

/**
 * Words that find activities in addition to the words of their texts: synonyms, and the names of cities and types in
 * all languages.
 */
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

/** One wording of a search. */
export interface SearchVariant {
  text: string
  /** Search terms besides those of the text: `city:<id>` and `type:<id>`. */
  tags: string[]
}

/** Maximum number of wordings per search, since each costs an index lookup. */
const maxVariants = 6

/** The wordings of a keyword, in both Chinese scripts. */
export function searchVariants(keyword: string, groups: readonly WordGroup[]): SearchVariant[] {
  const typed = keyword.toLowerCase()
  const simple = comparable(keyword)
  const [, ...others] = variantsOf(simple, groups, maxVariants)
  const otherScript = typed === simple ? traditional(simple) : simple
  const texts = new Set([typed, otherScript, ...others.flatMap((variant) => [variant, traditional(variant)])])
  return [...texts].slice(0, maxVariants).map((text) => {
    const words = text.split(' ')
    const isTag = (word: string) => /^(city|type):/.test(word)
    return { text: words.filter((word) => !isTag(word)).join(' '), tags: words.filter(isTag) }
  })
}

function named(name: Partial<Record<string, string>>, tag: string): WordGroup {
  return { words: Object.values(name).map((text) => comparable(text ?? '')), others: [tag] }
}
