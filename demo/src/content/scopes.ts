import type { DemoScope } from './types.ts'

export const scopes: DemoScope[] = [
  {
    picture: 'scope-personal-care',
    alt: {
      en: 'A caregiver helps an older woman get ready for the day.',
      'zh-CN': '护理员帮一位长者梳洗穿衣。',
      'zh-TW': '護理員幫一位長者梳洗更衣。',
    },
    title: { en: 'Personal care', 'zh-CN': '个人护理', 'zh-TW': '個人護理' },
    content: {
      en: 'We help with washing, dressing, grooming and using the bathroom. You choose the pace, and you keep doing what you can do yourself. Your privacy always comes first.',
      'zh-CN': '我们协助您洗澡、穿衣、梳洗和如厕。快慢由您定，自己能做的事仍由您来做。我们始终尊重您的隐私。',
      'zh-TW': '我們協助您洗澡、更衣、梳洗和如廁。步調由您決定，自己做得來的事仍由您自己做。我們始終尊重您的隱私。',
    },
  },
  {
    picture: 'scope-companionship',
    alt: {
      en: 'A caregiver and an older man laugh together over a cup of tea.',
      'zh-CN': '护理员和一位长者一起喝茶聊天，笑得很开心。',
      'zh-TW': '護理員和一位長者一起喝茶聊天，笑得很開心。',
    },
    title: { en: 'Companionship', 'zh-CN': '陪伴聊天', 'zh-TW': '陪伴談心' },
    content: {
      en: 'A long day is shorter with good company. We talk, read the paper, play cards or simply drink tea with you. We try to find someone who speaks your language.',
      'zh-CN': '有人作伴，日子就不冷清。聊天、读报、打牌，或者只是一起喝杯茶。我们会尽量安排会说您家乡话的护理员。',
      'zh-TW':
        '有人作伴，一天就不會太長。聊聊天、讀讀報、玩玩牌，或只是一起喝杯茶。我們會盡量安排會說您家鄉話的護理員。',
    },
  },
  {
    picture: 'scope-meals',
    alt: {
      en: 'A caregiver brings a warm meal to the table.',
      'zh-CN': '护理员把热腾腾的饭菜端上餐桌。',
      'zh-TW': '護理員把熱騰騰的飯菜端上餐桌。',
    },
    title: { en: 'Meals and shopping', 'zh-CN': '买菜做饭', 'zh-TW': '買菜煮飯' },
    content: {
      en: 'We plan the week’s meals with you, carry the groceries and cook the dishes you know. If you need less salt or sugar, or softer food, just tell us.',
      'zh-CN': '我们和您一起安排一周的饭菜，帮您提菜，做您吃惯的家常菜。要少盐、少糖或者软烂一些，说一声就好。',
      'zh-TW': '我們和您一起安排一週的菜色，幫忙提菜，煮您吃慣的家常菜。想少鹽、少糖或煮軟一點，說一聲就好。',
    },
  },
  {
    picture: 'scope-mobility',
    alt: {
      en: 'A caregiver walks at the side of an older woman.',
      'zh-CN': '一位长者慢慢走着，护理员陪在身旁。',
      'zh-TW': '一位長者慢慢走著，護理員陪在身旁。',
    },
    title: { en: 'Getting around', 'zh-CN': '出行陪护', 'zh-TW': '外出陪同' },
    content: {
      en: 'We steady you on the stairs, go with you to the doctor and help you in and out of a chair or bed. At home we look out for loose rugs and poor light, so that you are less likely to fall.',
      'zh-CN':
        '上下楼梯有人扶，看医生有人陪，起身、坐下、上床都有人搭把手。我们也会留意家里松动的地毯和昏暗的灯光，减少跌倒的机会。',
      'zh-TW':
        '上下樓梯有人扶，看醫生有人陪，起身、坐下、上床都有人幫忙。我們也會留意家裡鬆脫的地毯和昏暗的燈光，減少跌倒的機會。',
    },
  },
  {
    picture: 'scope-nursing',
    alt: {
      en: 'A nurse visits an older man and checks his blood pressure.',
      'zh-CN': '护士上门为一位长者量血压。',
      'zh-TW': '護理師到府為一位長者量血壓。',
    },
    title: { en: 'Nursing visits', 'zh-CN': '护士上门', 'zh-TW': '護理師家訪' },
    content: {
      en: 'A registered nurse visits, listens and writes your care plan with you. The nurse checks how you are doing and talks with your doctor when something changes.',
      'zh-CN': '注册护士上门了解情况，和您一起制定护理计划。护士会定期查看您的身体状况，有变化时与医生沟通。',
      'zh-TW': '護理師到府了解狀況，和您一起訂立護理計畫。護理師會定期關心您的身體情形，有變化時與醫生聯絡。',
    },
  },
  {
    picture: 'scope-respite',
    alt: {
      en: 'A caregiver keeps an older woman company while her daughter takes a break.',
      'zh-CN': '护理员陪着一位长者，她的女儿可以歇一歇。',
      'zh-TW': '護理員陪著一位長者，她的女兒可以休息一下。',
    },
    title: { en: 'A break for families', 'zh-CN': '让家人歇一歇', 'zh-TW': '家人喘息服務' },
    content: {
      en: 'Caring for a parent is hard work, and you need rest too. We step in for a few hours or a few days while you sleep, work or see a friend. We write down how the day went.',
      'zh-CN':
        '照顾父母很辛苦，您也需要休息。您补个觉、上个班、见见朋友，几小时或几天，由我们接手。每天的情况我们都会记下来给您看。',
      'zh-TW':
        '照顧父母很辛苦，您也需要休息。想補個眠、上個班或見見朋友，幾小時或幾天都可以由我們接手。每天的情形我們都會寫下來給您看。',
    },
  },
]
