import type { ServiceCost, ServiceNeed } from '@portal/contract/care/services/public'
import type { Answers } from './answers'

/** The services that match the answers; all services when the answers do not decide it. */
export function fittingServices(services: readonly ServiceCost[], answers: Answers): readonly ServiceCost[] {
  if (answers.help === 'unsure') return services
  const wanted = needsOf(answers)
  const fitting = services.filter(({ needs }) => needs.some((need) => wanted.includes(need)))
  return fitting.length > 0 ? fitting : services
}

function needsOf({ help, card, time }: Answers): ServiceNeed[] {
  const needs: ServiceNeed[] = help && help !== 'unsure' ? [help] : []
  if (card === 'no' || card === 'unsure') needs.push('medicaid')
  if (time === 'long') needs.push('longTerm')
  return needs
}
