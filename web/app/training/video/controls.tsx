import { languageNames, languages } from '@portal/contract/language'
import { type ReactNode, useId } from 'react'
import { Button } from '../../core/button'
import { Icon } from '../../core/icon'
import { useTrainingVideoTexts } from '../../locales/training-video'
import * as form from '../../ui/form/form.module.css'
import * as styles from './player.module.css'
import { type Preferences, type Quality, speeds } from './preferences'

interface ChoicesProps {
  preferences: Preferences
  captions: string
  quality: Quality
  change: (change: Partial<Preferences>) => void
}

/** Speed, captions and rendition. */
export function Choices({ preferences, captions, quality, change }: ChoicesProps) {
  const words = useTrainingVideoTexts()
  return (
    <div className={styles.choices}>
      <Choice label={words.captions} value={captions} onChange={(value) => change({ captions: value as never })}>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
        <option value="off">{words.captionsOff}</option>
      </Choice>
      <Choice
        label={words.speed}
        value={String(preferences.speed)}
        onChange={(value) => change({ speed: Number(value) })}
      >
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {words.speeds(String(speed))}
          </option>
        ))}
      </Choice>
      <Choice label={words.quality} value={quality} onChange={(value) => change({ quality: value as Quality })}>
        <option value="standard">{words.qualities.standard}</option>
        <option value="low">{words.qualities.low}</option>
      </Choice>
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      <select id={id} className={form.control} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </div>
  )
}

interface SoundProps {
  sound: { volume: number; muted: boolean }
  setVolume: (volume: number) => void
  mute: () => void
}

/** The volume, and a button that turns the sound off. */
export function Sound({ sound: { volume, muted }, setVolume, mute }: SoundProps) {
  const words = useTrainingVideoTexts()
  const percent = muted ? 0 : Math.round(volume * 100)
  return (
    <div className={styles.sound}>
      <Button kind="secondary" onClick={mute}>
        {muted ? words.unmute : words.mute}
      </Button>
      <input
        type="range"
        data-volume
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-label={words.volume}
        aria-valuetext={`${percent}%`}
        onChange={(event) => setVolume(Number(event.target.value) / 100)}
      />
    </div>
  )
}

interface PlayingProps {
  isPlaying: boolean
  toggle: () => void
  back: () => void
}

/** Play or pause, and ten seconds back. */
export function Playing({ isPlaying, toggle, back }: PlayingProps) {
  const words = useTrainingVideoTexts()
  return (
    <div className={styles.playing}>
      <Button size="large" onClick={toggle} className={styles.play}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
        <span>{isPlaying ? words.pause : words.play}</span>
      </Button>
      <Button size="large" kind="secondary" onClick={back}>
        <Icon name="left" />
        {words.backTen}
      </Button>
    </div>
  )
}
