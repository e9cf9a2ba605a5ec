import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Icon } from '../core/icon'
import { useTexts } from '../core/texts'
import { toast } from '../core/toasts'
import { refreshCalls } from '../lib/refresh'
import { useMobileTexts } from '../locales/mobile'
import { usePull } from './use-pull'

/** Refreshes a list when its page is pulled down. Pressing the current tab does the same without the gesture. */
export function PullToRefresh() {
  const words = useMobileTexts().refresh
  const { errors } = useTexts()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const { distance, isFar } = usePull(() => void refresh())

  async function refresh() {
    if (state === 'busy') return
    setState('busy')
    try {
      // Without an answer, the list that is there stays.
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
      refreshCalls()
      await revalidate()
      setState('done')
    } catch {
      toast(errors.network, 'error')
      setState('idle')
    }
  }

  const isBusy = state === 'busy'
  const isHidden = distance === 0 && !isBusy
  return (
    <>
      <div
        className="phone-pull"
        data-busy={isBusy || undefined}
        hidden={isHidden}
        style={isHidden ? undefined : { translate: `0 ${isBusy ? 24 : distance}px` }}
        aria-hidden="true"
      >
        <Icon name={isFar || isBusy ? 'up' : 'down'} />
        {isBusy ? words.busy : isFar ? words.letGo : words.pull}
      </div>
      <p role="status" className="visually-hidden">
        {{ idle: '', busy: words.busy, done: words.done }[state]}
      </p>
    </>
  )
}
