import { type DemoTraining, multiple, single, trueFalse } from './types.ts'

export const emergencies: DemoTraining = {
  key: 'emergencies',
  title: { en: 'Emergencies', 'zh-CN': '紧急情况', 'zh-TW': '緊急情況' },
  summary: {
    en: 'Stroke, heart attack, choking and fire: what to do in the first minutes.',
    'zh-CN': '中风、心脏病、噎住和火灾：最初几分钟怎么做。',
    'zh-TW': '中風、心臟病、噎住和火災：最初幾分鐘怎麼做。',
  },
  objectives: {
    en: 'Know the signs of a stroke and a heart attack\nCall 911 and say what matters\nGet out safely when there is a fire',
    'zh-CN': '认识中风和心脏病的征兆\n会打 911 并说出重点\n火灾时安全离开',
    'zh-TW': '認識中風和心臟病的徵兆\n會打 911 並說出重點\n火災時安全離開',
  },
  poster: 'activity-blood-pressure',
  posterAlt: {
    en: 'A nurse measures the blood pressure of an older adult.',
    'zh-CN': '护士为一位长者量血压。',
    'zh-TW': '護理師為一位長者量血壓。',
  },
  minutes: 60,
  scenes: [
    {
      picture: 'scope-nursing',
      caption: {
        en: 'In an emergency you are often the only one there. You do not have to know everything.',
        'zh-CN': '紧急情况时，往往只有您在场。您不需要什么都懂。',
        'zh-TW': '緊急情況時，往往只有您在場。您不需要什麼都懂。',
      },
    },
    {
      picture: 'event-training-1',
      caption: {
        en: 'Stroke: the face hangs, an arm is weak, speech is strange. Call 911 at once.',
        'zh-CN': '中风：脸歪、手臂无力、说话不清。马上打 911。',
        'zh-TW': '中風：臉歪、手臂無力、說話不清。馬上打 911。',
      },
    },
    {
      picture: 'activity-health-talk',
      caption: {
        en: 'Heart attack: pressure in the chest, short breath, cold sweat. Women may only feel sick.',
        'zh-CN': '心脏病：胸口压迫、气喘、冒冷汗。女性可能只觉得恶心。',
        'zh-TW': '心臟病：胸口壓迫、氣喘、冒冷汗。女性可能只覺得噁心。',
      },
    },
    {
      picture: 'scope-meals',
      caption: {
        en: 'Choking: if the person can cough, let them cough. If not, give back blows and call 911.',
        'zh-CN': '噎住：能咳就让他咳；不能咳，就拍背并打 911。',
        'zh-TW': '噎住：能咳就讓他咳；不能咳，就拍背並打 911。',
      },
    },
    {
      picture: 'event-training-3',
      caption: {
        en: 'Bleeding: press a clean cloth on the wound and do not let go.',
        'zh-CN': '流血：用干净的布压住伤口，不要松手。',
        'zh-TW': '流血：用乾淨的布壓住傷口，不要鬆手。',
      },
    },
    {
      picture: 'banner-skyline',
      caption: {
        en: 'Tell 911 the address first, then what happened. Stay on the line.',
        'zh-CN': '打 911 先说地址，再说发生什么事，不要挂断。',
        'zh-TW': '打 911 先說地址，再說發生什麼事，不要掛斷。',
      },
    },
    {
      picture: 'banner-stoop',
      caption: {
        en: 'Fire: get people out, close the door, take the stairs. Never go back.',
        'zh-CN': '火灾：把人带出去，关上门，走楼梯。绝不要回头。',
        'zh-TW': '火災：把人帶出去，關上門，走樓梯。絕不要回頭。',
      },
    },
    {
      picture: 'scope-respite',
      caption: {
        en: 'When help has come, call the office and write down what you saw.',
        'zh-CN': '救援到了以后，打电话给办公室，并记下您看到的情况。',
        'zh-TW': '救援到了以後，打電話給辦公室，並記下您看到的情況。',
      },
    },
  ],
  questions: [
    trueFalse(
      true,
      {
        en: 'You call 911 first, and the office after that.',
        'zh-CN': '先打 911，再打给办公室。',
        'zh-TW': '先打 911，再打給辦公室。',
      },
      {
        en: 'Minutes count. The office cannot send an ambulance faster.',
        'zh-CN': '每分钟都重要，办公室叫救护车不会更快。',
        'zh-TW': '每分鐘都重要，辦公室叫救護車不會更快。',
      },
    ),
    trueFalse(
      false,
      {
        en: 'You drive a person with chest pain to the hospital yourself.',
        'zh-CN': '有人胸痛时，您自己开车送他去医院。',
        'zh-TW': '有人胸痛時，您自己開車送他去醫院。',
      },
      {
        en: 'An ambulance can treat on the way. You cannot while you drive.',
        'zh-CN': '救护车上可以治疗，您开车时做不到。',
        'zh-TW': '救護車上可以治療，您開車時做不到。',
      },
    ),
    trueFalse(
      true,
      {
        en: 'A face that hangs on one side can be a stroke.',
        'zh-CN': '一边脸下垂，可能是中风。',
        'zh-TW': '一邊臉下垂，可能是中風。',
      },
      {
        en: 'Face, arm, speech: one of the three is enough to call.',
        'zh-CN': '脸、手臂、说话，有一样不对就要打电话。',
        'zh-TW': '臉、手臂、說話，有一樣不對就要打電話。',
      },
    ),
    trueFalse(
      false,
      {
        en: 'If the signs of a stroke go away, you need not call.',
        'zh-CN': '中风的征兆消失了，就不用打电话。',
        'zh-TW': '中風的徵兆消失了，就不用打電話。',
      },
      {
        en: 'It can be the warning of a large one.',
        'zh-CN': '这可能是严重中风的警告。',
        'zh-TW': '這可能是嚴重中風的警告。',
      },
    ),
    trueFalse(
      true,
      {
        en: 'Women can have a heart attack without strong chest pain.',
        'zh-CN': '女性心脏病发作时，胸口不一定很痛。',
        'zh-TW': '女性心臟病發作時，胸口不一定很痛。',
      },
      {
        en: 'They may feel sick, tired or short of breath.',
        'zh-CN': '可能只是恶心、疲倦或气喘。',
        'zh-TW': '可能只是噁心、疲倦或氣喘。',
      },
    ),
    trueFalse(
      false,
      { en: 'In a fire you take the elevator.', 'zh-CN': '火灾时要坐电梯。', 'zh-TW': '火災時要搭電梯。' },
      {
        en: 'It can stop and fill with smoke. Take the stairs.',
        'zh-CN': '电梯可能停住并充满浓烟，要走楼梯。',
        'zh-TW': '電梯可能停住並充滿濃煙，要走樓梯。',
      },
    ),
    trueFalse(
      true,
      {
        en: 'You never leave oxygen near an open flame.',
        'zh-CN': '氧气绝不能靠近明火。',
        'zh-TW': '氧氣絕不能靠近明火。',
      },
      {
        en: 'Oxygen makes everything burn fast: no candles, no cigarettes.',
        'zh-CN': '氧气会让东西烧得很快：不能点蜡烛、不能抽烟。',
        'zh-TW': '氧氣會讓東西燒得很快：不能點蠟燭、不能抽菸。',
      },
    ),
    trueFalse(
      false,
      {
        en: 'You give water to a person who is not awake.',
        'zh-CN': '可以给昏迷的人喝水。',
        'zh-TW': '可以給昏迷的人喝水。',
      },
      { en: 'Water can run into the lungs.', 'zh-CN': '水可能流进肺里。', 'zh-TW': '水可能流進肺裡。' },
    ),
    single(
      { en: 'What do you tell 911 first?', 'zh-CN': '打 911 先说什么？', 'zh-TW': '打 911 先說什麼？' },
      [
        { en: 'The address', 'zh-CN': '地址', 'zh-TW': '地址' },
        { en: 'Your own name', 'zh-CN': '您的名字', 'zh-TW': '您的名字' },
        { en: 'The list of medicines', 'zh-CN': '药单', 'zh-TW': '藥單' },
      ],
      {
        en: 'Should the line break, help can still find you.',
        'zh-CN': '万一断线，救援仍能找到您。',
        'zh-TW': '萬一斷線，救援仍能找到您。',
      },
    ),
    single(
      {
        en: 'Somebody chokes and coughs hard. What do you do?',
        'zh-CN': '有人噎住，正在用力咳，您怎么做？',
        'zh-TW': '有人噎住，正在用力咳，您怎麼做？',
      },
      [
        { en: 'Stay and let the person cough', 'zh-CN': '留在旁边，让他继续咳', 'zh-TW': '留在旁邊，讓他繼續咳' },
        { en: 'Give bread to swallow', 'zh-CN': '给他吞面包', 'zh-TW': '給他吞麵包' },
        { en: 'Reach into the throat', 'zh-CN': '把手伸进喉咙', 'zh-TW': '把手伸進喉嚨' },
      ],
      {
        en: 'A cough is the strongest help as long as it works.',
        'zh-CN': '只要还咳得出来，咳嗽就是最有效的办法。',
        'zh-TW': '只要還咳得出來，咳嗽就是最有效的辦法。',
      },
    ),
    single(
      {
        en: 'A cut bleeds strongly. What is first?',
        'zh-CN': '伤口大量流血，第一步是什么？',
        'zh-TW': '傷口大量流血，第一步是什麼？',
      },
      [
        { en: 'Press on it with a clean cloth', 'zh-CN': '用干净的布压住', 'zh-TW': '用乾淨的布壓住' },
        { en: 'Look for a bandage in the car', 'zh-CN': '去车上找绷带', 'zh-TW': '去車上找繃帶' },
        { en: 'Wash it for ten minutes', 'zh-CN': '冲洗十分钟', 'zh-TW': '沖洗十分鐘' },
      ],
      { en: 'Pressure stops most bleeding.', 'zh-CN': '压住就能止住大部分的血。', 'zh-TW': '壓住就能止住大部分的血。' },
    ),
    single(
      {
        en: 'Somebody with diabetes is shaky and sweaty, but awake. What helps?',
        'zh-CN': '糖尿病人发抖、冒汗，但清醒，什么有帮助？',
        'zh-TW': '糖尿病人發抖、冒汗，但清醒，什麼有幫助？',
      },
      [
        { en: 'A glass of juice', 'zh-CN': '一杯果汁', 'zh-TW': '一杯果汁' },
        { en: 'A shot of insulin', 'zh-CN': '打一针胰岛素', 'zh-TW': '打一針胰島素' },
        { en: 'A nap', 'zh-CN': '睡一觉', 'zh-TW': '睡一覺' },
      ],
      {
        en: 'The blood sugar is probably too low. Then call the nurse.',
        'zh-CN': '血糖可能太低。之后打电话给护士。',
        'zh-TW': '血糖可能太低。之後打電話給護理師。',
      },
    ),
    single(
      {
        en: 'You smell gas in the home. What do you do?',
        'zh-CN': '您在家里闻到煤气味，怎么做？',
        'zh-TW': '您在家裡聞到瓦斯味，怎麼做？',
      },
      [
        {
          en: 'Leave with the patient, then call',
          'zh-CN': '和患者一起离开，再打电话',
          'zh-TW': '和病人一起離開，再打電話',
        },
        { en: 'Turn on the light to look', 'zh-CN': '开灯查看', 'zh-TW': '開燈查看' },
        { en: 'Light the stove to burn it off', 'zh-CN': '点火把煤气烧掉', 'zh-TW': '點火把瓦斯燒掉' },
      ],
      {
        en: 'A switch or a phone can make a spark. Call from outside.',
        'zh-CN': '开关或电话可能产生火花，要到外面再打。',
        'zh-TW': '開關或電話可能產生火花，要到外面再打。',
      },
    ),
    multiple(
      { en: 'Which are signs of a stroke?', 'zh-CN': '哪些是中风的征兆？', 'zh-TW': '哪些是中風的徵兆？' },
      [
        { en: 'A weak arm', 'zh-CN': '手臂无力', 'zh-TW': '手臂無力' },
        { en: 'Strange speech', 'zh-CN': '说话不清', 'zh-TW': '說話不清' },
      ],
      [
        { en: 'A runny nose', 'zh-CN': '流鼻涕', 'zh-TW': '流鼻水' },
        { en: 'Itchy skin', 'zh-CN': '皮肤痒', 'zh-TW': '皮膚癢' },
      ],
      {
        en: 'Face, arm, speech, time to call.',
        'zh-CN': '看脸、看手臂、听说话，然后马上打电话。',
        'zh-TW': '看臉、看手臂、聽說話，然後馬上打電話。',
      },
    ),
    multiple(
      {
        en: 'What should be easy to find in every home?',
        'zh-CN': '每个家里，什么要容易找到？',
        'zh-TW': '每個家裡，什麼要容易找到？',
      },
      [
        { en: 'The list of medicines', 'zh-CN': '药单', 'zh-TW': '藥單' },
        { en: 'Phone numbers of family and office', 'zh-CN': '家人和办公室的电话', 'zh-TW': '家人和辦公室的電話' },
      ],
      [
        { en: 'The bank card', 'zh-CN': '银行卡', 'zh-TW': '提款卡' },
        { en: 'The television guide', 'zh-CN': '电视节目表', 'zh-TW': '電視節目表' },
      ],
      { en: 'The ambulance crew asks for both.', 'zh-CN': '救护人员会问这两样。', 'zh-TW': '救護人員會問這兩樣。' },
    ),
  ],
}
