import type { Texts } from '@portal/contract/language'
import { activities } from '@portal/demo/content/activities'

/** The texts that generated activities are assembled from; texts at the front of a list are used more often. */
export interface Vocabulary {
  topics: Topic[]
  hosts: Texts[]
  streets: Texts[]
  /** In the title of about one in ten thousand activities. */
  rarity: Texts
}

type Topic = Pick<
  (typeof activities)[number],
  'title' | 'location' | 'description' | 'requirements' | 'notes' | 'types'
>

const surnames = [
  ['Chen', '陈', '陳'],
  ['Lin', '林', '林'],
  ['Huang', '黄', '黃'],
  ['Zhang', '张', '張'],
  ['Li', '李', '李'],
  ['Wang', '王', '王'],
  ['Wu', '吴', '吳'],
  ['Liu', '刘', '劉'],
  ['Cai', '蔡', '蔡'],
  ['Yang', '杨', '楊'],
  ['Xu', '许', '許'],
  ['Zheng', '郑', '鄭'],
  ['Xie', '谢', '謝'],
  ['Hong', '洪', '洪'],
  ['Guo', '郭', '郭'],
  ['Qiu', '邱', '邱'],
  ['Zeng', '曾', '曾'],
  ['Liao', '廖', '廖'],
  ['Lai', '赖', '賴'],
  ['Zhou', '周', '周'],
] as const

const givenNames = [
  ['Meihua', '美华', '美華'],
  ['Xiuying', '秀英', '秀英'],
  ['Guiying', '桂英', '桂英'],
  ['Jianguo', '建国', '建國'],
  ['Zhiming', '志明', '志明'],
  ['Shufen', '淑芬', '淑芬'],
  ['Wenxiong', '文雄', '文雄'],
  ['Yulan', '玉兰', '玉蘭'],
  ['Jinlong', '金龙', '金龍'],
  ['Haiyan', '海燕', '海燕'],
] as const

const roads = [
  ['Avenue', '大道', '大道'],
  ['Street', '街', '街'],
  ['Road', '路', '路'],
  ['Place', '广场', '廣場'],
] as const

/** The demo's activities with two hundred hosts and as many streets, so that most words occur in few rows. */
export const vocabulary: Vocabulary = {
  topics: activities.map(({ title, location, description, requirements, notes, types }) => ({
    title,
    location,
    description: firstSentence(description),
    requirements,
    notes,
    types,
  })),
  hosts: givenNames.flatMap(([given, simplified, traditional]) =>
    surnames.map(([surname, short, long]) => ({
      en: `${given} ${surname}`,
      'zh-CN': `${short}${simplified}`,
      'zh-TW': `${long}${traditional}`,
    })),
  ),
  streets: Array.from({ length: 50 }, (_, number) => number + 11).flatMap((number) =>
    roads.map(([en, simplified, traditional]) => ({
      en: `${number}th ${en}`,
      'zh-CN': `${number} ${simplified}`,
      'zh-TW': `${number} ${traditional}`,
    })),
  ),
  rarity: { en: 'Guqin zither', 'zh-CN': '古琴雅集', 'zh-TW': '古琴雅集' },
}

function firstSentence({ en, 'zh-CN': simplified, 'zh-TW': traditional }: Texts): Texts {
  const first = (text = '') => /^.*?[.!?。！？]/u.exec(text)?.[0] ?? text
  return { en: first(en), 'zh-CN': first(simplified), 'zh-TW': first(traditional) }
}
