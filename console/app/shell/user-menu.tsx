import { Menu } from '@mantine/core'
import { languageNames, languages } from '@portal/contract/language'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { densities, useDensity } from '../core/density'
import { useChangeLanguage } from '../core/language-provider'
import { lock } from '../core/lock'
import { leave } from '../core/saving/leaving'
import { useLanguage } from '../core/texts'
import { useShellTexts } from '../locales/shell'

/** The member's own menu: account, language, lock and logout. */
export function UserMenu(button: ComponentProps<'button'>) {
  const texts = useShellTexts()
  const language = useLanguage()
  const changeLanguage = useChangeLanguage()
  const navigate = useNavigate()
  const [density, setDensity] = useDensity()
  const target = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  // This component loads when its button is pressed; take over the focus and open.
  useEffect(() => {
    target.current?.focus()
    setOpen(true)
  }, [])
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" width={240} withinPortal>
      <Menu.Target>
        <button {...button} ref={target} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => navigate('/account')}>{texts.pages.account}</Menu.Item>
        <Menu.Item onClick={() => void lock('asked')}>{texts.lock}</Menu.Item>
        <Menu.Divider />
        {languages.map((one) => (
          <Menu.Item
            key={one}
            lang={one}
            aria-current={one === language || undefined}
            rightSection={one === language ? '✓' : undefined}
            onClick={() => void changeLanguage(one)}
          >
            {languageNames[one]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>{texts.density}</Menu.Label>
        {densities.map((one) => (
          <Menu.Item
            key={one}
            aria-current={one === density || undefined}
            rightSection={one === density ? '✓' : undefined}
            onClick={() => setDensity(one)}
          >
            {texts.densities[one]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => void leave()}>{texts.logout}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
