import { type DemoTraining, multiple, single, trueFalse } from './types.ts'

export const dementia: DemoTraining = {
  key: 'dementia',
  title: { en: 'Caring for people with dementia', 'zh-CN': '照顾失智长者', 'zh-TW': '照顧失智長者' },
  summary: {
    en: 'How to speak, listen and help when memory fades.',
    'zh-CN': '记忆力减退时，怎么说、怎么听、怎么帮。',
    'zh-TW': '記憶力減退時，怎麼說、怎麼聽、怎麼幫。',
  },
  objectives: {
    en: 'Tell dementia from ordinary forgetting\nSpeak so that you are understood\nStay calm when somebody is upset or wants to leave',
    'zh-CN': '分清失智和一般的健忘\n用听得懂的方式说话\n有人烦躁或想走出去时，保持冷静',
    'zh-TW': '分清失智和一般的健忘\n用聽得懂的方式說話\n有人煩躁或想走出去時，保持冷靜',
  },
  poster: 'scope-companionship',
  posterAlt: {
    en: 'A caregiver and an older man laugh together over a cup of tea.',
    'zh-CN': '护理员和一位长者喝着茶，一起笑。',
    'zh-TW': '護理員和一位長者喝著茶，一起笑。',
  },
  minutes: 120,
  scenes: [
    {
      picture: 'scope-companionship',
      caption: {
        en: 'Dementia changes memory, speech and judgment. The person is still the same person.',
        'zh-CN': '失智会影响记忆、说话和判断，但人还是那个人。',
        'zh-TW': '失智會影響記憶、說話和判斷，但人還是那個人。',
      },
    },
    {
      picture: 'scope-respite',
      caption: {
        en: 'Come from the front, say your name, and smile before you speak.',
        'zh-CN': '从正面走近，说出您的名字，先微笑再说话。',
        'zh-TW': '從正面走近，說出您的名字，先微笑再說話。',
      },
    },
    {
      picture: 'review-tea',
      caption: {
        en: 'Use short sentences. Ask one thing at a time, and wait for the answer.',
        'zh-CN': '句子要短，一次只问一件事，然后等对方回答。',
        'zh-TW': '句子要短，一次只問一件事，然後等對方回答。',
      },
    },
    {
      picture: 'activity-music',
      caption: {
        en: 'Do not argue about what is true. Answer the feeling: “You miss your mother.”',
        'zh-CN': '不要争对错，要回应感受：“您想妈妈了。”',
        'zh-TW': '不要爭對錯，要回應感受：「您想媽媽了。」',
      },
    },
    {
      picture: 'scope-meals',
      caption: {
        en: 'The same order every day gives safety: wash, dress, breakfast, a walk.',
        'zh-CN': '每天按一样的顺序做事，会让人安心：梳洗、穿衣、早餐、散步。',
        'zh-TW': '每天照一樣的順序做事，會讓人安心：梳洗、更衣、早餐、散步。',
      },
    },
    {
      picture: 'activity-painting',
      caption: {
        en: 'Let people do what they still can. Old songs and old skills stay longest.',
        'zh-CN': '让他们做还会做的事。老歌和老手艺记得最久。',
        'zh-TW': '讓他們做還會做的事。老歌和老手藝記得最久。',
      },
    },
    {
      picture: 'banner-park',
      caption: {
        en: 'Somebody who wants to go out may need something: the bathroom, food, company.',
        'zh-CN': '想走出去，可能是有需要：想上厕所、饿了，或想有人陪。',
        'zh-TW': '想走出去，可能是有需要：想上廁所、餓了，或想有人陪。',
      },
    },
    {
      picture: 'scope-nursing',
      caption: {
        en: 'Sudden confusion is not dementia. It can be an infection: call the nurse today.',
        'zh-CN': '突然糊涂不是失智，可能是感染：当天就打电话给护士。',
        'zh-TW': '突然糊塗不是失智，可能是感染：當天就打電話給護理師。',
      },
    },
  ],
  questions: [
    trueFalse(
      false,
      {
        en: 'Dementia is a normal part of aging.',
        'zh-CN': '失智是变老的正常现象。',
        'zh-TW': '失智是變老的正常現象。',
      },
      {
        en: 'It is an illness of the brain. Most older adults do not have it.',
        'zh-CN': '失智是脑部的疾病，大多数长者没有这种病。',
        'zh-TW': '失智是腦部的疾病，大多數長者沒有這種病。',
      },
    ),
    trueFalse(
      true,
      {
        en: 'People with dementia still have feelings when words fail.',
        'zh-CN': '失智的人说不出话时，仍然有感受。',
        'zh-TW': '失智的人說不出話時，仍然有感受。',
      },
      {
        en: 'They hear your tone and see your face.',
        'zh-CN': '他们听得出语气，看得懂表情。',
        'zh-TW': '他們聽得出語氣，看得懂表情。',
      },
    ),
    trueFalse(
      false,
      {
        en: 'It helps to quiz people: “Do you remember me?”',
        'zh-CN': '常常考他们“还记得我吗”，会有帮助。',
        'zh-TW': '常常考他們「還記得我嗎」，會有幫助。',
      },
      {
        en: 'A test that one fails hurts. Say who you are.',
        'zh-CN': '答不出来会难过。请直接说您是谁。',
        'zh-TW': '答不出來會難過。請直接說您是誰。',
      },
    ),
    trueFalse(
      true,
      {
        en: 'Sudden confusion can be a sign of an infection.',
        'zh-CN': '突然糊涂可能是感染的信号。',
        'zh-TW': '突然糊塗可能是感染的徵兆。',
      },
      {
        en: 'Dementia grows slowly. A sudden change needs a nurse.',
        'zh-CN': '失智是慢慢变化的，突然的改变要告诉护士。',
        'zh-TW': '失智是慢慢變化的，突然的改變要告訴護理師。',
      },
    ),
    trueFalse(
      true,
      {
        en: 'Many people are more restless in the late afternoon.',
        'zh-CN': '很多人到了傍晚会更烦躁。',
        'zh-TW': '很多人到了傍晚會更煩躁。',
      },
      {
        en: 'Good light and a calm evening help.',
        'zh-CN': '光线充足、安静的傍晚会有帮助。',
        'zh-TW': '光線充足、安靜的傍晚會有幫助。',
      },
    ),
    trueFalse(
      false,
      {
        en: 'You should do everything for the person, because it is faster.',
        'zh-CN': '什么事都替他做比较快，所以应该都替他做。',
        'zh-TW': '什麼事都替他做比較快，所以應該都替他做。',
      },
      {
        en: 'What people no longer do, they forget sooner.',
        'zh-CN': '不再做的事，会忘得更快。',
        'zh-TW': '不再做的事，會忘得更快。',
      },
    ),
    trueFalse(
      true,
      {
        en: 'Pain can show as anger when somebody cannot explain it.',
        'zh-CN': '说不清哪里痛的人，可能会发脾气。',
        'zh-TW': '說不清哪裡痛的人，可能會發脾氣。',
      },
      {
        en: 'Look for the cause before you think of bad temper.',
        'zh-CN': '先找原因，不要以为是脾气坏。',
        'zh-TW': '先找原因，不要以為是脾氣壞。',
      },
    ),
    trueFalse(
      false,
      {
        en: 'Speaking very loudly helps people with dementia understand.',
        'zh-CN': '说话很大声，失智的人就比较听得懂。',
        'zh-TW': '說話很大聲，失智的人就比較聽得懂。',
      },
      {
        en: 'A loud voice sounds angry. Speak slowly and clearly.',
        'zh-CN': '大声听起来像生气。请说得慢而清楚。',
        'zh-TW': '大聲聽起來像生氣。請說得慢而清楚。',
      },
    ),
    single(
      {
        en: 'Mrs. Wu asks for her mother, who died long ago. What do you say?',
        'zh-CN': '吴女士要找早已过世的妈妈，您怎么说？',
        'zh-TW': '吳女士要找早已過世的媽媽，您怎麼說？',
      },
      [
        { en: '“Tell me about your mother.”', 'zh-CN': '“跟我说说您的妈妈吧。”', 'zh-TW': '「跟我說說您的媽媽吧。」' },
        { en: '“She died 30 years ago.”', 'zh-CN': '“她三十年前就过世了。”', 'zh-TW': '「她三十年前就過世了。」' },
        { en: '“Stop asking that.”', 'zh-CN': '“不要再问了。”', 'zh-TW': '「不要再問了。」' },
      ],
      {
        en: 'It answers the feeling, and there is no new grief.',
        'zh-CN': '这样回应了她的感受，也不会让她再伤心一次。',
        'zh-TW': '這樣回應了她的感受，也不會讓她再傷心一次。',
      },
    ),
    single(
      { en: 'Which question is easiest to answer?', 'zh-CN': '哪个问题最容易回答？', 'zh-TW': '哪個問題最容易回答？' },
      [
        { en: 'Tea or water?', 'zh-CN': '喝茶还是喝水？', 'zh-TW': '喝茶還是喝水？' },
        {
          en: 'What would you like to drink, and when?',
          'zh-CN': '您想喝什么、什么时候喝？',
          'zh-TW': '您想喝什麼、什麼時候喝？',
        },
        { en: 'Why did you not drink?', 'zh-CN': '您为什么没喝水？', 'zh-TW': '您為什麼沒喝水？' },
      ],
      { en: 'Two choices are enough.', 'zh-CN': '两个选择就够了。', 'zh-TW': '兩個選擇就夠了。' },
    ),
    single(
      {
        en: 'Mr. Ho does not want to bathe. What is best?',
        'zh-CN': '何先生不想洗澡，怎么做最好？',
        'zh-TW': '何先生不想洗澡，怎麼做最好？',
      },
      [
        { en: 'Leave it and try again later', 'zh-CN': '先放下，晚一点再试', 'zh-TW': '先放下，晚一點再試' },
        { en: 'Take him by the arm', 'zh-CN': '拉着他的手臂去', 'zh-TW': '拉著他的手臂去' },
        { en: 'Tell him that he smells', 'zh-CN': '说他身上有味道', 'zh-TW': '說他身上有味道' },
      ],
      {
        en: 'Force frightens. In half an hour he may like the idea.',
        'zh-CN': '强迫会让人害怕。过半小时，他可能就愿意了。',
        'zh-TW': '強迫會讓人害怕。過半小時，他可能就願意了。',
      },
    ),
    single(
      {
        en: 'Somebody keeps walking to the door. What do you do first?',
        'zh-CN': '有人一直走向门口，您先做什么？',
        'zh-TW': '有人一直走向門口，您先做什麼？',
      },
      [
        {
          en: 'Walk along and find out what is needed',
          'zh-CN': '陪着走，了解需要什么',
          'zh-TW': '陪著走，了解需要什麼',
        },
        { en: 'Lock the person in', 'zh-CN': '把人锁在里面', 'zh-TW': '把人鎖在裡面' },
        { en: 'Scold the person', 'zh-CN': '责备他', 'zh-TW': '責備他' },
      ],
      {
        en: 'Behind most walking there is a need.',
        'zh-CN': '走来走去，多半是有需要。',
        'zh-TW': '走來走去，多半是有需要。',
      },
    ),
    single(
      {
        en: 'The person with dementia is gone from home. What is first?',
        'zh-CN': '失智的人不见了，首先做什么？',
        'zh-TW': '失智的人不見了，首先做什麼？',
      },
      [
        {
          en: 'Look nearby, then call 911 and the office',
          'zh-CN': '先在附近找，然后打 911 和办公室电话',
          'zh-TW': '先在附近找，然後打 911 和辦公室電話',
        },
        { en: 'Wait until evening', 'zh-CN': '等到晚上', 'zh-TW': '等到晚上' },
        { en: 'Go home', 'zh-CN': '自己回家', 'zh-TW': '自己回家' },
      ],
      {
        en: 'The first minutes count. Nobody minds a call too many.',
        'zh-CN': '最初几分钟最重要，多打电话没有人会怪您。',
        'zh-TW': '最初幾分鐘最重要，多打電話沒有人會怪您。',
      },
    ),
    multiple(
      { en: 'What makes a conversation easier?', 'zh-CN': '怎么让谈话容易一些？', 'zh-TW': '怎麼讓談話容易一些？' },
      [
        { en: 'Turning off the television', 'zh-CN': '关掉电视', 'zh-TW': '關掉電視' },
        { en: 'Looking at the person', 'zh-CN': '看着对方', 'zh-TW': '看著對方' },
      ],
      [
        { en: 'Speaking from behind', 'zh-CN': '在背后说话', 'zh-TW': '在背後說話' },
        { en: 'Asking three things at once', 'zh-CN': '一次问三件事', 'zh-TW': '一次問三件事' },
      ],
      {
        en: 'Less noise and a face to look at help most.',
        'zh-CN': '安静一点、看得到脸，最有帮助。',
        'zh-TW': '安靜一點、看得到臉，最有幫助。',
      },
    ),
    multiple(
      {
        en: 'What can calm somebody who is upset?',
        'zh-CN': '什么能让烦躁的人平静下来？',
        'zh-TW': '什麼能讓煩躁的人平靜下來？',
      },
      [
        { en: 'A song from younger years', 'zh-CN': '年轻时的歌', 'zh-TW': '年輕時的歌' },
        { en: 'A calm voice', 'zh-CN': '平静的声音', 'zh-TW': '平靜的聲音' },
      ],
      [
        { en: 'An argument', 'zh-CN': '争辩', 'zh-TW': '爭辯' },
        { en: 'Many people in the room', 'zh-CN': '房间里很多人', 'zh-TW': '房間裡很多人' },
      ],
      {
        en: 'Music and calm reach people when words do not.',
        'zh-CN': '话说不通时，音乐和平静能传到心里。',
        'zh-TW': '話說不通時，音樂和平靜能傳到心裡。',
      },
    ),
  ],
}
