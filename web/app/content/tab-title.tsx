import { useTexts } from '../core/texts'
import { useCompany } from '../core/use-company'

/**
 * The browser tab's title once the module is loaded: two modules in two tabs differ. React puts it before the title of the route's
 * `meta`, which applies again when this one is gone.
 */
export function TabTitle({ name }: { name: string }) {
  const { shell } = useTexts()
  const company = useCompany()
  return <title>{`${name} · ${company?.companyName || shell.siteName}`}</title>
}
