/** Tables that public pages show. Triggers announce every change of them; a kept answer names those that it was made from. */
export const contentTables = [
  'company',
  'cities',
  'offices',
  'banners',
  'figures',
  'service_scopes',
  'home_video',
  'activity_types',
  'activities',
  'activity_type_links',
  'activity_moves',
  'activity_registrations',
  'comments',
  'article_types',
  'articles',
  'team_members',
  'team_events',
  'team_event_pictures',
  'question_groups',
  'questions',
  'legal_documents',
] as const

export type ContentTable = (typeof contentTables)[number]

export function isContentTable(name: string): name is ContentTable {
  return (contentTables as readonly string[]).includes(name)
}
