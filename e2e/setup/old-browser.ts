import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data'
import type { Page } from '@playwright/test'
import { oldestBrowsers } from '@portal/client/oldest-browsers'

/** An interface, or a member of one, that some of the oldest browsers lack. */
interface Lacking {
  owner: string
  member?: string
  /** What has the member: the interface itself, its instances, or either, where the data does not say. */
  holder?: 'static' | 'instance' | 'either'
}

/** Removes from a page what any of the oldest browsers lacks (README, "Browsers"), before its own scripts run. Returns the names. */
export async function makeOld(page: Page): Promise<string[]> {
  const lacking = [...lackingIn(bcd.javascript.builtins, 'either'), ...lackingIn(bcd.api, 'instance')]
  await page.addInitScript(remove, lacking)
  return lacking.map(({ owner, member }) => (member ? `${owner}.${member}` : owner))
}

/** Runs in the page. */
function remove(lacking: Lacking[]) {
  const world = globalThis as unknown as Record<string, { prototype?: object } | undefined>
  for (const { owner, member, holder } of lacking) {
    const itself = owner === 'Window' ? globalThis : world[owner]
    const holders = [holder !== 'instance' && itself, holder !== 'static' && (world[owner]?.prototype ?? itself)]
    if (member === undefined) Reflect.deleteProperty(globalThis, owner)
    else for (const one of holders) if (one) Reflect.deleteProperty(one, member)
  }
}

/** The oldest browsers as the data names them. */
const oldest = oldestBrowsers.map((browser) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? []
  return { name: name === 'ios' ? 'safari_ios' : (name as 'safari' | 'chrome' | 'edge' | 'firefox'), version } as const
})

function lackingIn(interfaces: Identifier = {}, unmarked: 'instance' | 'either'): Lacking[] {
  return featuresOf(interfaces).flatMap(([owner, identifier]) => {
    if (isLacking(identifier)) return [{ owner }]
    const members = featuresOf(identifier).filter(([, member]) => isLacking(member))
    return members.map(([name]) => {
      const member = name.replace(/_static$/, '')
      return { owner, member, holder: member === name ? unmarked : 'static' }
    })
  })
}

function featuresOf(identifier: Identifier): [string, Identifier][] {
  return Object.entries(identifier).filter(([name]) => name !== '__compat') as [string, Identifier][]
}

function isLacking({ __compat: compat }: Identifier): boolean {
  return compat !== undefined && oldest.some(({ name, version }) => !has(compat.support[name], version))
}

function has(support: SupportStatement | undefined, version: string): boolean {
  const statements = [support ?? []].flat() as SimpleSupportStatement[]
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) => {
      if (flags || prefix || other || removed || typeof added !== 'string') return false
      return Number.parseFloat(added.replace('≤', '')) <= Number.parseFloat(version)
    },
  )
}
