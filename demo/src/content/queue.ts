import type { Language } from '@portal/contract/language'

/** Fictional people who wait for an answer of the agency, so that the queue of staff looks like a Monday. */
const given: Record<Language, { female: string[]; male: string[]; family: string[] }> = {
  en: {
    female: ['Rosa', 'Irina', 'Gloria', 'Fatima', 'Joan', 'Denise'],
    male: ['Samuel', 'Viktor', 'Carlos', 'Walter', 'Ahmed', 'Leon'],
    family: ['Alvarez', 'Petrov', 'Johnson', 'Rahman', 'O’Brien', 'Moore', 'Kowalski', 'Baptiste'],
  },
  'zh-CN': {
    female: ['秀兰', '玉珍', '丽华', '桂英'],
    male: ['建国', '志强', '德明', '国荣'],
    family: ['王', '李', '陈', '刘', '周', '吴', '郑'],
  },
  'zh-TW': {
    female: ['美玉', '淑芬', '麗珠', '秀琴'],
    male: ['文雄', '俊傑', '清輝', '榮華'],
    family: ['林', '黃', '張', '許', '蔡', '曾', '葉'],
  },
}

const homes = [
  { address: '136-20 38th Avenue', city: 'Flushing', postcode: '11354' },
  { address: '5214 8th Avenue', city: 'Brooklyn', postcode: '11220' },
  { address: '88 Mott Street', city: 'New York', postcode: '10013' },
  { address: '41-25 Main Street', city: 'Flushing', postcode: '11355' },
]

/** Messages of applicants, by language. */
export const questions: Record<Language, string[]> = {
  en: [
    'When will the nurse come? My mother asks every day.',
    'I have sent the doctor’s note. Is anything else missing?',
    'We have moved to another apartment. Do you need the new lease?',
  ],
  'zh-CN': ['护士什么时候来？妈妈每天都在问。', '医生证明已经上传了，还缺什么吗？', '白卡换了新的，需要再拍一张吗？'],
  'zh-TW': ['護理師什麼時候來？媽媽每天都在問。', '醫師證明已經上傳了，還缺什麼嗎？', '白卡換了新的，需要再拍一張嗎？'],
}

/** Answers of the agency, by language. */
export const answers: Record<Language, string> = {
  en: 'Thank you, we have your papers. The nurse calls you to arrange a visit.',
  'zh-CN': '谢谢，文件已收到。护士会打电话与您约时间。',
  'zh-TW': '謝謝，文件已收到。護理師會打電話與您約時間。',
}

/** Reviews that wait for moderation, by language. */
export const opinions: Record<Language, { commentText: string; rating: number }[]> = {
  en: [
    { commentText: 'She is always on time, and my father laughs again at breakfast.', rating: 5 },
    { commentText: 'Good care, but we waited two weeks for the first visit.', rating: 3 },
  ],
  'zh-CN': [
    { commentText: '护理员很细心，每天都记得提醒我吃药。', rating: 5 },
    { commentText: '人很好，就是电话有时候打不通。', rating: 4 },
  ],
  'zh-TW': [
    { commentText: '護理員很有耐心，會陪媽媽說話、散步。', rating: 5 },
    { commentText: '服務不錯，希望週末也能安排。', rating: 4 },
  ],
}

const languages: readonly Language[] = ['zh-TW', 'en', 'zh-CN', 'zh-TW', 'en']

/** The person with a number from 0 on; the phone numbers are reserved for fiction. */
export function personWaiting(i: number) {
  const language = pick(languages, i)
  const gender = i % 3 === 0 ? ('male' as const) : ('female' as const)
  const names = given[language]
  return {
    firstName: pick(names[gender], i * 5 + 1),
    lastName: pick(names.family, i * 3 + 2),
    preferredName: '',
    phone: `+1${718 + Math.floor(i / 100)}55501${String(i % 100).padStart(2, '0')}`,
    email: `waiting${i}@evergreen.example`,
    gender,
    ...pick(homes, i),
    apartment: `${(i % 9) + 1}${'ABCD'[i % 4]}`,
    state: 'NY' as const,
    language,
  }
}

/** An element of a list, which begins again after its end. */
export function pick<T>(list: readonly T[], i: number): T {
  return list[i % list.length] as T
}
