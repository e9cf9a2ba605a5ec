import type { Page } from '@playwright/test'
import { logInAsNew, type OwnAccount } from './own-account'
import { seed } from './seed'

/** How far a module is: `half` of the film was watched, the exam was `failed` or `passed` and not signed. */
export type Trained = 'new' | 'half' | 'watched' | 'failed' | 'passed' | 'signed'

/** A module of nine seconds with six questions, for one caregiver alone, or one of the demo's. */
export interface WantedModule {
  title?: string
  /** Id of a module of the demo. */
  of?: number
  is: Trained
  /** Instead of in 30 days. */
  dueOn?: string
  /** The time limit of its exam; none by default. */
  limitMinutes?: number
}

/** A new caregiver in the browser, with modules of their own. */
export async function logInAsTrainee(page: Page, modules: WantedModule[]): Promise<OwnAccount & { ids: number[] }> {
  const account = await logInAsNew(page, 'caregiver')
  return { ...account, ids: await train(account, modules) }
}

/** Gives a caregiver modules. Returns their ids. */
export async function train({ phone }: Pick<OwnAccount, 'phone'>, modules: WantedModule[]): Promise<number[]> {
  return seed('training', { phone, modules })
}

/** Lets time pass for the exam that a caregiver has under way, as the server sees it. */
export async function letExamPass({ phone }: Pick<OwnAccount, 'phone'>, minutes: number): Promise<void> {
  await seed('training', { phone, modules: [], minutes })
}
