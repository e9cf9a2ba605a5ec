import type { DemoArticle } from '../news-types.ts'

export const careArticles: DemoArticle[] = [
  {
    key: 'prepare-for-the-nurse-visit',
    type: 'benefits',
    picture: 'scope-nursing',
    alt: {
      en: 'A nurse visits an older man and checks his blood pressure.',
      'zh-CN': '护士上门为一位长者量血压。',
      'zh-TW': '護理師到府為一位長者量血壓。',
    },
    publishedDaysAgo: 38,
    recommended: true,
    title: {
      en: 'The nurse comes on Thursday: how to prepare',
      'zh-CN': '护士周四要来：怎么准备',
      'zh-TW': '護理師週四要來：如何準備',
    },
    summary: {
      en: 'What the nurse asks, which papers to lay out, and why you should describe a bad day and not only your best one.',
      'zh-CN': '护士会问什么、要准备哪些材料，为什么要说说不好的日子，而不是只说最好的一天。',
      'zh-TW': '護理師會問什麼、要準備哪些文件，為什麼要談談不好的日子，而不是只說最好的一天。',
    },
    body: {
      en: `<p>A nurse’s visit is not a test. You cannot fail it. The nurse wants to learn what you can do, what is hard, and what would make your day easier. A little preparation helps you both.</p>
<h2>The day before</h2>
<ul>
<li>Lay out your white card, your Medicare card, if you have one, and a photo ID.</li>
<li>Put all your medicines in one bag, herbs and vitamins too.</li>
<li>Write down your doctors and their phone numbers, and when you last were in the hospital.</li>
<li>Ask a family member to be there, or to join by phone.</li>
<li>Tell us if you want an interpreter. It is free. Please do not use a child.</li>
</ul>
<h2>You do not need to clean up</h2>
<p>Leave the home as it is on a normal day. The nurse looks for loose rugs, dark corners and a bathtub with a high edge. Not for dust.</p>
<h2>Speak about the hard days</h2>
<p>Many of us were taught not to complain. When someone asks “Can you bathe on your own?”, we say yes, even if it takes an hour and we almost slipped last week. Please tell it as it is:</p>
<ul>
<li>What happened on your worst day this month?</li>
<li>What do you leave undone because it is too hard?</li>
<li>Did you fall, or almost fall?</li>
<li>Do you get up at night? How often?</li>
<li>Who helps you now, and can that person go on?</li>
</ul>
<h2>Your own questions</h2>
<p>Ask who will come, on which days, and whom to call when the caregiver is late. Say what matters to you: a woman for the bath, rice for lunch, shoes off at the door. It all belongs in the care plan, and you get a copy.</p>
<p>You have to change the date? Call <a href="tel:+12125550142">212-555-0142</a>.</p>`,
      'zh-CN': `<p>护士上门不是考试，没有及格不及格。护士想了解的是：您能做什么，哪些事吃力，怎么能让您过得轻松些。稍微准备一下，对双方都好。</p>
<h2>前一天</h2>
<ul>
<li>把白卡、红蓝卡（如果有的话）和带照片的证件放在桌上。</li>
<li>把所有的药装进一个袋子，中药和维生素也放进去。</li>
<li>写下医生的名字和电话，还有最近一次住院的时间。</li>
<li>请一位家人在场，或者打电话一起听。</li>
<li>需要口译，请提前告诉我们，不收费。请不要让小孩子当翻译。</li>
</ul>
<h2>不用特意打扫</h2>
<p>家里平时什么样，就什么样。护士要看的是会滑的地毯、太暗的角落、太高的浴缸边，不是看灰尘。</p>
<h2>请说说不好的日子</h2>
<p>我们从小被教导不要诉苦。有人问“您自己能洗澡吗”，我们会说能，哪怕要洗一个小时，上周还差点滑倒。请照实说：</p>
<ul>
<li>这个月最难受的一天是什么样的？</li>
<li>哪些事因为太难，就干脆不做了？</li>
<li>有没有跌倒过，或者差一点跌倒？</li>
<li>夜里要起来吗？几次？</li>
<li>现在谁在帮您？他还撑得住吗？</li>
</ul>
<h2>您也可以问</h2>
<p>问问谁会来、星期几来、护理员迟到了找谁。在意的事也请说出来：洗澡想要女护理员、中午想吃米饭、进门要脱鞋。这些都会写进护理计划，您也会拿到一份。</p>
<p>要改时间？请打 <a href="tel:+12125550142">212-555-0142</a>。</p>`,
      'zh-TW': `<p>護理師家訪不是考試，沒有及格不及格。護理師想了解的是：您能做什麼，哪些事吃力，怎麼能讓您過得輕鬆些。稍微準備一下，對雙方都好。</p>
<h2>前一天</h2>
<ul>
<li>把白卡、紅藍卡（如果有的話）和有照片的證件放在桌上。</li>
<li>把所有的藥裝進一個袋子，中藥和維他命也放進去。</li>
<li>寫下醫生的姓名和電話，還有最近一次住院的時間。</li>
<li>請一位家人在場，或用電話一起聽。</li>
<li>需要口譯，請先告訴我們，不用付費。請不要讓小孩當翻譯。</li>
</ul>
<h2>不用特地打掃</h2>
<p>家裡平常什麼樣子，就什麼樣子。護理師要看的是會滑的地毯、太暗的角落、太高的浴缸邊，不是看灰塵。</p>
<h2>請談談不好的日子</h2>
<p>我們從小被教導不要訴苦。有人問「您自己能洗澡嗎」，我們會說可以，就算要洗一個小時，上星期還差點滑倒。請照實說：</p>
<ul>
<li>這個月最辛苦的一天是什麼情形？</li>
<li>哪些事因為太難，就乾脆不做了？</li>
<li>有沒有跌倒過，或差一點跌倒？</li>
<li>夜裡要起來嗎？幾次？</li>
<li>現在是誰在幫您？他還撐得住嗎？</li>
</ul>
<h2>您也可以問</h2>
<p>問問誰會來、星期幾來、護理員遲到了找誰。在意的事也請說出來：洗澡想要女護理員、中午想吃米飯、進門要脫鞋。這些都會寫進護理計畫，您也會拿到一份。</p>
<p>要改時間？請打 <a href="tel:+12125550142">212-555-0142</a>。</p>`,
    },
  },
  {
    key: 'what-a-home-health-aide-may-do',
    type: 'benefits',
    picture: 'scope-personal-care',
    alt: {
      en: 'A caregiver helps an older woman get ready for the day.',
      'zh-CN': '护理员帮一位长者梳洗穿衣。',
      'zh-TW': '護理員幫一位長者梳洗更衣。',
    },
    publishedDaysAgo: 104,
    recommended: false,
    title: {
      en: 'What may a home health aide do, and what not?',
      'zh-CN': '家庭健康助理能做什么，不能做什么？',
      'zh-TW': '家庭健康助理能做什麼，不能做什麼？',
    },
    summary: {
      en: 'Bath, meals, reminders: yes. Injections, money, heavy cleaning: no. Clear rules keep you and your caregiver safe.',
      'zh-CN': '洗澡、做饭、提醒吃药，可以；打针、管钱、大扫除，不可以。规矩清楚，双方都安心。',
      'zh-TW': '洗澡、煮飯、提醒吃藥，可以；打針、管錢、大掃除，不可以。規則清楚，雙方都安心。',
    },
    body: {
      en: `<p>Two kinds of caregivers come to our patients’ homes. A <strong>home health aide (HHA)</strong> has more training and may do some health tasks. A <strong>personal care aide (PCA)</strong> helps with daily life. Both follow the care plan that a nurse has written with you.</p>
<h2>Yes: daily life</h2>
<ul>
<li>Help with washing, dressing, grooming and using the toilet</li>
<li>Help with getting up, walking and moving to a chair</li>
<li>Shop, cook and serve meals, also for a special diet</li>
<li>Wash your laundry and dishes; keep the rooms that you use tidy</li>
<li>Go with you to the doctor</li>
</ul>
<h2>Yes, if it is in the care plan: health tasks of an HHA</h2>
<ul>
<li>Take your temperature, pulse and blood pressure</li>
<li>Remind you of your medicine and bring it to your hand</li>
<li>Help with the exercises that a therapist has shown you</li>
<li>Tell the nurse what has changed</li>
</ul>
<h2>No</h2>
<ul>
<li>Give injections, or choose or change a dose</li>
<li>Do a nurse’s work, such as sterile wound care</li>
<li>Handle your bank card or PIN, borrow money or accept large gifts</li>
<li>Clean for the whole family, wash windows or move heavy furniture</li>
<li>Look after grandchildren</li>
<li>Leave before the next person comes, if you cannot be alone</li>
</ul>
<p>When a caregiver says “I may not do that,” it is not unkind. It is the rule, and it protects you both.</p>
<h2>How they are trained</h2>
<p>Each aide passes a training program approved by New York State and is listed in the state’s Home Care Registry. After that, learning goes on: HHAs owe at least 12 in-service hours each year, PCAs at least 6.</p>
<p>Do you need something that is not on the list? Ask your coordinator at <a href="tel:+12125550142">212-555-0142</a>. Often a nurse can change the plan.</p>`,
      'zh-CN': `<p>到患者家里的护理员有两种。<strong>家庭健康助理（HHA）</strong>受的培训多一些，可以做一部分健康方面的事。<strong>个人护理助理（PCA）</strong>帮助料理日常生活。两种护理员都按护士和您一起定的护理计划来做。</p>
<h2>可以：日常生活</h2>
<ul>
<li>协助洗澡、穿衣、梳洗和上厕所</li>
<li>扶您起身、走路、坐到椅子上</li>
<li>买菜、做饭、端饭，也可以做特别饮食</li>
<li>洗您的衣服和碗筷，收拾您用的房间</li>
<li>陪您去看医生</li>
</ul>
<h2>写进护理计划就可以：HHA 的健康事项</h2>
<ul>
<li>量体温、脉搏和血压</li>
<li>提醒您吃药，把药递到您手里</li>
<li>帮您做治疗师教的运动</li>
<li>有变化时告诉护士</li>
</ul>
<h2>不可以</h2>
<ul>
<li>打针，决定或改变药量</li>
<li>做护士的事，比如无菌的伤口护理</li>
<li>动您的银行卡和密码，借钱，收贵重礼物</li>
<li>给全家大扫除，擦窗户，搬重家具</li>
<li>照看孙辈</li>
<li>您不能独处时，接班的人没到就离开</li>
</ul>
<p>护理员说“这个我不能做”，不是不近人情，而是规定，保护的是您和护理员双方。</p>
<h2>他们受过什么培训</h2>
<p>每位护理员都完成了纽约州批准的培训，并登记在州里的居家护理人员名册（Home Care Registry）上。之后还要不断学习：HHA 每年至少 12 小时在职培训，PCA 每年至少 6 小时。</p>
<p>您需要的不在单子上？请打 <a href="tel:+12125550142">212-555-0142</a> 问协调员。很多时候，护士可以调整计划。</p>`,
      'zh-TW': `<p>到病人家裡的護理員有兩種。<strong>家庭健康助理（HHA）</strong>受的培訓較多，可以做一部分健康方面的事。<strong>個人護理助理（PCA）</strong>協助日常生活。兩種護理員都依照護理師和您一起訂的護理計畫來做。</p>
<h2>可以：日常生活</h2>
<ul>
<li>協助洗澡、更衣、梳洗和如廁</li>
<li>扶您起身、走路、坐到椅子上</li>
<li>買菜、煮飯、備餐，也可以做特別飲食</li>
<li>洗您的衣服和碗盤，整理您使用的房間</li>
<li>陪您去看醫生</li>
</ul>
<h2>寫進護理計畫就可以：HHA 的健康事項</h2>
<ul>
<li>量體溫、脈搏和血壓</li>
<li>提醒您吃藥，把藥遞到您手上</li>
<li>協助您做治療師教的運動</li>
<li>有變化時告訴護理師</li>
</ul>
<h2>不可以</h2>
<ul>
<li>打針，決定或改變藥量</li>
<li>做護理師的工作，例如無菌的傷口護理</li>
<li>碰您的提款卡和密碼，借錢，收貴重禮物</li>
<li>為全家大掃除，擦窗戶，搬重家具</li>
<li>照顧孫子孫女</li>
<li>您不能獨處時，接班的人沒到就離開</li>
</ul>
<p>護理員說「這個我不能做」，不是不近人情，而是規定，保護的是您和護理員雙方。</p>
<h2>他們受過什麼培訓</h2>
<p>每位護理員都完成了紐約州核准的培訓，並登記在州政府的居家護理人員名冊（Home Care Registry）上。之後還要持續學習：HHA 每年至少 12 小時在職培訓，PCA 每年至少 6 小時。</p>
<p>您需要的不在清單上？請打 <a href="tel:+12125550142">212-555-0142</a> 問協調員。很多時候，護理師可以調整計畫。</p>`,
    },
  },
]
