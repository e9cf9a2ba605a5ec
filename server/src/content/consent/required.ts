import type { ConsentAnswer } from '@portal/contract/content/consent'
import type { Kind } from '@portal/contract/content/kind'
import type { WrongFields } from '@portal/contract/fields/check-input'
import { newYorkDay } from '@portal/contract/new-york'
import type { Database } from '../../db/client.ts'
import type { InputPicture } from '../../files/staff-pictures.ts'
import { picturesOf } from '../states.ts'
import type { Content } from '../tables.ts'

interface Consent {
  answer: ConsentAnswer
  until: string | null
}

/** The pictures of a content that cannot be on the site at a moment: somebody has not agreed, or not for so long. */
export async function withoutConsent(
  db: Database,
  kind: Kind,
  content: Content,
  at = new Date(),
): Promise<WrongFields> {
  const day = newYorkDay(at)
  const pictures = picturesOf(kind, content)
  const consents = await selectConsents(db, pictures)
  const wrong: WrongFields = {}
  for (const [name, path] of pictures) {
    const { answer, until } = consents.get(path) ?? {}
    if (answer === 'missing') wrong[name] = 'consentMissing'
    else if (until && until < day) wrong[name] = 'consentEnded'
  }
  return wrong
}

/** The pictures of a content about which nobody has answered; films are not asked about. */
export async function unanswered(db: Database, kind: Kind, content: Content): Promise<InputPicture[]> {
  const pictures = picturesOf(kind, content)
  const consents = await selectConsents(db, pictures)
  return pictures.filter(([, path]) => path.endsWith('.jpg') && !consents.has(path))
}

async function selectConsents(db: Database, pictures: readonly InputPicture[]): Promise<Map<string, Consent>> {
  if (pictures.length === 0) return new Map()
  const rows = await db
    .selectFrom('picture_consents')
    .select((e) => ['picture', 'answer', e.cast<string | null>('until', 'text').as('until')])
    .where(
      'picture',
      'in',
      pictures.map(([, path]) => path),
    )
    .execute()
  return new Map(rows.map(({ picture, ...consent }) => [picture, consent]))
}
