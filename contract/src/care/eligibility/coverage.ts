import * as z from 'zod/mini'

/** Reasons why an answer about coverage decides nothing by itself. */
export const coverageDoubts = [
  'contradicting',
  'deceased',
  'spendDown',
  'pending',
  'limited',
  'managedCare',
  'unclear',
  'notes',
  'otherDay',
] as const
export type CoverageDoubt = (typeof coverageDoubts)[number]

const Told = z.object({
  isManaged: z.boolean().check(z.describe('whether a managed care plan has to authorize home care')),
  plan: z.string().check(z.describe('name of the managed care plan; empty when the answer gives none')),
  said: z
    .array(
      z.object({
        code: z.string().check(z.describe('EB01')),
        services: z.array(z.string()).check(z.describe('EB03; empty for the whole plan')),
        words: z.string().check(z.describe('EB05')),
      }),
    )
    .check(z.describe('its lines about the whole plan, home care and long-term care')),
  notes: z.array(z.string()).check(z.describe('further words (MSG)')),
  written: z
    .array(z.string())
    .check(z.describe('all of its lines as the state wrote them, each with its days and limits')),
})

/** Coverage as the state answers it, without the person that the answer is about. */
export const Coverage = z.discriminatedUnion('proposal', [
  z.extend(Told, { proposal: z.enum(['eligible', 'ineligible']) }),
  z.extend(Told, { proposal: z.literal('doubtful'), doubt: z.enum(coverageDoubts) }),
])
export type Coverage = z.infer<typeof Coverage>

/** The decision to record when staff confirm a clear answer of the state. */
export function decisionFor({ proposal, isManaged }: { proposal: 'eligible' | 'ineligible'; isManaged: boolean }) {
  return proposal === 'eligible' && isManaged ? 'managed_care' : proposal
}
