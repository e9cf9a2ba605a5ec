import { useAccountTexts } from '../../locales/account'
import { Mark } from '../../ui/mark'

/** The name of a member's device, with a mark for the current one. */
export function DeviceName({ name, current }: { name: string; current: boolean }) {
  const { sessions: texts } = useAccountTexts()
  return (
    <>
      <span>{name || texts.unknown}</span> {current && <Mark tone="good">{texts.current}</Mark>}
    </>
  )
}
