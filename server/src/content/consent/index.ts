import { getPictureConsent, savePictureConsent } from '@portal/contract/content/consent'
import type { Domain } from '../../domain.ts'
import { route } from '../../http/dispatch.ts'
import { resealColumns } from '../../secrets/reseal.ts'
import { readConsent, saveConsent } from './consent.ts'
import { agreementContext } from './sealing.ts'
import './tables.ts'

const sealed = [{ table: 'picture_consents', key: 'picture', column: 'agreed_sealed', context: agreementContext }]

/** Whom pictures of the content show, and who has agreed to that. */
export const consents: Domain = {
  routes: [
    route(getPictureConsent, (call) => readConsent(call, call.input.picture)),
    route(
      savePictureConsent,
      (call) => saveConsent(call, call.input),
      (call) => readConsent(call, call.input.picture),
    ),
  ],
  sealed,
  reseal: (services) => resealColumns(services, sealed),
}
