import { type DemoTraining, multiple, single, trueFalse } from './types.ts'

export const patientRights: DemoTraining = {
  key: 'patient-rights',
  title: { en: 'Patient rights', 'zh-CN': '患者的权利', 'zh-TW': '病人的權利' },
  summary: {
    en: 'Privacy, respect and the right to say no.',
    'zh-CN': '隐私、尊重，以及说“不”的权利。',
    'zh-TW': '隱私、尊重，以及說「不」的權利。',
  },
  objectives: {
    en: 'Keep what you learn about patients to yourself\nRespect choices that you would not make\nSee and report abuse and neglect',
    'zh-CN': '为患者保密\n尊重与您想法不同的选择\n发现并报告虐待和疏忽',
    'zh-TW': '為病人保密\n尊重與您想法不同的選擇\n發現並通報虐待和疏忽',
  },
  poster: 'scope-respite',
  posterAlt: {
    en: 'A caregiver keeps an older woman company while her daughter takes a break.',
    'zh-CN': '女儿休息时，护理员陪着一位长者。',
    'zh-TW': '女兒休息時，護理員陪著一位長者。',
  },
  minutes: 60,
  scenes: [
    {
      picture: 'banner-stoop',
      caption: {
        en: 'You work in somebody’s home. You are a guest there: knock, and ask.',
        'zh-CN': '您在别人家里工作，是客人：先敲门，先问一声。',
        'zh-TW': '您在別人家裡工作，是客人：先敲門，先問一聲。',
      },
    },
    {
      picture: 'scope-personal-care',
      caption: {
        en: 'Close the door and cover the body when you help with washing.',
        'zh-CN': '协助梳洗时，关上门，盖好身体。',
        'zh-TW': '協助梳洗時，關上門，蓋好身體。',
      },
    },
    {
      picture: 'activity-mahjong',
      caption: {
        en: 'What you see and hear stays with you: no stories at the table, no pictures online.',
        'zh-CN': '看到、听到的都要保密：不在饭桌上说，不把照片放上网。',
        'zh-TW': '看到、聽到的都要保密：不在飯桌上說，不把照片放上網路。',
      },
    },
    {
      picture: 'scope-meals',
      caption: {
        en: 'People may choose: what to eat, what to wear, whom to see.',
        'zh-CN': '患者有权选择：吃什么、穿什么、见谁。',
        'zh-TW': '病人有權選擇：吃什麼、穿什麼、見誰。',
      },
    },
    {
      picture: 'scope-nursing',
      caption: {
        en: 'They may say no to care. Do not force anybody: call the nurse and write it down.',
        'zh-CN': '患者可以拒绝照顾。不要强迫，请打电话给护士并记录。',
        'zh-TW': '病人可以拒絕照顧。不要強迫，請打電話給護理師並記錄。',
      },
    },
    {
      picture: 'activity-dumplings',
      caption: {
        en: 'Do not borrow money and do not take gifts of value. A thank-you is enough.',
        'zh-CN': '不借钱，不收贵重礼物。一声谢谢就够了。',
        'zh-TW': '不借錢，不收貴重禮物。一聲謝謝就夠了。',
      },
    },
    {
      picture: 'scope-companionship',
      caption: {
        en: 'Bruises, fear, hunger, missing money: tell the office the same day.',
        'zh-CN': '瘀伤、害怕、挨饿、钱不见了：当天就告诉办公室。',
        'zh-TW': '瘀傷、害怕、挨餓、錢不見了：當天就告訴辦公室。',
      },
    },
    {
      picture: 'review-garden',
      caption: {
        en: 'Everybody may complain without fear. Show patients whom to call.',
        'zh-CN': '每个人都可以放心投诉。告诉患者该打电话给谁。',
        'zh-TW': '每個人都可以放心申訴。告訴病人該打電話給誰。',
      },
    },
  ],
  questions: [
    trueFalse(
      true,
      { en: 'A patient may refuse a bath.', 'zh-CN': '患者可以拒绝洗澡。', 'zh-TW': '病人可以拒絕洗澡。' },
      {
        en: 'People may say no. Offer it again later and write it down.',
        'zh-CN': '患者可以说不。晚点再问，并做记录。',
        'zh-TW': '病人可以說不。晚點再問，並做記錄。',
      },
    ),
    trueFalse(
      false,
      {
        en: 'You may post a picture with your patient if it is a nice one.',
        'zh-CN': '和患者的合照好看，就可以发到网上。',
        'zh-TW': '和病人的合照好看，就可以放到網路上。',
      },
      {
        en: 'It tells the world who is a patient. That is private.',
        'zh-CN': '这样大家就知道谁是患者，而这是隐私。',
        'zh-TW': '這樣大家就知道誰是病人，而這是隱私。',
      },
    ),
    trueFalse(
      false,
      {
        en: 'You may talk about a patient if you leave out the name.',
        'zh-CN': '只要不说名字，就可以谈论患者。',
        'zh-TW': '只要不說名字，就可以談論病人。',
      },
      {
        en: 'In a neighborhood people guess who is meant.',
        'zh-CN': '街坊邻居猜得出说的是谁。',
        'zh-TW': '街坊鄰居猜得出說的是誰。',
      },
    ),
    trueFalse(
      true,
      {
        en: 'Patients may see what is written about them.',
        'zh-CN': '患者有权看自己的记录。',
        'zh-TW': '病人有權看自己的紀錄。',
      },
      {
        en: 'They ask the office, which shows it to them.',
        'zh-CN': '可以向办公室提出，由办公室提供。',
        'zh-TW': '可以向辦公室提出，由辦公室提供。',
      },
    ),
    trueFalse(
      false,
      {
        en: 'You may sign a paper for a patient whose hand shakes.',
        'zh-CN': '患者手抖时，您可以代他签名。',
        'zh-TW': '病人手抖時，您可以代他簽名。',
      },
      {
        en: 'Nobody signs for somebody else. Call the office.',
        'zh-CN': '谁都不能代别人签名，请打电话给办公室。',
        'zh-TW': '誰都不能代別人簽名，請打電話給辦公室。',
      },
    ),
    trueFalse(
      true,
      {
        en: 'Leaving somebody without food is neglect.',
        'zh-CN': '不给人吃饭就是疏忽照顾。',
        'zh-TW': '不給人吃飯就是疏忽照顧。',
      },
      {
        en: 'Neglect is not doing what a person needs. It must be reported.',
        'zh-CN': '不做对方需要的事就是疏忽，必须报告。',
        'zh-TW': '不做對方需要的事就是疏忽，必須通報。',
      },
    ),
    trueFalse(
      false,
      {
        en: 'You need proof before you report abuse.',
        'zh-CN': '要有证据才能报告虐待。',
        'zh-TW': '要有證據才能通報虐待。',
      },
      {
        en: 'A reason to worry is enough. Others look for proof.',
        'zh-CN': '有理由担心就够了，证据由别人去查。',
        'zh-TW': '有理由擔心就夠了，證據由別人去查。',
      },
    ),
    trueFalse(
      true,
      {
        en: 'A patient has the right to an interpreter at no cost.',
        'zh-CN': '患者有权免费使用口译。',
        'zh-TW': '病人有權免費使用口譯。',
      },
      {
        en: 'Nobody should have to use a child to interpret.',
        'zh-CN': '不应该让孩子来当翻译。',
        'zh-TW': '不應該讓孩子來當翻譯。',
      },
    ),
    single(
      {
        en: 'A neighbor asks why you visit Mrs. Lee. What do you say?',
        'zh-CN': '邻居问您为什么来李女士家，您怎么说？',
        'zh-TW': '鄰居問您為什麼來李女士家，您怎麼說？',
      },
      [
        { en: '“Please ask her yourself.”', 'zh-CN': '“请您自己问她。”', 'zh-TW': '「請您自己問她。」' },
        { en: '“She broke her hip.”', 'zh-CN': '“她摔断了髋骨。”', 'zh-TW': '「她摔斷了髖骨。」' },
        { en: '“Do not tell anyone, but …”', 'zh-CN': '“不要告诉别人，其实……”', 'zh-TW': '「不要告訴別人，其實……」' },
      ],
      {
        en: 'Even that she gets care is private.',
        'zh-CN': '连她接受照顾这件事也是隐私。',
        'zh-TW': '連她接受照顧這件事也是隱私。',
      },
    ),
    single(
      {
        en: 'A patient offers you 50 dollars. What do you do?',
        'zh-CN': '患者要给您 50 元，您怎么做？',
        'zh-TW': '病人要給您 50 元，您怎麼做？',
      },
      [
        { en: 'Thank the patient and say no', 'zh-CN': '道谢并婉拒', 'zh-TW': '道謝並婉拒' },
        { en: 'Take it and tell nobody', 'zh-CN': '收下，不告诉别人', 'zh-TW': '收下，不告訴別人' },
        { en: 'Ask for more', 'zh-CN': '要更多', 'zh-TW': '要更多' },
      ],
      {
        en: 'Gifts of value make care unfair.',
        'zh-CN': '收贵重礼物会让照顾变得不公平。',
        'zh-TW': '收貴重禮物會讓照顧變得不公平。',
      },
    ),
    single(
      {
        en: 'You see new bruises on an arm. What do you do?',
        'zh-CN': '您看到手臂上有新的瘀伤，怎么做？',
        'zh-TW': '您看到手臂上有新的瘀傷，怎麼做？',
      },
      [
        { en: 'Tell the office today', 'zh-CN': '当天告诉办公室', 'zh-TW': '當天告訴辦公室' },
        { en: 'Wait for the next visit', 'zh-CN': '等下次来再说', 'zh-TW': '等下次來再說' },
        { en: 'Ask the neighbors', 'zh-CN': '去问邻居', 'zh-TW': '去問鄰居' },
      ],
      {
        en: 'A fall, a medicine or abuse: the nurse finds out which.',
        'zh-CN': '可能是跌倒、药物或虐待，护士会查明。',
        'zh-TW': '可能是跌倒、藥物或虐待，護理師會查明。',
      },
    ),
    single(
      {
        en: 'The daughter wants to know what her mother told you in private. What do you do?',
        'zh-CN': '女儿想知道妈妈私下跟您说了什么，您怎么做？',
        'zh-TW': '女兒想知道媽媽私下跟您說了什麼，您怎麼做？',
      },
      [
        { en: 'Ask her to speak with her mother', 'zh-CN': '请她直接和妈妈谈', 'zh-TW': '請她直接和媽媽談' },
        { en: 'Tell her everything', 'zh-CN': '全部告诉她', 'zh-TW': '全部告訴她' },
        { en: 'Make something up', 'zh-CN': '编一个说法', 'zh-TW': '編一個說法' },
      ],
      {
        en: 'The mother decides what the family learns.',
        'zh-CN': '家人能知道什么，由妈妈决定。',
        'zh-TW': '家人能知道什麼，由媽媽決定。',
      },
    ),
    single(
      {
        en: 'Who may read your notes about a patient?',
        'zh-CN': '谁可以看您写的患者记录？',
        'zh-TW': '誰可以看您寫的病人紀錄？',
      },
      [
        { en: 'Those who care for that patient', 'zh-CN': '照顾这位患者的人', 'zh-TW': '照顧這位病人的人' },
        { en: 'Every caregiver', 'zh-CN': '每位护理员', 'zh-TW': '每位護理員' },
        { en: 'Your family', 'zh-CN': '您的家人', 'zh-TW': '您的家人' },
      ],
      {
        en: 'Only people who need it for the care.',
        'zh-CN': '只有照顾时需要的人才能看。',
        'zh-TW': '只有照顧時需要的人才能看。',
      },
    ),
    multiple(
      {
        en: 'What protects privacy when you help somebody bathe?',
        'zh-CN': '协助洗澡时，怎么保护隐私？',
        'zh-TW': '協助洗澡時，怎麼保護隱私？',
      },
      [
        { en: 'A closed door', 'zh-CN': '关上门', 'zh-TW': '關上門' },
        { en: 'A towel over the body', 'zh-CN': '用毛巾盖住身体', 'zh-TW': '用毛巾蓋住身體' },
      ],
      [
        { en: 'An open window', 'zh-CN': '打开窗户', 'zh-TW': '打開窗戶' },
        { en: 'A visitor who helps', 'zh-CN': '请访客帮忙', 'zh-TW': '請訪客幫忙' },
      ],
      {
        en: 'Show only as much as is needed, for as short as possible.',
        'zh-CN': '只露出需要的部分，时间越短越好。',
        'zh-TW': '只露出需要的部分，時間越短越好。',
      },
    ),
    multiple(
      {
        en: 'What do you report to the office at once?',
        'zh-CN': '什么要马上告诉办公室？',
        'zh-TW': '什麼要馬上告訴辦公室？',
      },
      [
        { en: 'Missing money', 'zh-CN': '钱不见了', 'zh-TW': '錢不見了' },
        { en: 'Fear of a family member', 'zh-CN': '害怕某位家人', 'zh-TW': '害怕某位家人' },
      ],
      [
        { en: 'A new television', 'zh-CN': '买了新电视', 'zh-TW': '買了新電視' },
        { en: 'A visit from friends', 'zh-CN': '朋友来访', 'zh-TW': '朋友來訪' },
      ],
      {
        en: 'Both can be signs of abuse.',
        'zh-CN': '这两样都可能是虐待的信号。',
        'zh-TW': '這兩樣都可能是虐待的徵兆。',
      },
    ),
  ],
}
