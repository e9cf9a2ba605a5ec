import type { BatchCheck } from '@portal/contract/care/eligibility/batches'
import { decisionFor } from '@portal/contract/care/eligibility/coverage'

/** The decision that confirming a check records; undefined while its answer is ambiguous. */
export function decisionOf({ coverage }: Pick<BatchCheck, 'coverage'>) {
  return coverage && coverage.proposal !== 'doubtful'
    ? decisionFor({ ...coverage, proposal: coverage.proposal })
    : undefined
}
