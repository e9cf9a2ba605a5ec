import * as z from 'zod/mini'
import { minute } from '../durations.ts'
import { endpoint } from '../endpoint.ts'
import { word } from '../text.ts'
import { WallTime } from '../time.ts'
import { ContentLanguage, SecondHour } from './states.ts'

/** The pages of a preview stand below this address, each as on the site. */
export const previewRoot = '/staff/preview'

/** Sizes of the text that a page of a preview is asked for by `?size=`. */
export const previewSizes = ['large', 'larger'] as const

/** For so long a preview can be opened. */
export const previewMs = 30 * minute

export const openPreview = endpoint({
  method: 'POST',
  path: '/staff/content/preview',
  access: ['staff'],
  reads: 'nobody',
  doc: 'Lets this browser see the site as if a draft were published, for 30 minutes: below `/staff/preview` stands every page, `?lang=` chooses the language, `?size=large` or `larger` the size of the text, and `/staff/preview/h5/` is the phone site. Nothing is published, and what others save is seen at once.',
  unversioned: 'changes nothing',
  input: z.object({
    kind: word(40),
    id: word(60),
    languages: z._default(z.array(ContentLanguage), []).check(z.describe('to be published; none: every one')),
    at: z
      .optional(WallTime)
      .check(
        z.describe('the site as it will be at a moment ahead, with what is scheduled until then; absent: as it is now'),
      ),
    again: SecondHour,
  }),
  output: z.object({
    addresses: z.array(z.string()).check(z.describe('of pages that show the record, its own first')),
    until: z.string().check(z.describe('ISO moment')),
  }),
})
