import type { DocumentKind } from '@portal/contract/accounts/documents'
import type { Language } from '@portal/contract/language'
import type { DemoReview } from './types.ts'

interface DemoPerson {
  firstName: string
  lastName: string
  preferredName: string
  phone: string
  email: string
  gender: 'female' | 'male'
  address: string
  apartment: string
  city: string
  postcode: string
  language: Language
  password: string
}

interface DemoCaregiver extends DemoPerson {
  yearsOfExperience: number
  workExperience: string
  employeeId: string
  approved: boolean
  documents: { kind: DocumentKind; paper: string; title: string }[]
}

/** Fictional people, with phone numbers reserved for fiction; their passwords are in the README. */
export const patient: DemoPerson & { medicaidId: string } = {
  firstName: '秀英',
  lastName: '陳',
  preferredName: '秀英',
  phone: '+12125550101',
  email: 'patient@evergreen.example',
  gender: 'female',
  address: '136-20 38th Avenue',
  apartment: '5B',
  city: 'Flushing',
  postcode: '11354',
  language: 'zh-TW',
  password: 'Warm-soup-24',
  medicaidId: 'MC20461K',
}

/** The patient's review, under the name that the portal gives to reviews. */
export const patientReview: DemoReview = {
  commentText: '護理員每星期來三天，幫我洗頭、煮粥，還陪我去看醫生。她講話慢慢的，我聽得清楚。希望以後也是她來。',
  language: 'zh-TW',
  userName: '陳○○',
  rating: 5,
  pictures: [],
  reply: {
    en: 'Thank you, Ms. Chen. We have passed your kind words on to her.',
    'zh-CN': '谢谢陈女士，您的话我们已经转告她了。',
    'zh-TW': '謝謝陳女士，您的話我們已經轉告她了。',
  },
  daysAgo: 18,
  top: false,
}

const certificate = { kind: 'homeCareCertificate', paper: '', title: 'Home care certificate' } as const
const medical = { kind: 'medicalReport', paper: '', title: 'Medical examination' } as const
const permit = { kind: 'workAuthorization', paper: 'workPermit', title: 'Work permit' } as const
const bill = { kind: 'proofOfAddress', paper: 'utilityBill', title: 'Utility bill' } as const

export const caregivers: DemoCaregiver[] = [
  {
    firstName: 'Rosa',
    lastName: 'Alvarez',
    preferredName: '',
    phone: '+12125550102',
    email: 'caregiver@evergreen.example',
    gender: 'female',
    address: '41 Sunset Lane',
    apartment: '',
    city: 'Brooklyn',
    postcode: '11220',
    language: 'en',
    password: 'Kind-hands-35',
    yearsOfExperience: 2,
    workExperience: 'Two years with a family in Sunset Park.',
    employeeId: '',
    approved: false,
    documents: [permit, certificate],
  },
  {
    firstName: '国强',
    lastName: '林',
    preferredName: '',
    phone: '+12125550103',
    email: 'approved@evergreen.example',
    gender: 'male',
    address: '88 Mott Street',
    apartment: '3',
    city: 'New York',
    postcode: '10013',
    language: 'zh-CN',
    password: 'Long-river-46',
    yearsOfExperience: 8,
    workExperience: '在法拉盛和唐人街照顾长者八年。',
    employeeId: 'HC-1024',
    approved: true,
    documents: [permit, certificate, medical, bill],
  },
]
