import { useAccountTexts } from '../../locales/account'
import { Mark } from '../../ui/mark'

/** The name of a device of the member, marked when it is the one in front of them. */
export function DeviceName({ name, current }: { name: string; current: boolean }) {
  const { sessions: texts } = useAccountTexts()
  return (
    <>
      <span>{name || texts.unknown}</span> {current && <Mark tone="good">{texts.current}</Mark>}
    </>
  )
}
