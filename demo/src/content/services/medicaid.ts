import type { DemoService } from '../types.ts'

export const medicaidServices: DemoService[] = [
  {
    picture: 'activity-health-talk',
    alt: {
      en: 'A speaker explains a chart to a group of older adults.',
      'zh-CN': '讲解员指着图表，给几位长者讲解。',
      'zh-TW': '講者指著圖表，向幾位長者解說。',
    },
    title: {
      en: 'Help applying for long-term care',
      'zh-CN': '协助申请长期护理',
      'zh-TW': '協助申請長期護理',
    },
    summary: {
      en: 'We explain the state’s assessment and the choice of a plan, and stay with you at each step.',
      'zh-CN': '州里的评估怎么做、保险计划怎么选，我们讲给您听，每一步都陪着您。',
      'zh-TW': '州政府的評估怎麼做、保險計畫怎麼選，我們說明給您聽，每一步都陪著您。',
    },
    description: {
      en: 'Medicaid can pay for care at home over a long time. First the New York Independent Assessor (NYIA) asks what you need, and then you choose a plan. We help you call, get your papers ready and understand the letters; the state and the plan decide.',
      'zh-CN':
        '医疗补助可以付长期的居家护理。先由纽约独立评估机构（NYIA）了解您的需要，然后由您选一家保险计划。我们帮您打电话、准备材料、看懂来信；最后由州里和保险计划决定。',
      'zh-TW':
        '醫療補助可以支付長期的居家護理。先由紐約獨立評估機構（NYIA）了解您的需要，再由您選一家保險計畫。我們協助您打電話、準備文件、看懂來信；最後由州政府和保險計畫決定。',
    },
    forWhom: {
      en: 'Adults with Medicaid who think that they will need help at home for more than four months.',
      'zh-CN': '有医疗补助、估计需要在家护理四个月以上的成年人。',
      'zh-TW': '有醫療補助、預計需要在家護理四個月以上的成年人。',
    },
    requirements: {
      en: 'Your Medicaid is active. If it is not, ask us for help with that first.\nYou take part in the state’s assessment, at home or by video.\nYou choose the plan yourself. New York Medicaid Choice explains the plans and takes no side.\nNeed an interpreter? It is free. Please tell us.',
      'zh-CN':
        '您的医疗补助正在生效。还没有生效的话，我们先帮您办这件事。\n您要参加州里的评估，在家或用视频都可以。\n保险计划由您自己选。New York Medicaid Choice 会给您讲解，立场中立。\n需要口译请告诉我们，不收费。',
      'zh-TW':
        '您的醫療補助目前有效。還沒有生效的話，我們先協助您辦這件事。\n您要參加州政府的評估，在家或用視訊都可以。\n保險計畫由您自己選。New York Medicaid Choice 會為您說明，立場中立。\n需要口譯請告訴我們，不用付費。',
    },
    cost: {
      en: 'Our help and the application are free. Medicaid pays for the care if you qualify and the care is approved. Without Medicaid, call 212-555-0142 and we tell you what care would cost.',
      'zh-CN':
        '我们帮忙不收费，申请也不收费。符合条件并且获得批准的话，护理费用由医疗补助付。没有医疗补助，请打 212-555-0142，我们告诉您护理要多少钱。',
      'zh-TW':
        '我們協助不收費，申請也不用付費。符合條件並獲得批准的話，護理費用由醫療補助支付。沒有醫療補助，請打 212-555-0142，我們告訴您護理要多少錢。',
    },
    needs: ['longTerm'],
    methods: ['online', 'offline'],
    requiredDocuments: ['identity', 'medicaidCard', 'proofOfAddress'],
    optionalDocuments: ['doctorNote'],
  },
  {
    picture: 'activity-computer',
    alt: {
      en: 'A woman from the office helps an older man at a laptop.',
      'zh-CN': '办事处的工作人员在电脑前帮助一位长者。',
      'zh-TW': '辦事處的工作人員在電腦前協助一位長者。',
    },
    title: {
      en: 'Help getting or renewing Medicaid',
      'zh-CN': '协助申请或续办白卡',
      'zh-TW': '協助申請或更新白卡',
    },
    summary: {
      en: 'We help you fill in the forms for the white card, the first time or when it must be renewed.',
      'zh-CN': '第一次申请白卡，或者白卡要续了，我们帮您填表。',
      'zh-TW': '第一次申請白卡，或白卡需要更新，我們協助您填表。',
    },
    description: {
      en: 'The forms for Medicaid, the white card, are long. We go through them with you, tell you which papers are missing and how to send them. The city or the state decides, and writes you a letter.',
      'zh-CN':
        '申请医疗补助（白卡）的表格很长。我们陪您一项一项填，告诉您还缺什么材料、怎么寄出去。结果由市里或州里决定，他们会寄信给您。',
      'zh-TW':
        '申請醫療補助（白卡）的表格很長。我們陪您一項一項填，告訴您還缺什麼文件、怎麼寄出去。結果由市政府或州政府決定，他們會寄信給您。',
    },
    forWhom: {
      en: 'People who have no white card yet, whose card has ended, or who have a letter about renewing it.',
      'zh-CN': '还没有白卡、白卡已经失效，或者收到续办通知的人。',
      'zh-TW': '還沒有白卡、白卡已經失效，或收到更新通知的人。',
    },
    requirements: {
      en: 'You live in New York City.\nYour income must be under a limit; for many people savings count too. A little over? Please ask all the same.\nHave your papers about income and savings at hand. We tell you which ones.\nTo renew: keep the letter, and mind the day written in it.',
      'zh-CN':
        '您住在纽约市。\n收入不能超过限额，很多人的存款也要算。超出一点也请来问问。\n请准备收入和存款的证明，要哪几样我们会告诉您。\n续办的话，请把信留好，留意信上写的截止日期。',
      'zh-TW':
        '您住在紐約市。\n收入不能超過限額，許多人的存款也要算。超過一點也請來問問。\n請準備收入和存款的證明，需要哪幾樣我們會告訴您。\n要更新的話，請把信留好，留意信上寫的期限。',
    },
    cost: {
      en: 'Free. Applying for Medicaid and renewing it cost nothing, and neither does our help. Nobody may ask you for money for a white card.',
      'zh-CN': '免费。申请和续办医疗补助都不收费，我们帮忙也不收费。谁都不可以为白卡向您要钱。',
      'zh-TW': '免費。申請和更新醫療補助都不收費，我們協助也不收費。誰都不可以為了白卡向您要錢。',
    },
    needs: ['medicaid'],
    methods: ['online', 'offline'],
    requiredDocuments: ['identity', 'proofOfAddress'],
    optionalDocuments: ['medicaidCard'],
  },
]
