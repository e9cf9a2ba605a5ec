import { neighborArticles } from './articles/agency-neighbors.ts'
import { officeArticles } from './articles/agency-office.ts'
import { careArticles } from './articles/benefits-care.ts'
import { medicaidArticles } from './articles/benefits-medicaid.ts'
import { homeHealthArticles } from './articles/health-home.ts'
import { seasonArticles } from './articles/health-season.ts'
import type { DemoArticle } from './news-types.ts'

export const articles: DemoArticle[] = [
  ...officeArticles,
  ...neighborArticles,
  ...seasonArticles,
  ...homeHealthArticles,
  ...medicaidArticles,
  ...careArticles,
]
