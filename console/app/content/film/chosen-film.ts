import type { Editing } from '../editor/use-editing'

/** The film that a record has chosen; undefined while there is none, or for a kind without films. */
export function chosenFilm({ managed, content, record }: Editing) {
  const [field = ''] = Object.entries(managed.kind.fields).find(([, { type }]) => type === 'film') ?? []
  return record.choices[field]?.find(({ id }) => id === content[field])
}
