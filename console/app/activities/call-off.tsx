import { Button, TextInput } from '@mantine/core'
import { newYorkNow } from '@portal/client/new-york'
import type { StaffActivity } from '@portal/contract/activities/staff'
import { inLanguage, type Language, languageNames, languages } from '@portal/contract/language'
import { useShown } from '../core/shown'
import { useLanguage } from '../core/texts'
import { useActivitiesTexts } from '../locales/activities'
import { activities as en } from '../locales/en/activities'
import { useShellTexts } from '../locales/shell'
import { activities as zhCN } from '../locales/zh-CN/activities'
import { activities as zhTW } from '../locales/zh-TW/activities'
import { Dialog } from '../ui/dialog/dialog'
import { Form } from '../ui/form/form'
import { FormFoot } from '../ui/form/form-foot'
import type { FormState } from '../ui/form/use-form'
import styles from './activities.module.css'
import { type CallOffReason, useCallOff, useCallOffForm } from './use-call-off'

// Participants read the reason in their own language, whatever the interface's is.
const common = { en: en.callOff.common, 'zh-CN': zhCN.callOff.common, 'zh-TW': zhTW.callOff.common }
type CommonReason = keyof typeof en.callOff.common
const reasonNames = Object.keys(common.en) as CommonReason[]

const maxLetters = 140

/** Calls an activity off that is not over, with a reason that its participants read. The input survives closing the dialog. */
export function CallOff({ activity }: { activity: StaffActivity }) {
  const { callOff: texts } = useActivitiesTexts()
  // Beside “call off”, a button labeled “Cancel” would be ambiguous.
  const { back } = useShellTexts()
  const language = useLanguage()
  const [isOpen, setOpen] = useShown('calls off', false)
  const form = useCallOffForm(activity)
  const save = useCallOff(activity, form, () => setOpen(false))
  const people = activity.registered + activity.waiting
  const open = () => {
    save.forget()
    setOpen(true)
  }
  if (activity.calledOff || activity.activityEndTime <= newYorkNow()) return null
  return (
    <>
      <Button variant="default" onClick={open}>
        {texts.button}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title(inLanguage(activity.title, language))}
        size="lg"
      >
        <Form form={form} onSubmit={save.mutate} tells className={styles.tools}>
          <p>{people > 0 ? texts.tells(people) : texts.tellsNobody}</p>
          <p>{texts.forGood}</p>
          <CommonReasons form={form} />
          {languages.map((one) => (
            <TextInput
              key={one}
              {...form.field(`reason.${one}`)}
              label={texts.reason(languageNames[one])}
              lang={one}
              maxLength={maxLetters}
              {...(one === language && { 'data-autofocus': true })}
            />
          ))}
          <p className={styles.soft}>{texts.hint}</p>
          <FormFoot
            send={people > 0 ? texts.send : texts.sendToNobody}
            save={save}
            isDestructive
            onClose={() => setOpen(false)}
            leave={back}
          />
        </Form>
      </Dialog>
    </>
  )
}

/** Reasons that are ready in all languages. One replaces another, but never typed text. */
function CommonReasons({ form }: { form: FormState<CallOffReason, number> }) {
  const { callOff: texts } = useActivitiesTexts()
  const use = (chosen: CommonReason) => {
    const { reason } = form.values
    const isTyped = (one: Language) =>
      reason[one] !== '' && reasonNames.every((name) => common[one][name].text !== reason[one])
    const next = languages.map((one) => [one, isTyped(one) ? reason[one] : common[one][chosen].text])
    form.setAll({ reason: Object.fromEntries(next) })
  }
  return (
    <fieldset className={styles.common}>
      <legend>{texts.ready}</legend>
      <div className={styles.buttons}>
        {reasonNames.map((one) => (
          <Button key={one} size="compact-md" variant="default" onClick={() => use(one)}>
            {texts.common[one].title}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
