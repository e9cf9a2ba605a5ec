import { Button } from '@mantine/core'
import { captionsFault } from '@portal/contract/content/captions'
import { useRef, useState } from 'react'
import { useContentTexts } from '../../locales/content'
import shared from '../content.module.css'

interface CaptionsFileProps {
  /** Of the input, which the button opens. */
  label: string
  text: string
  isLocked: boolean
  onChange: (text: string) => void
}

/** Takes captions from a file of this device, and says the line that players cannot read. */
export function CaptionsFile({ label, text, isLocked, onChange }: CaptionsFileProps) {
  const { captions: texts } = useContentTexts()
  const input = useRef<HTMLInputElement>(null)
  const [isNoText, setNoText] = useState(false)
  const line = captionsFault(text)
  const read = async (file: File) => {
    const written = textOf(await file.arrayBuffer())
    setNoText(written === undefined)
    if (written !== undefined) onChange(written)
  }
  const wrong = isNoText ? texts.notText : line !== null && texts.wrongLine(line)
  return (
    <>
      {wrong && (
        <p role="alert" className={shared.error}>
          {wrong}
        </p>
      )}
      {!isLocked && (
        <div className={shared.buttons}>
          <input
            ref={input}
            type="file"
            accept=".vtt,text/vtt"
            aria-label={label}
            hidden
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              currentTarget.value = ''
              if (file) void read(file)
            }}
          />
          <Button variant="default" onClick={() => input.current?.click()}>
            {texts.choose}
          </Button>
        </div>
      )}
    </>
  )
}

/** The text of a file; undefined when it is none. */
function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim()
  } catch {
    return undefined
  }
}
