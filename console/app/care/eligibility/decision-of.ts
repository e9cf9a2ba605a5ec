import type { BatchCheck } from '@portal/contract/care/eligibility/batches'
import { decisionFor } from '@portal/contract/care/eligibility/coverage'

/** What confirming a check of a batch decides; undefined while its answer is not clear. */
export function decisionOf({ coverage }: Pick<BatchCheck, 'coverage'>) {
  return coverage && coverage.proposal !== 'doubtful'
    ? decisionFor({ ...coverage, proposal: coverage.proposal })
    : undefined
}
