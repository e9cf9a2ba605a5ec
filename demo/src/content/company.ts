import type { Texts } from '@portal/contract/language'
import type { DemoCompany, DemoOffice } from './types.ts'

export const company: DemoCompany = {
  name: { en: 'Evergreen Home Care', 'zh-CN': '常青居家护理', 'zh-TW': '常青居家護理' },
  tagline: {
    en: 'Good care, in your own home',
    'zh-CN': '住在自己家，有人好好照顾',
    'zh-TW': '在自己家裡，有人好好照顧',
  },
  description: {
    en: 'Home care for older adults in Manhattan, Brooklyn, Queens and Staten Island. Check your white card, book a visit, join an activity. We speak Chinese.',
    'zh-CN':
      '为曼哈顿、布鲁克林、皇后区和斯塔滕岛的长者提供居家护理。可查询白卡资格、预约面谈、参加社区活动，中英文服务。',
    'zh-TW':
      '為曼哈頓、布碌崙、皇后區和史泰登島的長者提供居家護理。可查詢白卡資格、預約面談、參加社區活動，中英文服務。',
  },
  tip: {
    en: 'Ask for help before you are worn out. A small hand today can save a hard day tomorrow.',
    'zh-CN': '别等累倒了才开口。今天有人搭把手，明天就轻松一些。',
    'zh-TW': '別等到撐不住才開口。今天多一雙手，明天就輕鬆一點。',
  },
  email: 'hello@evergreen-homecare.example',
  phone: '212-555-0142',
  fax: '212-555-0143',
  licenceNumber: '0000L001',
  licenceUrl: 'https://profiles.health.example/home-care/evergreen-home-care',
  videoSiteUrl: 'https://video.example/evergreen-homecare',
  chatAppUrl: 'https://chat.example/evergreen-homecare',
}

const weekdays: Texts = {
  en: 'Mon–Fri 9 am–5:30 pm',
  'zh-CN': '周一至周五 9:00–17:30',
  'zh-TW': '週一至週五 9:00–17:30',
}

const weekdaysAndSaturday: Texts = {
  en: 'Mon–Fri 9 am–5:30 pm, Sat 10 am–2 pm',
  'zh-CN': '周一至周五 9:00–17:30，周六 10:00–14:00',
  'zh-TW': '週一至週五 9:00–17:30，週六 10:00–14:00',
}

export const offices: DemoOffice[] = [
  {
    name: {
      en: 'Manhattan office, Chinatown',
      'zh-CN': '曼哈顿唐人街办事处',
      'zh-TW': '曼哈頓華埠辦事處',
    },
    address: '160 Canal Street, Suite 4A, New York, NY 10013',
    phone: '212-555-0142',
    ...at(40.7164, -73.9962),
    hours: weekdaysAndSaturday,
    boroughId: 'manhattan',
  },
  {
    name: {
      en: 'Brooklyn office, Sunset Park',
      'zh-CN': '布鲁克林日落公园办事处',
      'zh-TW': '布碌崙日落公園辦事處',
    },
    address: '5510 8th Avenue, 2nd Floor, Brooklyn, NY 11220',
    phone: '718-555-0116',
    ...at(40.6383, -74.0083),
    hours: weekdaysAndSaturday,
    boroughId: 'brooklyn',
  },
  {
    name: {
      en: 'Queens office, Flushing',
      'zh-CN': '皇后区法拉盛办事处',
      'zh-TW': '皇后區法拉盛辦事處',
    },
    address: '41-60 Main Street, Suite 308, Flushing, NY 11355',
    phone: '718-555-0128',
    ...at(40.7567, -73.8284),
    hours: weekdaysAndSaturday,
    boroughId: 'queens',
  },
  {
    name: {
      en: 'Staten Island office, St. George',
      'zh-CN': '斯塔滕岛圣乔治办事处',
      'zh-TW': '史泰登島聖喬治辦事處',
    },
    address: '25 Hyatt Street, Suite 2B, Staten Island, NY 10301',
    phone: '718-555-0137',
    ...at(40.6422, -74.077),
    hours: weekdays,
    boroughId: 'staten-island',
  },
]

function at(latitude: number, longitude: number): Pick<DemoOffice, 'latitude' | 'longitude' | 'mapUrl'> {
  const mapUrl = `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
  return { latitude, longitude, mapUrl }
}
