import { type Language, languages } from '../language.ts'
import { galleryTexts, isGallery, picturesOnly, withGalleryTexts, withPictures } from './gallery.ts'
import type { Kind } from './kind.ts'

/**
 * A value of a content: a field, in one language if it has one in each. A gallery has its pictures as a value without language, and their texts as
 * one in each.
 */
export interface Cell {
  field: string
  language: Language | null
}

export interface Conflict extends Cell {
  mine: unknown
  theirs: unknown
}

type Content = Record<string, unknown>

/** Every cell of a kind, in the order of the form. */
export function cellsOf({ fields }: Pick<Kind, 'fields'>): Cell[] {
  return Object.entries(fields).flatMap(([field, { translated, type }]): Cell[] => [
    ...(!translated || type === 'gallery' ? [{ field, language: null }] : []),
    ...(translated ? languages.map((language) => ({ field, language })) : []),
  ])
}

export function valueAt(content: Content | null, { field, language }: Cell): unknown {
  const value = content?.[field]
  if (isGallery(value)) return language ? galleryTexts(value, language) : picturesOnly(value)
  return language ? ((value as Record<string, unknown> | undefined)?.[language] ?? '') : (value ?? null)
}

/** A copy of a content with one other value. */
export function withValue<C extends Content>(content: C, { field, language }: Cell, value: unknown): C {
  const now = content[field]
  if (isGallery(now) && (language || isGallery(value)))
    return {
      ...content,
      [field]: language ? withGalleryTexts(now, language, value as '') : withPictures(now, value as []),
    }
  return { ...content, [field]: language ? { ...(now as object), [language]: value } : value }
}

/** Whether two contents say the same in a cell. */
export function isSameAt(one: Content | null, other: Content | null, cell: Cell): boolean {
  return JSON.stringify(valueAt(one, cell)) === JSON.stringify(valueAt(other, cell))
}

/**
 * Merges two contents that were made from the same one, a field and a language at a time. Where both have changed the same cell, mine
 * stays, and the cell is a conflict for a person to decide.
 */
export function mergeContent<C extends Content>(
  kind: Pick<Kind, 'fields'>,
  base: Content | null,
  mine: C,
  theirs: C,
): { merged: C; conflicts: Conflict[] } {
  const changed = cellsOf(kind).filter((cell) => !isSameAt(base, theirs, cell) && !isSameAt(mine, theirs, cell))
  const conflicts = changed
    .filter((cell) => !isSameAt(base, mine, cell))
    .map((cell) => ({ ...cell, mine: valueAt(mine, cell), theirs: valueAt(theirs, cell) }))
  const merged = changed
    .filter((cell) => isSameAt(base, mine, cell))
    .reduce((content, cell) => withValue(content, cell, valueAt(theirs, cell)), mine)
  return { merged, conflicts }
}
