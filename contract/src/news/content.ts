import { managedEndpoints } from '../content/endpoints.ts'
import { choiceField, flagField, lineText, pictureField, richText } from '../content/fields.ts'
import { contentKind } from '../content/kind.ts'

export const articleKind = contentKind({
  kind: 'article',
  access: ['staff:editor'],
  key: 'number',
  title: 'title',
  fields: {
    title: lineText(150),
    summary: lineText(300),
    body: richText(20_000),
    picture: pictureField(),
    alt: lineText(300, { describes: 'picture' }),
    articleTypeId: choiceField(),
    recommended: flagField(),
  },
  together: ['title', 'alt', 'summary', 'body'],
})

export const managedArticles = managedEndpoints(articleKind)
