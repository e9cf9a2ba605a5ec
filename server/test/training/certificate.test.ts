import { fieldTexts } from '@portal/contract/fields/field-texts'
import { newYorkTime } from '@portal/contract/new-york'
import { fullName } from '@portal/contract/person/names'
import { getExam } from '@portal/contract/training/exam'
import { getMyTraining } from '@portal/contract/training/own'
import { verifyCertificate } from '@portal/contract/training/public'
import { getCertificatePdf, getMyCertificates, type Signature, signTraining } from '@portal/contract/training/signing'
import { withdrawCertificate } from '@portal/contract/training/staff'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { newCaregiver, newStaff, type Person } from '../setup/people.ts'
import { fieldsOf, openPortal } from '../setup/portal.ts'
import { save } from '../setup/saving.ts'
import { assignTo, certify, completeVideo, newFilm, newModule, signing, takeExam } from '../setup/training.ts'

const portal = await openPortal()
let filmId: string
let moduleId: number

beforeAll(async () => {
  filmId = (await newFilm(portal.db)).id
  const title = { en: 'Infection control', 'zh-CN': '预防感染', 'zh-TW': '預防感染' }
  moduleId = await newModule(portal.db, { filmId, title })
})

async function newPassed(name = {}): Promise<Person> {
  const person = await newCaregiver(portal, name)
  await assignTo(portal.db, person, moduleId)
  await completeVideo(portal.db, person, moduleId)
  await takeExam(portal, person, moduleId, 6)
  return person
}

const sign = (person: Person, more: Record<string, unknown> = {}) =>
  portal.call(signTraining, { ...signing(moduleId), ...more } as never, person.headers)
const fileWords: Record<string, string> = { en: 'certificate', 'zh-CN': '证书', 'zh-TW': '證書' }
const today = () => newYorkTime(new Date()).slice(0, 10)

describe('signing', () => {
  test('[T04] creates a certificate that counts for this year; signing again returns the same one', async () => {
    const person = await newPassed()
    const answers = await Promise.all(Array.from({ length: 6 }, () => sign(person)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const [{ body } = answers[0] as never] = answers
    expect(new Set(answers.map((answer) => answer.body.data.number)).size).toBe(1)
    expect(body.data).toMatchObject({ course: 'Infection control', minutes: 90, completedOn: today(), withdrawn: null })
    expect(body.data.number).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
    const training = (await portal.call(getMyTraining, {}, person.headers)).body.data
    expect(training).toMatchObject({ year: Number(today().slice(0, 4)), earnedMinutes: 90 })
    expect(training.items[0]).toMatchObject({ status: 'signed', next: 'none', certificate: body.data })
    expect((await portal.call(getMyCertificates, {}, person.headers)).body.data).toEqual([body.data])
  })

  test('[T04] keeps the signature encrypted, with the version and language of the statement', async () => {
    const person = await newPassed()
    await sign(person, { signature: { kind: 'typed', name: 'Mei Chen' }, consentLanguage: 'zh-TW' })
    const [row] = await portal.db
      .selectFrom('training_signatures')
      .innerJoin('training_certificates', 'training_certificates.id', 'certificate_id')
      .selectAll('training_signatures')
      .where('account_id', '=', person.id)
      .execute()
    expect(row).toMatchObject({ consent_version: 1, consent_language: 'zh-TW' })
    expect(row?.signature_sealed.includes('Mei')).toBe(false)
    const { rows } = await portal.db
      .selectFrom('audit_entries')
      .select('action')
      .where('actor', '=', person.id)
      .execute()
      .then((entries) => ({ rows: entries.map(({ action }) => action) }))
    expect(rows).toContain('training.sign')
  })

  const dot: [number, number][] = [[450, 150]]
  test.each<[string, unknown]>([
    ['no stroke', { kind: 'drawn', strokes: [] }],
    ['a dot', { kind: 'drawn', strokes: [dot, dot] }],
    [
      'a line out of the field',
      {
        kind: 'drawn',
        strokes: [
          [
            [0, 0],
            [5_000, 10],
          ],
        ],
      },
    ],
    ['too many points', { kind: 'drawn', strokes: Array(80).fill(Array(50).fill([1, 1])) }],
    ['an empty name', { kind: 'typed', name: '   ' }],
    ['a name of dots', { kind: 'typed', name: '...' }],
    ['no signature', null],
  ])('[T04] refuses %s', async (_, signature) => {
    const { status, body } = await sign(await signer(), { signature: signature as Signature })
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(Object.keys(fieldsOf({ body }) ?? {})[0]).toMatch(/^signature/)
  })

  test.each([
    ['Mei', 'Chen', ['mei  chen', 'CHEN, Méi', ' Mei-Chen. '], ['Mei', 'Chen', 'Mei Li Chen', 'Li Guoqiang']],
    ['秀英', '陳', ['陳秀英', '陳 秀英', '秀英・陳'], ['陳秀', 'Chen Xiuying']],
    ['María José', 'O’Neil', ['maria jose oneil', "O'Neil María José"], ['Maria Oneil']],
  ])(
    '[SEC-36] [USE-53] a typed signature of %s %s must be that name, in any order and case',
    async (firstName, lastName, own, foreign) => {
      for (const name of foreign) {
        const { status, body } = await sign(await newPassed({ firstName, lastName }), {
          signature: { kind: 'typed', name },
        })
        expect([name, status, fieldsOf({ body })]).toEqual([
          name,
          400,
          { 'signature.name': fieldTexts.signatureName.en },
        ])
      }
      for (const name of own) {
        const person = await newPassed({ firstName, lastName })
        const { status, body } = await sign(person, { signature: { kind: 'typed', name } })
        expect([name, status]).toEqual([name, 200])
        const { number } = body.data
        // Names are kept with the apostrophe that keyboards have.
        const kept = fullName({ firstName, lastName }).replace('’', "'")
        expect((await portal.call(verifyCertificate, { number })).body.data.name).toBe(kept)
      }
    },
  )

  test('[SEC-36] the exam states the name to type', async () => {
    const { body } = await portal.call(getExam, { trainingContentId: moduleId }, (await signer()).headers)
    expect(body.data.signer).toEqual({ firstName: 'Mei', lastName: 'Chen' })
  })

  test('[T04] refuses an outdated statement or an exam that was not passed', async () => {
    expect((await sign(await signer(), { consentVersion: 0 })).body.code).toBe('consent_changed')
    const person = await newCaregiver(portal)
    await assignTo(portal.db, person, moduleId)
    await completeVideo(portal.db, person, moduleId)
    expect((await sign(person)).body.code).toBe('exam_not_passed')
    await takeExam(portal, person, moduleId, 3)
    expect((await sign(person)).body.code).toBe('exam_not_passed')
  })

  let passed: Promise<Person> | undefined
  const signer = () => {
    passed ??= newPassed()
    return passed
  }
})

/** What a PDF says, how it is tagged, and which fonts it carries. */
async function read(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise
  const page = await pdf.getPage(1)
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const words = items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' ')
  const tree = await page.getStructTree()
  const { info } = await pdf.getMetadata()
  // pdfjs gives a Map here, whatever its types say.
  const mark: unknown = await pdf.getMarkInfo()
  return {
    words,
    tags: tagsIn(tree, textsByContent(items)),
    info,
    isMarked: mark instanceof Map && mark.get('Marked'),
    pages: pdf.numPages,
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>
type Items = Awaited<ReturnType<Page['getTextContent']>>['items']
type Tag = NonNullable<Awaited<ReturnType<Page['getStructTree']>>>

/** The text of each piece of marked content. */
function textsByContent(items: Items): Map<string, string> {
  const texts = new Map<string, string>()
  const open: string[] = []
  for (const item of items)
    if ('str' in item) for (const id of open) texts.set(id, (texts.get(id) ?? '') + item.str)
    else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id ?? '')
  return texts
}

/** Every tag in reading order, with its text or its alternative text. */
function tagsIn(node: Tag | null, texts: Map<string, string>): [role: string, text: string][] {
  if (!node) return []
  const said = node.children.map((child) => ('id' in child ? (texts.get(child.id) ?? '') : '')).join('')
  const inside = node.children.flatMap((child) => ('role' in child ? tagsIn(child, texts) : []))
  return [[node.role, ('alt' in node && typeof node.alt === 'string' ? node.alt : said).replaceAll(' ', '')], ...inside]
}

describe('the certificate as PDF', () => {
  test.each([
    [
      'zh-TW',
      { firstName: '秀英', lastName: '陳' },
      ['結業證書', '陳秀英', '預防感染', '1 小時 30 分鐘', '常青居家護理'],
    ],
    ['zh-CN', { firstName: '国强', lastName: '林' }, ['结业证书', '林国强', '预防感染', '1 小时 30 分钟']],
    [
      'en',
      { firstName: 'Mei', lastName: 'Chen' },
      ['Certificate of Completion', 'Mei Chen', 'Infection control', '1 hour 30 minutes'],
    ],
    ['en', { firstName: '秀英', lastName: '陳' }, ['Certificate of Completion', '陳秀英', 'Infection control']],
  ])(
    '[T04] in %s contains the name and all texts, tagged for screen readers, in a small file',
    async (language, name, said) => {
      const person = await newPassed(name)
      const { number } = (await sign(person)).body.data
      const headers = { ...person.headers, 'accept-language': language }
      const answer = await portal.send({ method: 'GET', url: `/home/api/user/certificate/${number}/pdf`, headers })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'content-disposition': expect.stringContaining(encodeURIComponent(`${fileWords[language]}-${number}.pdf`)),
      })
      // The fonts have 7 and 10 MB; the file has only the characters that it uses.
      expect(answer.rawPayload.length).toBeLessThan(150_000)
      const { words, tags, info, isMarked, pages } = await read(answer.rawPayload)
      const flat = words.replaceAll(' ', '')
      const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(`${today()}T12:00`))
      for (const phrase of [...said, day, number, `http://portal.test/about/certificate/${number}`])
        expect(flat).toContain(phrase.replaceAll(' ', ''))
      expect(pages).toBe(1)
      expect(isMarked).toBe(true)
      expect(info).toMatchObject({
        Language: language,
        Title: `${said[0]}${language === 'en' ? ': ' : '：'}${said[2]}`,
      })
      const [title, holder, course] = said
      expect(tags.map(([role]) => role).slice(0, 2)).toEqual(['Root', 'Document'])
      expect(tags).toContainEqual(['H1', title?.replaceAll(' ', '')])
      for (const phrase of [holder, course]) expect(tags).toContainEqual(['P', phrase?.replaceAll(' ', '')])
      const figures = tags.filter(([role]) => role === 'Figure')
      expect(figures).toEqual([
        ['Figure', expect.stringContaining(holder?.replaceAll(' ', '') ?? '')],
        ['Figure', expect.stringMatching(/^(QR|二维码).{4}/)],
      ])
    },
  )

  test('[T04] a script that prints certificates in a loop is rate-limited; other caregivers still get theirs', async () => {
    const [person, other] = [await newPassed(), await newPassed()]
    const numbers = await Promise.all([person, other].map(async (one) => (await sign(one)).body.data.number))
    const print = async (one: Person, number = '') =>
      (await portal.call(getCertificatePdf, { number }, one.headers)).status
    expect(await print(person, numbers[0])).toBe(200)
    const counts = portal.db.updateTable('throttles').where('key', 'like', 'certificateByAccount:%')
    await counts.set({ points: 59 }).execute()
    expect(await print(person, numbers[0])).toBe(200)
    expect(await print(person, numbers[0])).toBe(429)
    expect(await print(other, numbers[1])).toBe(200)
  })

  test('[T04] a name in simplified characters is printed in full on a certificate in traditional ones', async () => {
    const person = await newPassed({ firstName: '国强', lastName: '齐' })
    const { number } = (await sign(person, { signature: { kind: 'typed', name: '齐国强' } })).body.data
    const headers = { ...person.headers, 'accept-language': 'zh-TW' }
    const { body } = await portal.call(getCertificatePdf, { number }, headers)
    const { words } = await read(body as never)
    expect(words.replaceAll(' ', '').match(/齐国强/g)?.length).toBe(2)
  })
})

describe('checking a certificate', () => {
  test('[T04] shows name, course, date and time to anybody with its number, and nothing else', async () => {
    const person = await newCaregiver(portal, { firstName: '秀英', lastName: '陳' })
    const number = await certify(portal, person, await newModule(portal.db, { filmId }))
    const { status, body } = await portal.call(verifyCertificate, { number: ` ${number.toLowerCase()} ` })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      number,
      name: '陳秀英',
      course: 'Infection control',
      completedOn: today(),
      minutes: 90,
      withdrawn: false,
    })
  })

  test('[T04] a number is found in any notation', async () => {
    const person = await newCaregiver(portal)
    const number = await certify(portal, person, await newModule(portal.db, { filmId }))
    const [a = '', b = '', c = ''] = number.split('-')
    const spellings = [a + b + c, `${a} ${b} ${c}`, `${a} - ${b} – ${c}`, `${a}－${b}－${c}`, `${a}${b}-${c}`]
    for (const typed of [...spellings, ...spellings.map((one) => one.toLowerCase())])
      expect((await portal.call(verifyCertificate, { number: typed })).body.data?.number, typed).toBe(number)
  })

  test('[T04] an unknown number is not found, and a malformed one is refused at its field', async () => {
    expect((await portal.call(verifyCertificate, { number: '2222-2222-2222' })).status).toBe(404)
    for (const number of ['O0O0-1111-2222', '2222-2222-222', '2222-2222-2222-2', '- -']) {
      const { status, body } = await portal.call(verifyCertificate, { number })
      expect([status, fieldsOf({ body })]).toEqual([
        400,
        { number: 'Please enter the number as on the certificate, such as 7K3M-QX2H-9RTB' },
      ])
    }
  })

  test('[T04] [DESK-5] a withdrawn certificate is marked everywhere and no longer counts, and its holder is told the reason', async () => {
    const person = await newPassed()
    const { number } = (await sign(person)).body.data
    const trainer = await newStaff(portal, 'trainer')
    const withdraw = (reason = 'The exam was taken by somebody else.') =>
      save(portal, withdrawCertificate, { number, reason }, trainer.headers)
    expect((await withdraw('Because ___')).body.fields).toEqual({ reason: fieldTexts.blankLeft.en })
    const { body } = await withdraw()
    const withdrawn = { on: today(), reason: 'The exam was taken by somebody else.' }
    expect(body.data).toEqual({ number, version: 2, withdrawn })
    expect((await withdraw()).body.data).toEqual(body.data)

    expect((await portal.call(verifyCertificate, { number })).body.data.withdrawn).toBe(true)
    const training = (await portal.call(getMyTraining, {}, person.headers)).body.data
    expect([training.earnedMinutes, training.items[0]?.certificate?.withdrawn]).toEqual([0, withdrawn])
    const pdf = await portal.call(getCertificatePdf, { number }, person.headers)
    expect([pdf.status, pdf.body.code]).toEqual([409, 'certificate_withdrawn'])
    const messages = await portal.messagesTo(person.phone)
    expect(messages.filter((text) => text.includes('has been withdrawn'))).toHaveLength(1)
    expect(messages[0]).toContain('“Infection control” has been withdrawn. The reason: The exam was taken')
  })
})
