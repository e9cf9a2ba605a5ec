import { fieldTexts } from '@portal/contract/fields/field-texts'
import {
  about,
  accountWords,
  address,
  errorAt,
  field,
  fill,
  goToNextStep,
  heading,
  newPhone,
  provePhone,
  readCode,
} from './setup/people'
import { expect, open, test } from './setup/test'
import { represented } from './setup/whole'

const t = accountWords.en
const invisible = '\u202e'

const hostile: Record<string, [value: string, message: keyof typeof fieldTexts][]> = {
  firstName: [
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(51), 'tooLong'],
    ['<script>alert(1)</script>', 'personName'],
    ['Mei 😀', 'personName'],
    [`Mei${invisible}nehC`, 'unusable'],
    ['Mei2', 'personName'],
  ],
  preferredName: [['<b>Mei</b>', 'personName']],
  email: [
    ['mei', 'email'],
    ['mei@', 'email'],
    ['mei @example.com', 'email'],
    [`${'x'.repeat(250)}@example.com`, 'tooLong'],
  ],
}

for (const [language, words] of Object.entries(accountWords)) {
  test(
    `[A04] an invalid value is reported at its field, which has the focus, in ${language}`,
    represented(language === 'zh-TW'),
    async ({ page }) => {
      await open(page, `/register/patient?lang=${language}`)
      await provePhone(page, words)
      await fill(page, about)
      await field(page, 'gender').first().check()
      for (const [name, values] of Object.entries(hostile)) {
        const good = await field(page, name).inputValue()
        for (const [value, message] of values) {
          await field(page, name).fill(value)
          await goToNextStep(page, words)
          await expect(field(page, name)).toBeFocused()
          await expect.poll(() => errorAt(page, name), value).toBe(fieldTexts[message][language as 'en'])
          await expect(field(page, name), value).toHaveValue(value)
          await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
        }
        await field(page, name).fill(good)
      }
      await goToNextStep(page, words)
      await expect(heading(page, words, 'address')).toBeFocused()
    },
  )
}

test('[A07] phone: accepts ten US digits in any notation', async ({ page }) => {
  await open(page, '/register/patient')
  const button = page.getByRole('button', { name: t.sendCode, exact: true })
  for (const value of [
    '212-555',
    '1-212-555-01234',
    '012-555-0123',
    '212-155-0123',
    '911-555-0123',
    '21255501234',
    'call me',
    '2125550I23',
  ]) {
    await field(page, 'phone').fill(value)
    await button.click()
    await expect(field(page, 'phone')).toBeFocused()
    await expect.poll(() => errorAt(page, 'phone'), value).toBe(fieldTexts.phone.en)
  }
  const phone = newPhone()
  const fullWidth = [...phone].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('')
  await field(page, 'phone').fill(`＋１（${fullWidth.slice(0, 3)}）${fullWidth.slice(3)}`)
  await button.click()
  await expect(field(page, 'code')).toBeFocused()
  const code = await readCode(page.request, phone)
  await field(page, 'code').fill([...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''))
  await expect(heading(page, t, 'about')).toBeFocused()
})

test('[A07] postcode: separate messages for a wrong format and a postcode that does not exist', async ({ page }) => {
  await open(page, '/register/patient')
  await provePhone(page, t)
  await fill(page, about)
  await field(page, 'gender').first().check()
  await goToNextStep(page, t)
  await fill(page, address)
  for (const [value, message] of [
    ['1135', 'A ZIP code has 5 digits, such as 11354'],
    ['abcde', 'A ZIP code has 5 digits, such as 11354'],
    ['00000', 'This ZIP code does not exist in New York State.'],
    ['90210', 'This ZIP code does not exist in New York State.'],
  ] as const) {
    await field(page, 'postcode').fill(value)
    await goToNextStep(page, t)
    await expect(field(page, 'postcode')).toBeFocused()
    await expect.poll(() => errorAt(page, 'postcode'), value).toBe(message)
  }
  await field(page, 'postcode').fill('１１３５４')
  await goToNextStep(page, t)
  await expect(heading(page, t, 'finish')).toBeFocused()
})

test('[A04] a stored registration that is corrupt or from an earlier version starts over', async ({ page }) => {
  await open(page, '/register/patient')
  const earlier = { owner: 'visitor', value: { values: { phone: '2125550188' }, proof: {}, documents: 1 } }
  for (const stored of [JSON.stringify(earlier), '{"owner":"visitor"', '5', '[]']) {
    await page.evaluate((text) => sessionStorage.setItem('draft:registration:patient', text), stored)
    await open(page, '/register/patient?step=finish')
    await expect(heading(page, t, 'phone')).toBeVisible()
    await expect(field(page, 'phone')).toHaveValue('')
  }
})
