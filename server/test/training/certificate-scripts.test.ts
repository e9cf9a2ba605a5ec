import { getCertificatePdf, signTraining } from '@portal/contract/training/signing'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, test } from 'vitest'
import { printingOptions } from '../../src/training/certificates/print-certificate.ts'
import { newCaregiver, type Person } from '../setup/people.ts'
import { openPortal } from '../setup/portal.ts'
import { assignTo, certify, completeVideo, newFilm, newModule, signing, takeExam } from '../setup/training.ts'

const portal = await openPortal()
let moduleId: number
let holder: Person
let number: string

beforeAll(async () => {
  moduleId = await newModule(portal.db, { filmId: (await newFilm(portal.db)).id })
  holder = await newCaregiver(portal)
  number = await certify(portal, holder, moduleId)
})

/** The certificate of somebody with this name. */
async function printFor(name: string) {
  await portal.db.updateTable('training_certificates').set({ holder: name }).where('number', '=', number).execute()
  await portal.db.deleteFrom('throttles').where('key', 'like', 'certificateByAccount:%').execute()
  return portal.call(getCertificatePdf, { number }, holder.headers)
}

interface ShownGlyph {
  originalCharCode?: number
  unicode?: string
}

/** Each glyph that a PDF shows: its place in the font, where 0 is the box, and its letters. */
async function glyphsIn(bytes: Uint8Array): Promise<Required<ShownGlyph>[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList()
  const shown: ShownGlyph[] = argsArray.filter((_, i) => fnArray[i] === OPS.showText).flatMap(([glyphs]) => glyphs)
  return shown.map(({ originalCharCode = -1, unicode = '' }) => ({ originalCharCode, unicode }))
}

const names = {
  Polish: 'Łukasz Żółkiewski-Dębę',
  Vietnamese: 'Nguyễn Thị Hương',
  Yoruba: 'Ọlájídé Adébáyọ̀',
  Turkish: 'İbrahim Şığlı',
  Czech: 'Jiří Dvořák',
  Irish: 'José O’Neill',
  Azerbaijani: 'Əli Məmmədov',
  Greek: 'Αλέξανδρος Παππάς',
  Russian: 'Дмитрий Щербаков',
  Ukrainian: 'Ґалина Їжак',
  Kazakh: 'Әсел Қожахметқызы',
  Arabic: 'محمد عبد الرحمن',
  Persian: 'فاطمه پورچی',
  Urdu: 'محمد گوندل ٹیپو',
  Hebrew: 'יעקב בן־דוד',
  Yiddish: 'שָׁלוֹם כֹּהֵן',
  Thaana: 'ރަޝީދު އަލީ',
  Hindi: 'राजेन्द्र श्रीवास्तव',
  Bengali: 'প্রিয়াঙ্কা চট্টোপাধ্যায়',
  Punjabi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Gujarati: 'જ્યોત્સના પટેલ',
  Odia: 'ଶ୍ରୀକୃଷ୍ଣ',
  Tamil: 'தமிழ்ச்செல்வி',
  Telugu: 'శ్రీనివాస్ రెడ్డి',
  Kannada: 'ಕೃಷ್ಣಮೂರ್ತಿ',
  Malayalam: 'ശ്രീലക്ഷ്മി',
  Sinhala: 'ශ්‍රීමාලි ප්‍රනාන්දු',
  Thai: 'สมศักดิ์ ใจดี',
  Lao: 'ສົມພອນ ວົງ',
  Khmer: 'សុខា ចាន់',
  Burmese: 'ကျော်ဇော',
  Tibetan: 'བསྟན་འཛིན་རྒྱ་མཚོ',
  Georgian: 'გიორგი მაისურაძე',
  Armenian: 'Հովհաննես Գրիգորյան',
  Amharic: 'ኃይለ ማርያም',
  Korean: '뷁 김민준',
  Japanese: '髙橋 さくら',
  'rare Chinese': '𠮷陳国',
  'two scripts': 'Sam محمد علي 김',
}

/** Letters with one dotless shape: the text layer can name one of them only. The structure has the whole name. */
const sharesShapes = new Set(['Urdu', 'Burmese'])

test('[FILE-1] a certificate prints names of 39 kinds with every letter and no missing-glyph box', async () => {
  const lost: Record<string, string[]> = {}
  for (const [kind, name] of Object.entries(names)) {
    const { status, body } = await printFor(name)
    expect([kind, status]).toEqual([kind, 200])
    const glyphs = await glyphsIn(body as never)
    expect(
      glyphs.filter(({ originalCharCode }) => originalCharCode === 0),
      kind,
    ).toEqual([])
    const said = glyphs
      .map(({ unicode }) => unicode)
      .join('')
      .normalize('NFKD')
    const lacking = [...name.normalize('NFKD')].filter((letter) => !/[\s\u200d]/.test(letter) && !said.includes(letter))
    if (lacking.length > 0 && !sharesShapes.has(kind)) lost[kind] = lacking
  }
  expect(lost).toEqual({})
}, 180_000)

/** Scripts without a font, a character that no font has, and vowel signs that no letter carries. */
const unprintable = { Cherokee: 'ᏣᎳᎩ', Adlam: '𞤀𞤣𞤤𞤢𞤥', 'rare Han': '\u{2b689}明', 'stray signs': '\u0947\u0947 ि' }

test.each(Object.entries(unprintable))('[FILE-1] a name that cannot be printed is refused: %s', async (_, name) => {
  const printed = await printFor(name)
  expect([printed.status, printed.body.code]).toEqual([409, 'name_unprintable'])
  expect(printed.body.message).toMatch(/call us: our staff will enter your name as it is on your ID/)
})

test('[FILE-1] signing refuses unprintable names too, so that no certificate is created with them', async () => {
  const person = await newCaregiver(portal, { firstName: 'ᏣᎳᎩ' })
  await assignTo(portal.db, person, moduleId)
  await completeVideo(portal.db, person, moduleId)
  await takeExam(portal, person, moduleId, 6)
  const sign = (more = {}) => portal.call(signTraining, { ...signing(moduleId), ...more } as never, person.headers)
  expect((await sign()).body.code).toBe('name_unprintable')
  await portal.db.updateTable('accounts').set({ first_name: 'Łucja' }).where('id', '=', person.id).execute()
  expect((await sign({ signature: { kind: 'typed', name: 'Łucja Chen \u2cf9' } })).body.code).toBe('name_unprintable')
  expect((await sign()).status).toBe(200)
})

test('[SEC-48] the printing process gets neither the environment nor the options of the portal', async () => {
  expect(printingOptions).toMatchObject({ env: {}, execArgv: [] })
  expect((await printFor('Mei Chen')).status).toBe(200)
})
