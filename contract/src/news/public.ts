import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { RecordId } from '../ids.ts'
import { WrittenIn } from '../managed-text.ts'
import { pageOf, paging } from '../paging.ts'
import { picturePath } from '../picture-path.ts'
import { word } from '../text.ts'

export const ArticleType = z.object({ id: z.string(), name: z.string() })
export type ArticleType = z.infer<typeof ArticleType>

export const ArticleCard = z.object({
  id: z.int(),
  type: ArticleType,
  title: z.string(),
  summary: z.string(),
  language: WrittenIn,
  picture: picturePath,
  alt: z.string(),
  publishedAt: z.string().check(z.describe('YYYY-MM-DD, New York')),
})
export type ArticleCard = z.infer<typeof ArticleCard>

export const Article = z.object({
  ...ArticleCard.shape,
  body: z.string().check(z.describe('sanitized HTML of p, h2, h3, ul, ol, li, strong, em, a, blockquote and br')),
  updatedAt: z.string().check(z.describe('YYYY-MM-DD, New York; not before publishedAt')),
  related: z.array(ArticleCard).check(z.describe('the newest others of its type, at most 3')),
})
export type Article = z.infer<typeof Article>

export const getArticlePage = endpoint({
  method: 'GET',
  path: '/content/article/page',
  access: ['visitor'],
  doc: 'Published news articles, the newest first; articleTypeId empty or absent means every type.',
  input: z.object({ ...paging, articleTypeId: z.optional(word(60)) }),
  output: pageOf(ArticleCard),
})

export const getRecommendedArticles = endpoint({
  method: 'GET',
  path: '/content/article/recommend/page',
  access: ['visitor'],
  doc: 'Published news articles that the agency recommends, the newest first.',
  input: z.object(paging),
  output: pageOf(ArticleCard),
})

export const getArticleTypes = endpoint({
  method: 'GET',
  path: '/content/article/types',
  access: ['visitor'],
  doc: 'Types of news articles, in the order in which filters list them.',
  input: z.object({}),
  output: z.array(ArticleType),
})

export const getArticle = endpoint({
  method: 'GET',
  path: '/content/article/{id}',
  access: ['visitor'],
  doc: 'One published news article, with others of its type.',
  input: z.object({ id: RecordId }),
  output: Article,
})
