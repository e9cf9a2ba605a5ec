import type { DemoArticle } from '../news-types.ts'

export const homeHealthArticles: DemoArticle[] = [
  {
    key: 'prevent-falls-at-home',
    type: 'health',
    picture: 'scope-mobility',
    alt: {
      en: 'A caregiver walks next to an older adult with a walker.',
      'zh-CN': '一位长者推着助行器，护理员走在身旁。',
      'zh-TW': '一位長者推著助行器，護理員走在身旁。',
    },
    publishedDaysAgo: 24,
    recommended: true,
    title: {
      en: 'A walk through your rooms: how to prevent falls at home',
      'zh-CN': '在家里走一圈：怎么预防跌倒',
      'zh-TW': '在家裡走一圈：如何預防跌倒',
    },
    summary: {
      en: 'Most changes are small and cost little: a light, a mat, a better pair of shoes. Take this list and go from room to room.',
      'zh-CN': '改动不大，花钱也不多：一盏灯、一块防滑垫、一双合脚的鞋。拿着这张清单，一间一间看过去。',
      'zh-TW': '改變不大，花費也不多：一盞燈、一塊止滑墊、一雙合腳的鞋。拿著這張清單，一間一間看過去。',
    },
    body: {
      en: `<p>A fall can change a life in one second. The good news: many falls can be prevented. Ask someone to walk through your home with you and take a pencil along.</p>
<h2>Hallway and stairs</h2>
<ul>
<li>Is the way free of shoes, boxes and cables?</li>
<li>Is there a light that you can switch on before you walk?</li>
<li>Does the handrail hold when you pull on it?</li>
</ul>
<h2>Bathroom</h2>
<ul>
<li>Is there a rubber mat in the tub and a dry mat that does not slip in front of it?</li>
<li>Are there grab bars? A towel rack is not one: it will not carry you.</li>
<li>Would a shower chair help?</li>
</ul>
<h2>Bedroom</h2>
<ul>
<li>A night light between bed and bathroom</li>
<li>Glasses, phone and cane within reach</li>
<li>Sit on the edge of the bed for a minute before you stand up.</li>
</ul>
<h2>Kitchen and living room</h2>
<ul>
<li>Put what you use each day between hip and shoulder. Leave the step stool to others.</li>
<li>Take small rugs away, or tape them down.</li>
<li>Wipe up spills at once.</li>
</ul>
<h2>And you?</h2>
<ul>
<li>Wear shoes that close at the heel, also at home.</li>
<li>Have your eyes checked once a year.</li>
<li>Ask your doctor or pharmacist whether one of your medicines makes you dizzy.</li>
<li>Move every day. Walking and tai chi train your balance.</li>
</ul>
<h2>If you fall</h2>
<p>Stay calm and do not jump up. If you hit your head, have strong pain or cannot get up, call <strong>911</strong>. Tell your doctor and our nurse about every fall, even when nothing hurts. They may find the cause before it happens again.</p>`,
      'zh-CN': `<p>跌一跤，生活可能就变了样。好在很多跌倒是可以预防的。请家人或护理员陪您在家里走一圈，带上一支笔，边看边记。</p>
<h2>走廊和楼梯</h2>
<ul>
<li>过道上有没有鞋子、纸箱和电线？</li>
<li>走过去之前，能不能先开灯？</li>
<li>扶手用力拉一拉，牢不牢？</li>
</ul>
<h2>浴室</h2>
<ul>
<li>浴缸里有没有橡胶防滑垫？外面的脚垫会不会滑？</li>
<li>有没有安全扶手？毛巾架不算，它撑不住人。</li>
<li>要不要放一把洗澡椅？</li>
</ul>
<h2>卧室</h2>
<ul>
<li>从床到卫生间，装一盏小夜灯。</li>
<li>眼镜、电话和拐杖放在伸手够得着的地方。</li>
<li>起床先在床边坐一分钟，再站起来。</li>
</ul>
<h2>厨房和客厅</h2>
<ul>
<li>天天用的东西放在腰和肩膀之间，不要自己爬凳子。</li>
<li>小地毯最好收起来，或者用胶带粘牢。</li>
<li>地上有水马上擦干。</li>
</ul>
<h2>还有您自己</h2>
<ul>
<li>在家也要穿包住脚后跟的鞋。</li>
<li>每年检查一次眼睛。</li>
<li>问问医生或药剂师，您吃的药会不会让人头晕。</li>
<li>每天动一动。走路和太极都能练平衡。</li>
</ul>
<h2>万一跌倒了</h2>
<p>别慌，也别急着爬起来。如果撞到头、疼得厉害或者起不来，请打 <strong>911</strong>。每次跌倒都要告诉医生和我们的护士，哪怕一点都不疼。早点找到原因，才不会再跌。</p>`,
      'zh-TW': `<p>跌一跤，生活可能就變了樣。幸好，許多跌倒是可以預防的。請家人或護理員陪您在家裡走一圈，帶一枝筆，邊看邊記。</p>
<h2>走廊和樓梯</h2>
<ul>
<li>走道上有沒有鞋子、紙箱和電線？</li>
<li>走過去之前，能不能先開燈？</li>
<li>扶手用力拉一拉，穩不穩？</li>
</ul>
<h2>浴室</h2>
<ul>
<li>浴缸裡有沒有橡膠止滑墊？外面的腳踏墊會不會滑？</li>
<li>有沒有安全扶手？毛巾架不算，它撐不住人。</li>
<li>要不要放一張洗澡椅？</li>
</ul>
<h2>臥室</h2>
<ul>
<li>從床邊到洗手間，裝一盞小夜燈。</li>
<li>眼鏡、電話和枴杖放在伸手拿得到的地方。</li>
<li>起床先在床邊坐一分鐘，再站起來。</li>
</ul>
<h2>廚房和客廳</h2>
<ul>
<li>天天用的東西放在腰和肩膀之間，不要自己爬凳子。</li>
<li>小地毯最好收起來，或用膠帶黏牢。</li>
<li>地上有水立刻擦乾。</li>
</ul>
<h2>還有您自己</h2>
<ul>
<li>在家也穿包住腳跟的鞋子。</li>
<li>每年檢查一次眼睛。</li>
<li>問問醫生或藥劑師，您吃的藥會不會讓人頭暈。</li>
<li>每天動一動。走路和太極都能練平衡。</li>
</ul>
<h2>萬一跌倒了</h2>
<p>別慌，也別急著爬起來。如果撞到頭、痛得厲害或起不來，請打 <strong>911</strong>。每次跌倒都要告訴醫生和我們的護理師，就算一點都不痛。早點找到原因，才不會再跌。</p>`,
    },
  },
  {
    key: 'keep-a-medicine-list',
    type: 'health',
    picture: 'scope-companionship',
    alt: {
      en: 'A caregiver and an older man look at a booklet together.',
      'zh-CN': '护理员和一位长者一起看一本小册子。',
      'zh-TW': '護理員和一位長者一起看一本小冊子。',
    },
    publishedDaysAgo: 61,
    recommended: false,
    title: {
      en: 'One sheet that can save trouble: your medicine list',
      'zh-CN': '一张纸，少很多麻烦：您的用药清单',
      'zh-TW': '一張紙，少很多麻煩：您的用藥清單',
    },
    summary: {
      en: 'Write every pill, drop and herb on one sheet. Show it at each visit. Here is how to make the list and how to keep it up to date.',
      'zh-CN': '把吃的药、用的药水、喝的中药都写在一张纸上，每次看病都拿出来。教您怎么写、怎么更新。',
      'zh-TW': '把吃的藥、點的藥水、喝的中藥都寫在一張紙上，每次看病都拿出來。教您怎麼寫、怎麼更新。',
    },
    body: {
      en: `<p>A heart doctor, an eye doctor, a family doctor, two pharmacies: who knows everything that you take? You do, if you keep a list. It helps each doctor to see the whole picture, and in an emergency it speaks for you.</p>
<h2>What belongs on the list</h2>
<ul>
<li>Your name, date of birth and allergies</li>
<li>Each medicine, as it is written on the bottle, and how strong it is</li>
<li>When you take it, and with food or without</li>
<li>What it is for, in your own words: “for the heart”</li>
<li>Who prescribed it</li>
<li>Your pharmacy’s phone number</li>
</ul>
<h2>Do not forget</h2>
<p>Eye drops, creams, vitamins, sleeping pills from the store, and herbs. <strong>Chinese herbal medicine counts too.</strong> Some herbs do not go well with blood thinners or other drugs. Nobody will scold you. Your doctor only needs to know.</p>
<h2>Keep it fresh</h2>
<ol>
<li>Put all bottles on the table in a “brown bag check” with your pharmacist or our nurse.</li>
<li>Change the list on the day when a medicine changes. Write the date on top.</li>
<li>Make three copies: for your wallet, for the fridge, for your family.</li>
</ol>
<h2>How our caregivers help</h2>
<p>A home health aide can remind you, read the label to you, bring the bottle and a glass of water. The aide does not decide on a dose and does not change your medicine. That is for you, your doctor and the nurse.</p>
<p>Please never stop a medicine on your own because you feel better. Call the doctor first. We have printed lists in English and Chinese at each office. Ask for one, or ask your caregiver to bring it.</p>`,
      'zh-CN': `<p>心脏科、眼科、家庭医生，再加两家药房，谁清楚您到底吃了哪些药？只要有一张清单，您自己最清楚。医生看了能了解全部情况，遇到急事，它还能替您说话。</p>
<h2>清单上写什么</h2>
<ul>
<li>姓名、出生日期、对什么过敏</li>
<li>每一种药的名字和剂量，照着药瓶写</li>
<li>什么时候吃，饭前还是饭后</li>
<li>治什么的，用自己的话写，比如“管心脏的”</li>
<li>哪位医生开的</li>
<li>药房的电话</li>
</ul>
<h2>别忘了这些</h2>
<p>眼药水、药膏、维生素、自己买的安眠药，还有<strong>中药和保健品</strong>。有些中药和抗凝血药等西药会互相影响。没有人会责怪您，医生只是需要知道。</p>
<h2>随时更新</h2>
<ol>
<li>把所有药瓶装进一个袋子，请药剂师或我们的护士一起核对。</li>
<li>药一换，当天就改清单，并在最上面写日期。</li>
<li>多抄两份：钱包里一份，冰箱上一份，家人一份。</li>
</ol>
<h2>护理员能帮什么</h2>
<p>家庭健康助理可以提醒您吃药、读标签、把药瓶和水端到手边。但吃多少、换什么药，护理员不能做主，要由您、医生和护士来定。</p>
<p>觉得好些了，也请不要自己停药，先给医生打电话。每个办事处都有印好的中英文清单，欢迎来拿，也可以让护理员带给您。</p>`,
      'zh-TW': `<p>心臟科、眼科、家庭醫生，再加兩家藥房，誰清楚您到底吃了哪些藥？只要有一張清單，您自己最清楚。醫生看了能了解全部情況，遇到急事，它也能替您說話。</p>
<h2>清單上寫什麼</h2>
<ul>
<li>姓名、出生日期、對什麼過敏</li>
<li>每一種藥的名稱和劑量，照著藥瓶寫</li>
<li>什麼時候吃，飯前還是飯後</li>
<li>治什麼的，用自己的話寫，例如「顧心臟的」</li>
<li>哪位醫生開的</li>
<li>藥房的電話</li>
</ul>
<h2>別忘了這些</h2>
<p>眼藥水、藥膏、維他命、自己買的安眠藥，還有<strong>中藥和保健食品</strong>。有些中藥和抗凝血（薄血）藥等西藥會互相影響。沒有人會責怪您，醫生只是需要知道。</p>
<h2>隨時更新</h2>
<ol>
<li>把所有藥瓶裝進一個袋子，請藥劑師或我們的護理師一起核對。</li>
<li>藥一換，當天就改清單，並在最上面寫日期。</li>
<li>一共準備三份：皮夾一份，冰箱一份，家人一份。</li>
</ol>
<h2>護理員能幫什麼</h2>
<p>家庭健康助理可以提醒您吃藥、讀標籤、把藥瓶和水拿到手邊。但吃多少、換什麼藥，護理員不能作主，要由您、醫生和護理師決定。</p>
<p>覺得好一點了，也請不要自己停藥，先打電話給醫生。每個辦事處都有印好的中英文清單，歡迎來拿，也可以請護理員帶給您。</p>`,
    },
  },
  {
    key: 'help-for-family-caregivers',
    type: 'health',
    picture: 'scope-respite',
    alt: {
      en: 'A daughter waves goodbye at the door while a caregiver stays with her mother.',
      'zh-CN': '女儿在门口挥手道别，护理员留下来陪伴她的母亲。',
      'zh-TW': '女兒在門口揮手道別，護理員留下來陪伴她的母親。',
    },
    publishedDaysAgo: 75,
    recommended: false,
    title: {
      en: 'You care for Mom. Who cares for you?',
      'zh-CN': '您照顾妈妈，谁来照顾您？',
      'zh-TW': '您照顧媽媽，誰來照顧您？',
    },
    summary: {
      en: 'Tired, short of patience, no time for friends? Signs that you need a break, and places in New York where families find help.',
      'zh-CN': '累、容易发火、很久没见朋友？这些都是该歇一歇的信号。在纽约，家属可以从这些地方得到帮助。',
      'zh-TW': '疲倦、容易生氣、很久沒見朋友？這些都是該休息的訊號。在紐約，家屬可以從這些地方得到幫助。',
    },
    body: {
      en: `<p>You get up at night. You translate at the doctor’s. You do the laundry after work. Many sons, daughters and spouses do this for years and never call it “care.” It is care, and it is hard.</p>
<h2>Signs that you need a break</h2>
<ul>
<li>You sleep badly, even when the house is quiet.</li>
<li>Small things make you angry, and then you feel guilty.</li>
<li>You skip your own doctor’s visits.</li>
<li>You have not met a friend for weeks.</li>
</ul>
<p>One or two of these happen to everyone. If you say yes to most of them, please talk to someone. It is not a weakness. A tired helper gets hurt more easily, and so does the person who is cared for.</p>
<h2>Share the load</h2>
<p>Make a list of everything that you do in a week. Then ask for one thing at a time. “Can you call Dad each Sunday?” works better than “I need help.” A brother in another state can pay the bills online.</p>
<h2>Where to find help</h2>
<ul>
<li><strong>Respite care:</strong> a caregiver takes over for some hours or days. Some programs pay for part of it.</li>
<li><strong>NYC Aging</strong> offers advice, groups and breaks for family caregivers. Call <strong>311</strong> and ask for “caregiver help.”</li>
<li><strong>Paid family leave:</strong> many workers in New York State can take time off for a sick parent or spouse. Ask your employer.</li>
<li><strong>Adult day centers</strong> give your parent a lively day and you a free one.</li>
</ul>
<p>If you feel hopeless, or think of hurting yourself or another person, call <strong>988</strong>, by day or night. You can ask for an interpreter.</p>
<p>We are glad to talk it through with you, also in the evening by appointment: <a href="tel:+12125550142">212-555-0142</a>.</p>`,
      'zh-CN': `<p>半夜起来照看，看医生时当翻译，下了班还要洗衣服。很多儿女和老伴，一做就是好几年，却从不觉得自己在做“护理”。这就是护理，而且很不容易。</p>
<h2>哪些信号说明您该歇歇了</h2>
<ul>
<li>家里很安静，您还是睡不好。</li>
<li>一点小事就发火，发完又内疚。</li>
<li>自己的病一拖再拖，不去看医生。</li>
<li>好几周没见过朋友了。</li>
</ul>
<p>有一两条，谁都难免。如果大半都说中了，请找个人聊聊。这不是软弱。照顾的人累了，自己容易受伤，被照顾的人也跟着危险。</p>
<h2>让大家分担</h2>
<p>把一周里做的事全写下来，然后一次只请人帮一件。“每个周日给爸打个电话，行吗？”比“我需要帮忙”管用。住在外州的兄弟，也可以在网上帮忙交账单。</p>
<h2>到哪里找帮助</h2>
<ul>
<li><strong>喘息服务：</strong>护理员替您几小时或几天。有些计划会补贴一部分费用。</li>
<li><strong>纽约市老人局（NYC Aging）</strong>为家属提供咨询、互助小组和喘息服务。请打 <strong>311</strong>，说“caregiver help”。</li>
<li><strong>带薪家事假：</strong>纽约州很多上班的人可以请假照顾生病的父母或配偶，请问您的雇主。</li>
<li><strong>成人日间中心：</strong>父母白天热热闹闹，您也能松口气。</li>
</ul>
<p>如果您觉得没有希望，或者有伤害自己、伤害别人的念头，请拨打 <strong>988</strong>，白天晚上都有人接，也有口译服务。</p>
<p>我们很愿意听您说说，晚上也可以约时间：<a href="tel:+12125550142">212-555-0142</a>。</p>`,
      'zh-TW': `<p>半夜起來照看，看醫生時當翻譯，下了班還要洗衣服。許多子女和老伴一做就是好幾年，卻從不覺得自己在做「護理」。這就是護理，而且很不容易。</p>
<h2>哪些訊號表示您該休息了</h2>
<ul>
<li>家裡很安靜，您還是睡不好。</li>
<li>一點小事就生氣，氣完又自責。</li>
<li>自己的病一拖再拖，不去看醫生。</li>
<li>好幾個星期沒見朋友了。</li>
</ul>
<p>有一兩項，誰都難免。如果大半都說中了，請找個人談談。這不是軟弱。照顧的人累了，自己容易受傷，被照顧的人也跟著危險。</p>
<h2>讓大家分擔</h2>
<p>把一週裡做的事全寫下來，然後一次只請人幫一件。「每個週日打電話給爸爸，好嗎？」比「我需要幫忙」有用。住在外州的兄弟，也可以在網路上幫忙付帳單。</p>
<h2>到哪裡找幫助</h2>
<ul>
<li><strong>喘息服務：</strong>護理員替您照顧幾小時或幾天。有些計畫會補助一部分費用。</li>
<li><strong>紐約市老人局（NYC Aging）</strong>為家屬提供諮詢、支持小組和喘息服務。請撥 <strong>311</strong>，說「caregiver help」。</li>
<li><strong>帶薪家事假：</strong>紐約州許多上班族可以請假照顧生病的父母或配偶，請問您的雇主。</li>
<li><strong>成人日間中心：</strong>父母白天熱熱鬧鬧，您也能鬆一口氣。</li>
</ul>
<p>如果您覺得沒有希望，或有傷害自己、傷害別人的念頭，請撥 <strong>988</strong>，白天晚上都有人接聽，也有口譯服務。</p>
<p>我們很樂意聽您說說，晚上也可以約時間：<a href="tel:+12125550142">212-555-0142</a>。</p>`,
    },
  },
]
