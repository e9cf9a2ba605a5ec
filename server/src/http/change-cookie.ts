import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'

const name = 'changed'
/** Twice as long as other clients may get stale answers. */
const seconds = 2

/** Marks the browser of a person who has just changed content, so that it gets fresh answers from every process. */
export function setChangeCookie(reply: FastifyReply): void {
  const secure = reply.request.protocol === 'https' ? '; Secure' : ''
  reply.header('set-cookie', `${name}=1; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`)
}

/** Whether the request's browser has just changed content. */
export function changedJustNow({ cookie }: IncomingHttpHeaders): boolean {
  return cookie !== undefined && /(?:^|; *)changed=1/.test(cookie)
}
