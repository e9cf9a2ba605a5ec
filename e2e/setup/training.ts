import type { Page } from '@playwright/test'
import { logInAsNew, type OwnAccount } from './own-account'
import { seed } from './seed'
import type { WantedModule } from './wanted-module'

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
