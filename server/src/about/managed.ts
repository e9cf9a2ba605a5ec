import * as contract from '@portal/contract/about/content'
import type { ManagedKind } from '../content/managed-kind.ts'
import { tableKind } from '../content/table-kind.ts'
import { nextPosition } from '../db/next-position.ts'

const faq = () => ['/about/faq']

export const managedQuestionGroupKind = tableKind({
  kind: contract.questionGroupKind,
  endpoints: contract.managedQuestionGroups,
  table: 'question_groups',
  usedBy: [{ by: 'question', table: 'questions', column: 'group_id', label: 'question', field: 'groupId' }],
  addresses: faq,
})

const questions = tableKind({
  kind: contract.questionKind,
  endpoints: contract.managedQuestions,
  table: 'questions',
  choices: { groupId: 'question_groups' },
  addresses: faq,
})

/** Questions; one that moves to another group comes last there. */
export const managedQuestionKind: ManagedKind = {
  ...questions,
  async apply(tx, key, content) {
    const before = key === null ? null : await questions.read(tx, key)
    const saved = await questions.apply(tx, key, content)
    if (before && before.groupId !== content.groupId) {
      const position = await nextPosition(tx, 'questions')
      await tx.updateTable('questions').set({ position }).where('id', '=', saved).execute()
    }
    return saved
  },
}

export const managedTeamMemberKind = tableKind({
  kind: contract.teamMemberKind,
  endpoints: contract.managedTeamMembers,
  table: 'team_members',
  addresses: () => ['/about/team'],
})
