import type { Texts } from '../language.ts'

/** The statement that a caregiver signs after an exam. A change of its words is a new version. */
export const consent: { version: number; texts: Texts } = {
  version: 1,
  texts: {
    en: 'I watched this whole training myself and took the exam myself, without help. I understand that my signature here counts like one on paper, and that the agency keeps it with my training record and may show it to the New York State Department of Health.',
    'zh-CN':
      '本次培训的视频由我本人看完，考试由我本人独立完成。我明白，我在这里的签名与纸上的签名同样有效；机构会把签名与我的培训记录一起保存，并可能出示给纽约州卫生局。',
    'zh-TW':
      '這次培訓的影片由我本人看完，考試由我本人獨立完成。我明白，我在這裡的簽名與紙上的簽名具有同等效力；機構會把簽名與我的培訓紀錄一起保存，並可能出示給紐約州衛生局。',
  },
}
