import { outdatedHeader } from '@portal/contract/envelope'
import type { Body } from './answer.ts'

/** Marks an answer as possibly out of date; documents then show a notice, which each of them already contains. */
export function markOutdated<T extends Body>(body: T): T {
  return {
    ...body,
    headers: { ...body.headers, [outdatedHeader]: '1' },
    text: body.text.replace(/^(\s*<!DOCTYPE html>\s*<html )/i, '$1data-outdated="" '),
  }
}
