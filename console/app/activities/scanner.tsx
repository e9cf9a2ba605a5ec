import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../core/session'
import { useActivitiesTexts } from '../locales/activities'
import { Alert } from '../ui/alert'
import styles from './activities.module.css'
import { codeIn } from './finding'
import { qrReader } from './qr-reader'

/** Interval between two camera frames, in ms. */
const pause = 150
/** Within this time, in ms, a code that stays in front of the camera counts once. */
const sameAfter = 4_000

interface ScannerProps {
  onCode: (code: string) => void
  onEnd: () => void
}

/** Reads QR codes with the camera. It stops when the screen is locked. */
export function Scanner({ onCode, onEnd }: ScannerProps) {
  const texts = useActivitiesTexts()
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>()
  const latest = useRef({ onCode, onEnd })
  const isOpen = useSession()?.token != null
  useEffect(() => {
    latest.current = { onCode, onEnd }
  })
  useEffect(() => {
    if (!isOpen) latest.current.onEnd()
  }, [isOpen])
  useEffect(() => {
    if (problem) return
    const stopping = new AbortController()
    const fail = (error: unknown) => stopping.signal.aborted || setProblem(problemOf(error))
    scan(video.current as HTMLVideoElement, (code) => latest.current.onCode(code), fail, stopping.signal).catch(fail)
    return () => stopping.abort()
  }, [problem])
  return (
    <div className={styles.scanner}>
      {problem ? (
        <>
          <Alert>{texts[problem]}</Alert>
          <Button variant="default" onClick={() => setProblem(undefined)}>
            {texts.scanAgain}
          </Button>
        </>
      ) : (
        <p>{texts.scanHint}</p>
      )}
      <video ref={video} className={styles.video} hidden={problem !== undefined} playsInline muted />
    </div>
  )
}

type Fail = (error: unknown) => void

async function scan(video: HTMLVideoElement, onCode: (code: string) => void, fail: Fail, signal: AbortSignal) {
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => {
    for (const track of camera.getTracks()) track.stop()
  }
  if (signal.aborted) return stop()
  // A camera that is unplugged or claimed by another program stops without an error.
  for (const track of camera.getTracks()) track.addEventListener('ended', fail)
  signal.addEventListener('abort', stop)
  video.srcObject = camera
  await video.play()
  const read = await qrReader()
  const seen = new Map<string, number>()
  while (!signal.aborted) {
    const code = codeIn(await read(video))
    if (code && Date.now() - (seen.get(code) ?? 0) > sameAfter) onCode(code)
    if (code) seen.set(code, Date.now())
    await new Promise((resolve) => window.setTimeout(resolve, pause))
  }
}

function problemOf(error: unknown): 'noCamera' | 'cameraRefused' | 'cameraFailed' {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError') return 'cameraRefused'
  return name === 'NotFoundError' || navigator.mediaDevices === undefined ? 'noCamera' : 'cameraFailed'
}
