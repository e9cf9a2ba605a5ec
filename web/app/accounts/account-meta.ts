import type { MetaFunction } from 'react-router'
import { pageMeta } from '../core/meta'
import { accountTexts } from '../locales/accounts'

type MetaArgs = Parameters<MetaFunction>[0]
type Words = ReturnType<typeof accountTexts>

/** `meta` of an account page: the page title followed by the agency's name. */
export function accountMeta(words: (texts: Words, args: MetaArgs) => { title: string; text: string }): MetaFunction {
  return (args) =>
    pageMeta(({ shell }, { company, language }) => {
      const { title, text } = words(accountTexts(language), args)
      return { title: `${title} · ${company?.companyName || shell.siteName}`, description: text }
    })(args)
}
