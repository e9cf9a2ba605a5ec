import { outdatedHeader } from '@portal/contract/envelope'
import type { Body } from './answer.ts'

/** Marks an answer as one that may be out of date: documents then show the line about it that stands in every one of them. */
export function markOutdated<T extends Body>(body: T): T {
  return {
    ...body,
    headers: { ...body.headers, [outdatedHeader]: '1' },
    text: body.text.replace(/^(\s*<!DOCTYPE html>\s*<html )/i, '$1data-outdated="" '),
  }
}
