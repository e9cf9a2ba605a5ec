import { decisionFor } from '@portal/contract/care/coverage'
import type { BatchCheck } from '@portal/contract/care/white-card-batches'

/** What confirming a check of a batch decides; undefined while its answer is not clear. */
export function decisionOf({ coverage }: Pick<BatchCheck, 'coverage'>) {
  return coverage && coverage.proposal !== 'doubtful'
    ? decisionFor({ ...coverage, proposal: coverage.proposal })
    : undefined
}
