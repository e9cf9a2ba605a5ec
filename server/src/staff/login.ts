import type { OutputOf } from '@portal/contract/endpoint'
import { Email } from '@portal/contract/person/person'
import { sessionMinutes } from '@portal/contract/session-minutes'
import { rememberDays } from '@portal/contract/staff/own'
import type { staffLogin as staffLoginEndpoint } from '@portal/contract/staff/public'
import { isRecoveryCode } from '@portal/contract/staff/second-factor'
import type * as z from 'zod'
import { limits } from '../accounts/limits.ts'
import type { Guesser } from '../accounts/login/guesses.ts'
import { needsNoSecondFactor, noteSecondFactor } from '../accounts/login/known-devices.ts'
import { enter } from '../accounts/login/login.ts'
import { record } from '../audit/record.ts'
import type { Database, Tx } from '../db/client.ts'
import type { Call } from '../http/dispatch.ts'
import type { StaffRole } from './add.ts'
import { StaffError } from './errors.ts'
import { isFactorOf } from './factor-codes.ts'
import { queueLoginNotice } from './login-notices.ts'
import { maySetUp, rememberedUntil } from './policy.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

type Input = z.output<(typeof staffLoginEndpoint)['input']>

/**
 * Starts a staff session by e-mail, password and second factor; each code works once. A device that gave one not long ago needs
 * none, and neither does a new account, whose session can only set up its second factor.
 * @throws StaffError wrong_credentials; PortalError too_many_attempts, too_many_requests
 */
export async function staffLogin(call: Call, input: Input): Promise<OutputOf<typeof staffLoginEndpoint>> {
  let isNewDevice = false
  const { account, token } = await enter(
    call,
    {
      name: 'staff',
      action: 'staff.login',
      find: findMember,
      secondFactor: (member, guess) => {
        isNewDevice = guess.device === undefined
        return factorFits(call, member, guess, input.totp)
      },
      async entered(tx, member, deviceToken) {
        await noteEntry(tx, call, member, deviceToken, input)
        if (isNewDevice && member.totp_confirmed_at) await queueLoginNotice(tx, call, member.id, 'newDevice')
      },
      refuse: () => new StaffError('wrong_credentials'),
    },
    input.username,
    input.password,
  )
  return {
    token,
    staff: { firstName: account.first_name, email: account.email, roles: account.roles as StaffRole[] },
    next: account.totp_confirmed_at ? 'work' : 'setUp',
    recoveryCodesLeft: isRecoveryCode(input.totp) ? await countRecoveryCodes(call.db, account.id) : null,
  }
}

type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>

/** Limits attempts at the code separately, so that someone who knows the password has few of them from all unknown devices together. */
async function factorFits(
  call: Call,
  member: Member | undefined,
  { name, device, passwordFits }: Guesser & { passwordFits: boolean },
  typed: string,
): Promise<boolean> {
  const { db, throttles } = call
  if (member && maySetUp(member, new Date())) return passwordFits
  if (typed === '') return passwordFits && (await needsNoSecondFactor(db, device))
  // After a wrong password, counts under another name: the work is the same, but nobody without the password can use up the
  // attempts.
  const counted = { name: passwordFits ? name : `${name}, wrong password` }
  const allowed = device !== undefined || (await throttles.allows(limits.secondFactorByName, counted))
  if (!(await isFactorOf(call, member, typed, { spend: passwordFits && allowed }))) return false
  if (!device) await throttles.refund(limits.secondFactorByName, counted)
  return true
}

/** The last checks and notes of a login, in its transaction. @throws StaffError when the second factor was set up meanwhile */
async function noteEntry(tx: Tx, call: Call, member: Member, deviceToken: string, { totp, remember }: Input) {
  const { totp_confirmed_at } = await tx
    .selectFrom('staff')
    .select('totp_confirmed_at')
    .where('account_id', '=', member.id)
    .executeTakeFirstOrThrow()
  if (member.totp_confirmed_at?.getTime() !== totp_confirmed_at?.getTime()) throw new StaffError('wrong_credentials')
  const given = member.totp_confirmed_at !== null && totp !== ''
  const until = rememberedUntil(remember, new Date(), { hours: sessionMinutes.max / 60, days: rememberDays })
  const factor = given ? { until, remembered: remember } : undefined
  await noteSecondFactor(tx, { accountId: member.id, deviceToken, name: call.client.device, factor })
  if (!isRecoveryCode(totp) || !given) return
  const event = { actor: member.id, action: 'staff.recovery-code.use', subject: `account ${member.id}` }
  await record(tx, call.keys, { ...event, outcome: 'done' })
  await queueLoginNotice(tx, call, member.id, 'codeUsed')
}

async function findMember(db: Database, username: string) {
  const email = Email.safeParse(username)
  if (!email.success) return undefined
  return db
    .selectFrom('accounts')
    .innerJoin('staff', 'staff.account_id', 'accounts.id')
    .select(['accounts.id', 'first_name', 'email', 'password_hash', 'roles'])
    .select(['totp_secret_sealed', 'totp_confirmed_at', 'set_up_until'])
    .where('email', '=', email.data)
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
}
