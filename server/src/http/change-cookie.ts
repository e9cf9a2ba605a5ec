import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'

const name = 'changed'
/** Twice the time for which others may be given what was kept before a change. */
const seconds = 2

/** Lets the browser of whoever has just changed content say so, so that the change shows at once, whichever process answers. */
export function setChangeCookie(reply: FastifyReply): void {
  const secure = reply.request.protocol === 'https' ? '; Secure' : ''
  reply.header('set-cookie', `${name}=1; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`)
}

/** Tells whether a request comes from a browser that has just changed content. */
export function changedJustNow({ cookie }: IncomingHttpHeaders): boolean {
  return cookie !== undefined && /(?:^|; *)changed=1/.test(cookie)
}
