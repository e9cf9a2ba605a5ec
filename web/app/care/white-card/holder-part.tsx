import { type GivenHolder, getCardHolder } from '@portal/contract/care/shared/card-holder'
import { fullName } from '@portal/contract/person/names'
import { useRef, useState } from 'react'
import { dayText } from '../../content/day'
import { Button } from '../../core/button'
import { useLanguage } from '../../core/texts'
import { toast } from '../../core/toasts'
import { httpApi } from '../../lib/api'
import { useCall } from '../../lib/use-call'
import { useWhiteCardTexts } from '../../locales/white-card'
import { Fact, Facts } from '../shared/facts'
import { Panel } from '../shared/panel'
import { openHolder } from './holder-draft'
import { HolderForm } from './holder-form'

/**
 * Asks for the card holder of a submitted card, or shows the saved one, which can be corrected until the check is decided. Renders nothing
 * when neither applies, or when loading fails, because the rest of the page works without it.
 */
export function HolderPart() {
  const { holder: words } = useWhiteCardTexts()
  const [draft, setDraft] = useState(openHolder)
  const [isChanging, setChanging] = useState(() => Object.keys(draft.read().content.values).length > 0)
  const frame = useRef<HTMLDivElement>(null)
  const call = useCall((options) => httpApi(getCardHolder, {}, options), { translated: false })
  if (call.state !== 'loaded') return null
  const { update } = call
  const { holder, isAsked, mayChange } = call.data
  if (!isAsked && !holder) return null
  const close = () => {
    draft.end()
    setDraft(openHolder())
    setChanging(false)
    // The form, which has the focus, is about to be removed.
    frame.current?.focus()
  }
  return (
    <div ref={frame} tabIndex={-1}>
      <Panel title={words.title}>
        <p>{isAsked ? words.ask : words.known}</p>
        {holder && !isChanging ? (
          <Known holder={holder} onChange={mayChange ? () => setChanging(true) : undefined} />
        ) : (
          <HolderForm
            holder={holder}
            draft={draft}
            onSaved={(saved) => {
              update(() => saved)
              toast(words.saved, 'success')
              close()
            }}
            onCancel={close}
          />
        )}
      </Panel>
    </div>
  )
}

function Known({ holder, onChange }: { holder: GivenHolder; onChange: (() => void) | undefined }) {
  const { holder: words } = useWhiteCardTexts()
  const language = useLanguage()
  return (
    <>
      <Facts>
        <Fact name={words.name}>
          <span translate="no">{fullName(holder)}</span>
        </Fact>
        <Fact name={words.birthDate}>{dayText(holder.birthDate, language)}</Fact>
      </Facts>
      {onChange && (
        <Button kind="secondary" onClick={onChange}>
          {words.change}
        </Button>
      )}
    </>
  )
}
