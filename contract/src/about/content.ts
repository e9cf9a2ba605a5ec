import { managedEndpoints } from '../content/endpoints.ts'
import {
  choiceField,
  dayField,
  galleryField,
  lineText,
  paragraphText,
  pictureField,
  richText,
} from '../content/fields.ts'
import { contentKind } from '../content/kind.ts'
import { legalDocumentKeys } from './public.ts'

export const questionGroupKind = contentKind({
  kind: 'question-group',
  access: ['staff:editor'],
  key: 'word',
  ordered: true,
  title: 'name',
  fields: { name: lineText(100) },
})

export const managedQuestionGroups = managedEndpoints(questionGroupKind)

/** A question with its answer; `groupId` is a group of questions. */
export const questionKind = contentKind({
  kind: 'question',
  access: ['staff:editor'],
  key: 'word',
  ordered: true,
  title: 'question',
  fields: { question: lineText(200), answer: richText(10_000), groupId: choiceField() },
  together: ['question', 'answer'],
})

export const managedQuestions = managedEndpoints(questionKind)

export const teamMemberKind = contentKind({
  kind: 'team-member',
  access: ['staff:editor'],
  key: 'number',
  ordered: true,
  title: 'name',
  fields: {
    name: lineText(100),
    role: lineText(100),
    bio: paragraphText(2_000),
    languages: lineText(200),
    picture: pictureField(),
    alt: lineText(300, { describes: 'picture' }),
  },
  together: ['name', 'role', 'bio', 'languages', 'alt'],
})

export const managedTeamMembers = managedEndpoints(teamMemberKind)

/** An event of the team; the first of its pictures is the cover. */
export const teamEventKind = contentKind({
  kind: 'team-event',
  access: ['staff:editor'],
  key: 'number',
  title: 'title',
  fields: {
    title: lineText(150),
    date: dayField(),
    place: lineText(150),
    summary: lineText(300),
    body: richText(8_000),
    pictures: galleryField(1, 12, 300),
  },
  together: ['title', 'place', 'summary', 'body'],
})

export const managedTeamEvents = managedEndpoints(teamEventKind)

/** A legal document, of which each publication adds a version; it is in force from its day on, in New York. */
export const legalDocumentKind = contentKind({
  kind: 'legal-document',
  access: ['staff:editor'],
  key: 'word',
  keys: legalDocumentKeys,
  title: 'title',
  allAtOnce: true,
  stays: true,
  fields: { title: lineText(150), effectiveOn: dayField(), body: richText(30_000) },
  together: ['title', 'body'],
})

export const managedLegalDocuments = managedEndpoints(legalDocumentKind)
