import type { MetaDescriptor, MetaFunction } from 'react-router'
import { pageMeta } from '../core/meta'
import type { RootData } from '../root-data'

type MetaArgs = Parameters<MetaFunction>[0]

interface ContentWords {
  title: string
  description: string
  picture?: string
  query?: string
  /** The page's schema.org data for search engines. */
  structured?: (address: string) => Record<string, unknown>
}

/** `meta` of a managed content page: the page title followed by the agency's name, and its structured data. */
export function contentMeta<T>(words: (data: T | undefined, root: RootData) => ContentWords): MetaFunction {
  return (args) => {
    const root = rootOf(args)
    if (!root) return []
    const { title, structured, ...rest } = words(args.loaderData as T | undefined, root)
    const described: MetaDescriptor[] = structured
      ? [
          {
            'script:ld+json': {
              '@context': 'https://schema.org',
              ...structured(root.siteUrl + args.location.pathname),
            },
          },
        ]
      : []
    const plain = pageMeta(({ shell }, { company }) => ({
      title: `${title} · ${company?.companyName || shell.siteName}`,
      ...rest,
    }))(args)
    return [...(plain ?? []), ...described]
  }
}

function rootOf({ matches }: MetaArgs): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
}
