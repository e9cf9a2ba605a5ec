import { type Callback as Asked, settleCallback } from '@portal/contract/callbacks/staff'
import { languageNames } from '@portal/contract/language'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { shownMoment } from '../core/when'
import { useCallbackTexts } from '../locales/callback'
import { Card } from '../ui/card'
import { DescriptionList, Fact } from '../ui/description-list'
import { Phone } from '../ui/phone'
import { Settle, useSettledBy } from '../ui/record/settle'

/** Whom to call, in which language. */
export function ToDo({ asked }: { asked: Asked }) {
  const texts = useCallbackTexts()
  const settledBy = useSettledBy()
  const { id, version } = asked
  return (
    <Card title={texts.todo}>
      <p>
        <span>{texts.call(languageNames[asked.language])}</span> <Phone number={asked.phone} />
      </p>
      <Settle
        record={asked}
        queryKey={['callback', id]}
        facts={({ handled }) => [[texts.todo, handled ? settledBy(handled) : '']]}
        change={() => api(settleCallback, { id, version })}
        words={texts}
      />
    </Card>
  )
}

/** What the call is about. */
export function What({ asked: { name, phone, language, about, askedAt } }: { asked: Asked }) {
  const texts = useCallbackTexts()
  const own = useLanguage()
  return (
    <Card title={texts.what}>
      <DescriptionList>
        <Fact label={texts.about}>{texts.topics[about]}</Fact>
        <Fact label={texts.name}>{name}</Fact>
        <Fact label={texts.phone}>
          <Phone number={phone} />
        </Fact>
        <Fact label={texts.language}>{languageNames[language]}</Fact>
        <Fact label={texts.asked}>{shownMoment(askedAt, own)}</Fact>
      </DescriptionList>
    </Card>
  )
}
