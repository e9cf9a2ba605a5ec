import type { guide as en } from '../en/guide'

export const guide: typeof en = {
  title: '哪項服務適合，費用多少',
  text: '只要回答四個簡單的問題。不用帳戶，我們也不會儲存您的回答。',
  number: (number, all) => `第 ${number} 題，共 ${all} 題：`,
  next: '繼續',
  back: '上一題',
  restart: '重新開始',
  choose: '請選擇一個答案。',
  questions: {
    help: {
      title: '最需要哪方面的協助？',
      text: '請選目前最重要的一項。',
      options: {
        daily: '洗澡、更衣、三餐和家務',
        health: '也需要健康方面的協助，例如做復健運動、量脈搏',
        break: '讓照顧的家人休息一下',
        company: '有人作伴，陪同看醫生',
        medicaid: '申請或更新白卡（Medicaid）',
        unsure: '還不確定',
      },
    },
    place: {
      title: '這位住在哪裡？',
      text: '請按需要護理的人回答。',
      options: { served: '曼哈頓、布碌崙、皇后區或史泰登島', elsewhere: '其他地方' },
    },
    card: {
      title: '這位有白卡（Medicaid）嗎？',
      text: '白卡就是紐約州的醫療補助卡。',
      options: { yes: '有', no: '沒有', unsure: '不確定' },
    },
    time: {
      title: '大約需要協助多久？',
      text: '大概估計就可以。',
      options: { long: '四個月以上', short: '四個月以內', unsure: '不確定' },
    },
    insurance: {
      title: '有其他保險嗎？',
      text: '這樣我們才能告訴您可能由誰付費。',
      options: { medicare: '聯邦醫療保險（Medicare）', private: '長期護理保險或私人保險', none: '沒有，或不確定' },
    },
  },
  result: {
    title: '可能適合的服務',
    text: '這是初步的答案。護理開始之前，護理師會先了解實際的需要。',
    elsewhere: '我們只服務曼哈頓、布碌崙、皇后區和史泰登島。仍然歡迎打電話來，我們告訴您附近有誰可以幫忙。',
    none: '請打電話給我們，我們和您一起找合適的協助。',
    forWhom: '適合哪些人',
    cost: '費用',
    see: '查看詳情並申請',
    of: (title) => `：${title}`,
    login: '申請前請先登入或註冊帳戶。',
  },
  pays: {
    title: '由誰付費',
    yes: '醫療補助可能支付居家護理的費用。州政府會評估實際的需要，護理也須獲得批准。結果我們不能保證。',
    medicare:
      '聯邦醫療保險只在醫生開立醫囑時支付有限的居家護理或復健治療，不支付長期的日常協助。醫療補助則有可能支付，詢問不用付費。',
    private: '有些保單支付居家護理。請把保單準備好，我們和您一起看。保險不支付的部分要自費。',
    none: '沒有保險就要自費。許多人其實可以申請醫療補助，只是不知道；詢問不用付費。',
    free: '我們的諮詢和申請一律免費。',
  },
  ahead: {
    title: '接下來怎麼做',
    card: '請準備好白卡。我們免費為您查醫療補助可以支付哪些費用。',
    noCard: '我們協助您申請白卡，不用付費。',
    long: '四個月以上的護理要由州政府評估，我們協助您打電話。',
    apply: '在這裡拍下文件線上申請，或預約到辦事處來。',
    call: '也可以打電話給我們，我們用您的語言一步一步為您說明。',
  },
  answers: '您的回答',
  change: '更改',
  services: '所有服務',
}
