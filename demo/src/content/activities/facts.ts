import type { Texts } from '@portal/contract/language'
import type { ActivityTypeKey, CityKey } from '../types.ts'

const free: Texts = { en: 'Free', 'zh-CN': '免费', 'zh-TW': '免費' }
const ingredients: Texts = {
  en: '$5 for ingredients, in cash at the door',
  'zh-CN': '食材费 5 美元，到场付现金',
  'zh-TW': '食材費 5 美元，到場付現金',
}

/** The price of an activity: free, except for a small charge for ingredients when cooking. */
export function priceOf(types: readonly ActivityTypeKey[]): Texts {
  return types.includes('food') ? ingredients : free
}

export const spoken: Record<CityKey, Texts> = {
  manhattan: {
    en: 'Cantonese, Mandarin and English',
    'zh-CN': '粤语、普通话、英语',
    'zh-TW': '粵語、國語、英語',
  },
  brooklyn: {
    en: 'Cantonese, Mandarin and English',
    'zh-CN': '粤语、普通话、英语',
    'zh-TW': '粵語、國語、英語',
  },
  queens: { en: 'Mandarin, Cantonese and English', 'zh-CN': '普通话、粤语、英语', 'zh-TW': '國語、粵語、英語' },
  'staten-island': { en: 'English and Mandarin', 'zh-CN': '英语、普通话', 'zh-TW': '英語、國語' },
}

export const access: Record<CityKey, Texts> = {
  manhattan: {
    en: 'Two steps at the door, with a ramp; an elevator inside',
    'zh-CN': '门口有两级台阶，旁边有坡道；室内有电梯',
    'zh-TW': '門口有兩級台階，旁邊有坡道；室內有電梯',
  },
  brooklyn: {
    en: 'No steps at the door; an elevator to the second floor',
    'zh-CN': '门口没有台阶；有电梯到二楼',
    'zh-TW': '門口沒有台階；有電梯到二樓',
  },
  queens: {
    en: 'No steps; wheelchairs and walkers have room',
    'zh-CN': '没有台阶，轮椅和助行器都方便',
    'zh-TW': '沒有台階，輪椅和助行器都方便',
  },
  'staten-island': {
    en: 'One step at the door; we help with wheelchairs',
    'zh-CN': '门口有一级台阶；坐轮椅的，我们会帮忙',
    'zh-TW': '門口有一級台階；坐輪椅的，我們會幫忙',
  },
}

export const transport: Record<CityKey, Texts> = {
  manhattan: {
    en: 'Subway: Canal Street or Grand Street, then a short walk',
    'zh-CN': '地铁：Canal Street 站或 Grand Street 站，再走几分钟',
    'zh-TW': '地鐵：Canal Street 站或 Grand Street 站，再走幾分鐘',
  },
  brooklyn: {
    en: 'Subway: 8 Avenue station, line N',
    'zh-CN': '地铁：N 线 8 Avenue 站',
    'zh-TW': '地鐵：N 線 8 Avenue 站',
  },
  queens: {
    en: 'Subway: Flushing–Main Street, line 7; many buses stop there, too',
    'zh-CN': '地铁：7 号线法拉盛缅街站，附近也有许多公交车',
    'zh-TW': '地鐵：7 號線法拉盛緬街站，附近也有許多公車',
  },
  'staten-island': {
    en: 'By bus or car; call us if you need a ride from the ferry',
    'zh-CN': '乘公交车或开车；需要从渡轮站接送，请打电话给我们',
    'zh-TW': '搭公車或開車；需要從渡輪站接送，請打電話給我們',
  },
}

/** Alt texts by picture. */
export const pictureAlts: Record<string, Texts> = {
  'activity-blood-pressure': {
    en: 'A woman takes a man’s blood pressure at a stand in the street',
    'zh-CN': '街边摊位上，一位女士为一位男士量血压',
    'zh-TW': '街邊攤位上，一位女士為一位男士量血壓',
  },
  'activity-computer': {
    en: 'A young woman helps an older man with a laptop',
    'zh-CN': '年轻女士帮一位长者使用笔记本电脑',
    'zh-TW': '年輕女士協助一位長者使用筆記型電腦',
  },
  'activity-dumplings': {
    en: 'Two older neighbors make dumplings in a kitchen',
    'zh-CN': '两位年长的邻居在厨房里包饺子',
    'zh-TW': '兩位年長的鄰居在廚房裡包水餃',
  },
  'activity-garden': {
    en: 'Two people tend flowers in a garden between houses',
    'zh-CN': '两个人在楼房之间的花园里种花',
    'zh-TW': '兩個人在樓房之間的花園裡種花',
  },
  'activity-health-talk': {
    en: 'A woman explains a chart to three older listeners',
    'zh-CN': '一位女士对着图表，向三位长者讲解',
    'zh-TW': '一位女士對著圖表，向三位長者講解',
  },
  'activity-mahjong': {
    en: 'Four older adults at a mahjong table under red lanterns',
    'zh-CN': '四位长者在红灯笼下打麻将',
    'zh-TW': '四位長者在紅燈籠下打麻將',
  },
  'activity-mooncake': {
    en: 'Grandparents and a child eat mooncakes under a full moon',
    'zh-CN': '祖父母和孩子在满月下吃月饼',
    'zh-TW': '祖父母和孩子在滿月下吃月餅',
  },
  'activity-movie': {
    en: 'Four people watch a movie with popcorn',
    'zh-CN': '四个人吃着爆米花看电影',
    'zh-TW': '四個人吃著爆米花看電影',
  },
  'activity-music': {
    en: 'Three people sing and play the guitar and the erhu',
    'zh-CN': '三个人弹吉他、拉二胡、唱歌',
    'zh-TW': '三個人彈吉他、拉二胡、唱歌',
  },
  'activity-painting': {
    en: 'Two older adults paint at easels',
    'zh-CN': '两位长者在画架前画画',
    'zh-TW': '兩位長者在畫架前畫畫',
  },
  'activity-taichi': {
    en: 'Three people practice tai chi in a park by a bridge',
    'zh-CN': '三个人在桥边的公园里打太极',
    'zh-TW': '三個人在橋邊的公園裡打太極',
  },
  'activity-walk': {
    en: 'Four people walk among blossoming trees by the water',
    'zh-CN': '四个人在水边的花树间散步',
    'zh-TW': '四個人在水邊的花樹間散步',
  },
}
