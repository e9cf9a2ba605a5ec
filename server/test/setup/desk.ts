import { type Endpoint, httpCall, type InputOf, type OutputOf } from '@portal/contract/endpoint'
import type { Envelope } from '@portal/contract/envelope'
import { staffLogin } from '@portal/contract/staff/public'
import { password } from './people.ts'
import type { TestPortal } from './portal.ts'

/** A browser of staff: it keeps its cookie and its token. */
export class Desk {
  readonly portal: TestPortal
  cookie = ''
  token = ''

  constructor(portal: TestPortal) {
    this.portal = portal
  }

  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Envelope<OutputOf<E>>> {
    const headers = { cookie: this.cookie, ...(this.token && { authorization: this.token }) }
    const answer = await this.portal.send({ ...httpCall(endpoint, input), headers })
    const given = answer.headers['set-cookie']
    if (given) this.cookie = String(given).split(';')[0] ?? ''
    return answer.json()
  }

  async logIn(username: string, totp = '', more: { remember?: boolean; password?: string } = {}) {
    this.token = ''
    const answer = await this.call(staffLogin, { username, password, totp, ...more })
    if (answer.code === '200') this.token = answer.data.token
    return answer
  }
}

/** Lets codes that were used count again, as if half a minute had passed. */
export const laterCode = ({ db }: TestPortal, id: string) =>
  db.updateTable('staff').set({ totp_last_step: '0' }).where('account_id', '=', id).execute()
