import { createHash } from 'node:crypto'
import { day } from '@portal/contract/durations'
import type { addReview, OwnReview } from '@portal/contract/feedback/own'
import type { Language } from '@portal/contract/language'
import { publicName } from '@portal/contract/person/names'
import type * as z from 'zod'
import { note } from '../audit/audited.ts'
import type { Tx } from '../db/client.ts'
import type { Caller, OwnCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { attachPictures } from './pictures.ts'
import { mayHaveWritten } from './policy.ts'
import { selectOwnReview } from './queries.ts'

type Submitting = Pick<OwnCall, 'db' | 'keys' | 'language'> & { caller: Pick<Caller, 'accountId'> }
type Input = z.output<(typeof addReview)['input']>

/**
 * Submits a review by the caller, for moderation (acceptance F09). Idempotent: identical submits, however many at once, create one
 * review, and each is answered with it.
 * @throws PortalError invalid_input at `commentImage` when a picture is missing, someone else's or already attached;
 * too_many_requests
 */
export async function submitReview(call: Submitting, input: Input): Promise<OwnReview> {
  const { accountId } = call.caller
  const key = input.idempotencyKey ?? keyOf(input)
  const id = await call.db.transaction().execute(async (tx) => {
    const userName = await lockAuthor(tx, accountId)
    const added = await insertReview(tx, { accountId, key, userName, language: call.language }, input)
    if (added === undefined) return findByKey(tx, accountId, key)
    await limitPerDay(tx, accountId)
    await attachPictures(tx, accountId, added, input.commentImage)
    await note(tx, call, 'comment.add', `comment ${added}`)
    return added
  })
  return selectOwnReview(call.db, id, call.language)
}

/** The idempotency key of a submit without one: a hash of the review's content. */
function keyOf({ rating, commentText, commentImage }: Input): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([rating, commentText, commentImage]))
    .digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Locks the author, so that their submits run one after the other and the limit holds. Returns the name shown with the review. */
export async function lockAuthor(tx: Tx, accountId: string): Promise<string> {
  const { first_name, preferred_name, last_name } = await tx
    .selectFrom('accounts')
    .select(['first_name', 'preferred_name', 'last_name'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return publicName({ firstName: preferred_name || first_name, lastName: last_name })
}

interface Author {
  accountId: string
  key: string
  userName: string
  language: Language
}

async function insertReview(tx: Tx, { accountId, key, userName, language }: Author, input: Input) {
  const added = await tx
    .insertInto('comments')
    .values({
      author_id: accountId,
      idempotency_key: key,
      user_name: userName,
      language,
      body: input.commentText,
      rating: input.rating,
      images: [],
      status: 'pending',
      created_at: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

async function findByKey(tx: Tx, accountId: string, key: string): Promise<number> {
  const { id } = await tx
    .selectFrom('comments')
    .select('id')
    .where('author_id', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Counts stored reviews rather than calls, so that retries are free.
 * @throws PortalError too_many_requests
 */
export async function limitPerDay(tx: Tx, accountId: string) {
  const { count } = await tx
    .selectFrom('comments')
    .select((e) => e.fn.countAll<string>().as('count'))
    .where('author_id', '=', accountId)
    .where('created_at', '>', new Date(Date.now() - day))
    .executeTakeFirstOrThrow()
  if (!mayHaveWritten(Number(count))) throw new PortalError('too_many_requests', { commentText: 'reviewsPerDay' })
}
