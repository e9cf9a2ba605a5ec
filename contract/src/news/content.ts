import { managedEndpoints } from '../content/endpoints.ts'
import { choiceField, flagField, lineText, pictureField, richText } from '../content/fields.ts'
import { contentKind } from '../content/kind.ts'
import { maxArticleLetters } from './staff.ts'

export const articleKind = contentKind({
  kind: 'article',
  access: ['staff:editor'],
  key: 'number',
  title: 'title',
  fields: {
    title: lineText(maxArticleLetters.title),
    summary: lineText(maxArticleLetters.summary),
    body: richText(maxArticleLetters.body),
    picture: pictureField(),
    alt: lineText(maxArticleLetters.alt, { describes: 'picture' }),
    articleTypeId: choiceField(),
    recommended: flagField(),
  },
  together: ['title', 'alt', 'summary', 'body'],
})

export const managedArticles = managedEndpoints(articleKind)
