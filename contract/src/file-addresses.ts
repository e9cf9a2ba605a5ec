import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { FileOutput } from './file.ts'
import { word } from './text.ts'

/** Files behind the login have an address for a while, since browsers within apps drop files that a page has made (docs/decisions/0153). */
export const getFileAddress = endpoint({
  method: 'POST',
  path: '/api/file-address',
  access: ['session'],
  doc: 'An address that gives the file of a call for five minutes without a token, as long as the session lives.',
  unversioned: 'changes nothing; what is searched for does not belong into an address',
  reads: 'nobody',
  input: z.object({
    call: word(200).check(z.describe('method and path of the call, such as `GET /staff/audit/export`')),
    input: z.record(word(60), z.unknown()).check(z.describe('its inputs, by its own rules')),
  }),
  output: z.object({ address: z.string() }),
})

export const openFile = endpoint({
  method: 'GET',
  path: '/content/file',
  access: ['visitor'],
  doc: 'The file of an address. Who may have it, and what the audit log notes, is as in the call that the address is for.',
  input: z.object({ ticket: word(8000) }),
  output: FileOutput,
  download: {
    types: [
      'application/pdf',
      'application/edi-x12',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'text/calendar; charset=utf-8',
      'text/csv; charset=utf-8',
    ],
    name: 'file',
  },
})
