import {
  legalDocumentKind,
  managedLegalDocuments,
  managedQuestionGroups,
  managedQuestions,
  managedTeamEvents,
  managedTeamMembers,
  questionGroupKind,
  questionKind,
  teamEventKind,
  teamMemberKind,
} from '@portal/contract/about/content'
import {
  activityKind,
  activityTypeKind,
  managedActivities,
  managedActivityTypes,
} from '@portal/contract/activities/content'
import { managedServices, serviceKind } from '@portal/contract/care/services/content'
import {
  boroughKind,
  companyKind,
  contactKind,
  managedBoroughs,
  managedCompany,
  managedContact,
  managedOffices,
  officeKind,
} from '@portal/contract/company/content'
import type { ManagedEndpoints } from '@portal/contract/content/endpoints'
import { type Fields, type Kind, translatedFields } from '@portal/contract/content/kind'
import {
  bannerKind,
  figuresKind,
  homeFilmKind,
  managedBanners,
  managedFigures,
  managedHomeFilm,
  managedServiceScopes,
  serviceScopeKind,
} from '@portal/contract/home/content'
import { articleTypeKind, managedArticleTypes } from '@portal/contract/news/article-types'
import { articleKind, managedArticles } from '@portal/contract/news/content'
import { managedSearchWords, searchWordsKind } from '@portal/contract/search/content'

/** A kind of content and its calls. */
export interface Managed {
  kind: Kind
  endpoints: ManagedEndpoints
}

/** The kinds that have pages here, in the order of the page that lists them; each needs its words in `locales/*\/content-kinds.ts`, too. */
export const kinds = {
  article: managed(articleKind, managedArticles),
  'article-type': managed(articleTypeKind, managedArticleTypes),
  activity: managed(activityKind, managedActivities),
  'activity-type': managed(activityTypeKind, managedActivityTypes),
  banner: managed(bannerKind, managedBanners),
  figures: managed(figuresKind, managedFigures),
  'service-scope': managed(serviceScopeKind, managedServiceScopes),
  'home-film': managed(homeFilmKind, managedHomeFilm),
  'team-member': managed(teamMemberKind, managedTeamMembers),
  'team-event': managed(teamEventKind, managedTeamEvents),
  question: managed(questionKind, managedQuestions),
  'question-group': managed(questionGroupKind, managedQuestionGroups),
  'legal-document': managed(legalDocumentKind, managedLegalDocuments),
  service: managed(serviceKind, managedServices),
  'search-words': managed(searchWordsKind, managedSearchWords),
  company: managed(companyKind, managedCompany),
  contact: managed(contactKind, managedContact),
  office: managed(officeKind, managedOffices),
  borough: managed(boroughKind, managedBoroughs),
}
export type KindName = keyof typeof kinds

/** Whether an address names a kind. */
export function isKind(name: string | undefined): name is KindName {
  return name !== undefined && Object.hasOwn(kinds, name)
}

/** Whether a kind has a text in each language. */
export function hasTexts(name: KindName): boolean {
  return translatedFields(kinds[name].kind).length > 0
}

/** Where the records of a kind are found: in its list, or the only one in its editor. */
export function kindPath(name: KindName): string {
  return kinds[name].kind.key === 'single' ? `/content/${name}/only` : `/content/${name}`
}

// The pages of every kind read its fields from its declaration, and none by name.
function managed<F extends Fields>(kind: Kind<F>, endpoints: ManagedEndpoints<F>): Managed {
  return { kind, endpoints } as unknown as Managed
}
