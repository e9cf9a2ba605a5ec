import type { IncomingHttpHeaders } from 'node:http'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply } from 'fastify'

const name = 'changed'
/** Twice as long as other clients may get stale answers. */
const seconds = 2

/** Marks the browser of a person who has just changed content, so that it gets fresh answers from every process. */
export function setChangeCookie(reply: FastifyReply): void {
  const secure = reply.request.protocol === 'https'
  const cookie = { name, value: '1', maxAge: seconds, path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  reply.header('set-cookie', stringifySetCookie(cookie))
}

/** Whether the request's browser has just changed content. */
export function changedJustNow({ cookie = '' }: IncomingHttpHeaders): boolean {
  return parseCookie(cookie)[name] === '1'
}
