import type { ManagedEndpoints } from '@portal/contract/content/endpoints'
import type { Fields, Kind } from '@portal/contract/content/kind'
import { articleKind, managedArticles } from '@portal/contract/news/content'

/** A kind of content and its calls. */
export interface Managed {
  kind: Kind
  endpoints: ManagedEndpoints
}

/** The kinds that have pages here; each needs its words in `locales/*\/content.ts`, too. */
export const kinds = {
  article: managed(articleKind, managedArticles),
}
export type KindName = keyof typeof kinds

/** Whether an address names a kind. */
export function isKind(name: string | undefined): name is KindName {
  return name !== undefined && Object.hasOwn(kinds, name)
}

// The pages of every kind read its fields from its declaration, and none by name.
function managed<F extends Fields>(kind: Kind<F>, endpoints: ManagedEndpoints<F>): Managed {
  return { kind, endpoints } as unknown as Managed
}
