import type { PictureConsent, savePictureConsent } from '@portal/contract/content/consent'
import { sql } from 'kysely'
import type * as z from 'zod'
import { audited } from '../../audit/audited.ts'
import type { Tx } from '../../db/client.ts'
import { protectPictures } from '../../files/staff-pictures.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { lockVersion } from '../../http/versions.ts'
import { openAgreement, sealAgreement } from './sealing.ts'

type Answer = z.output<(typeof savePictureConsent)['input']>

const none = { version: 1, answer: null, who: '', until: '', paper: '' }

/** What editors have answered about a picture. */
export async function readConsent(
  { db, keys }: Pick<StaffCall, 'db' | 'keys'>,
  picture: string,
): Promise<PictureConsent> {
  const row = await db
    .selectFrom('picture_consents')
    .select((e) => ['version', 'answer', 'agreed_sealed', e.cast<string | null>('until', 'text').as('until')])
    .where('picture', '=', picture)
    .executeTakeFirst()
  if (!row) return { ...none, picture }
  const { version, answer, agreed_sealed: sealed, until } = row
  const agreement = sealed ? openAgreement(keys, picture, sealed) : {}
  return { ...none, picture, version, answer, until: until ?? '', ...agreement }
}

/** Answers whom a picture shows. @throws PortalError changed_meanwhile, invalid_input when the picture is gone */
export async function saveConsent(
  call: StaffCall,
  { picture, version, answer, who, until, paper }: Answer,
): Promise<PictureConsent> {
  await audited(call, 'picture-consent.save', `media ${picture}`, async (tx) => {
    await protectPictures({ db: tx, files: call.files }, [['picture', picture]])
    await begin(tx, picture)
    await lockVersion(tx, 'picture_consents', { id: picture, version }, 'picture')
    const [answered_at, answered_by] = [new Date(), call.caller.accountId]
    const isAgreed = answer === 'agreed'
    const agreed_sealed = isAgreed ? sealAgreement(call.keys, picture, { who, paper }) : null
    await tx
      .updateTable('picture_consents')
      .set({ answer, agreed_sealed, until: (isAgreed && until) || null, answered_at, answered_by })
      .where('picture', '=', picture)
      .execute()
    await announce(tx, picture)
  })
  return readConsent(call, picture)
}

/** The first version stands for no answer, so that two first answers do not overwrite each other. */
function begin(tx: Tx, picture: string) {
  return tx
    .insertInto('picture_consents')
    .values({ picture, answer: 'nobody', answered_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The records that show it may have become an item of work, or be none any more. */
async function announce(tx: Tx, picture: string) {
  await sql`select pg_notify('work', 'record content ' || record_id)
    from picture_consents_on_site where picture = ${picture}`.execute(tx)
}
