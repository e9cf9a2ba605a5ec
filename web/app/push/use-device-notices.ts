import { useSend } from '@portal/client/use-send'
import { getDeviceNotices, subscribeDevice, unsubscribeDevice } from '@portal/contract/push/own'
import { useEffect, useState } from 'react'
import { toast } from '../core/toasts'
import { httpApi } from '../lib/api'
import { useCall } from '../lib/use-call'
import { usePushTexts } from '../locales/push'
import { isSubscribed, subscribeHere, unsubscribeHere } from './device'

export type NoticeState = 'blocked' | 'off' | 'on' | 'failing'

/** The notices on this device, of a browser that can show them. */
export function useDeviceNotices() {
  const words = usePushTexts()
  const permission = usePermission()
  const call = useCall(
    async (options) => {
      const [known, subscribed] = await Promise.all([httpApi(getDeviceNotices, {}, options), isSubscribed()])
      return { ...known, subscribed }
    },
    { translated: false },
  )
  // The failure of a call is shown by itself.
  const { isSending, send } = useSend((change: () => Promise<void>) => change().catch(() => {}))
  if (call.state !== 'loaded') return call
  const { data, update } = call
  const here = data.subscribed ? data.devices.find(({ current }) => current) : undefined

  async function turnOn() {
    const allowed = await Notification.requestPermission()
    permission.look()
    // The state says it already, and must be seen to have been checked again.
    if (allowed === 'denied' && permission.value === 'denied') toast(words.states.blocked, 'warning')
    if (allowed === 'default') toast(words.notAllowed, 'warning')
    if (allowed !== 'granted') return
    const subscription = await subscribeHere(data.publicKey).catch(() => undefined)
    if (!subscription) return toast(words.notTurnedOn, 'error')
    const known = await httpApi(subscribeDevice, subscription)
    update(() => ({ ...known, subscribed: true }))
  }

  async function turnOff(id: string) {
    const known = await httpApi(unsubscribeDevice, { id })
    update(() => ({ ...known, subscribed: false }))
    // A subscription that stays in the browser gets no notices.
    await unsubscribeHere().catch(() => {})
  }

  return {
    state: 'loaded' as const,
    notices: stateOf(permission.value, here),
    busy: isSending,
    change: () => send(here && permission.value === 'granted' ? () => turnOff(here.id) : turnOn),
  }
}

function stateOf(permission: NotificationPermission, here: { failing: boolean } | undefined): NoticeState {
  if (permission === 'denied') return 'blocked'
  if (!here || permission === 'default') return 'off'
  return here.failing ? 'failing' : 'on'
}

/** What the browser allows, looked up again when the page comes back from the browser's settings. */
function usePermission() {
  const [value, setValue] = useState(Notification.permission)
  const look = () => setValue(Notification.permission)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` reads the browser only
  useEffect(() => {
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return { value, look }
}
