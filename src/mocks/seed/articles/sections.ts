import type { MockArticleLanguage } from '../../data/articles.ts'

// Over 250 lines: texts, one section after the other, each in both languages.
type Section = Readonly<Record<MockArticleLanguage, string>>

const table = {
  pollBasics: {
    en: `## Ask, wait, ask again

A task is created with one call and its answer is fetched with another. Between them lies the time that a person needs: about six seconds for a short text on a picture, twenty and more for a token.

Wait five seconds before the first question, twenty for tokens, and then five between questions. Asking more often brings no answer sooner; it only counts towards your limit of requests.

!poll-figure|A row of dashes, one of them framed|Each dash is a question. Only the framed one finds an answer: what stands before it was asked too early.`,
    ru: `## Спросить, подождать, спросить снова

Задание создаётся одним вызовом, ответ забирают другим. Между ними — время, которое нужно человеку: около шести секунд на короткий текст с картинки, двадцать и больше на токен.

Перед первым вопросом подождите пять секунд, для токенов двадцать, потом спрашивайте раз в пять секунд. Более частые вопросы ответ не ускорят, зато приблизят вас к пределу запросов.

!poll-figure|Ряд штрихов, один из них в рамке|Каждый штрих — вопрос. Ответ застаёт только тот, что в рамке: остальные заданы слишком рано.`,
  },
  pollCode: {
    en: `## The loop in full

The loop below keeps one deadline for the whole task. It stops at an error that a new question cannot mend, and it never asks twice at once.

    async function answerOf(taskId, key) {
      const deadline = Date.now() + 180_000
      await pause(5_000)
      while (Date.now() < deadline) {
        const answer = await post('/getTaskResult', { clientKey: key, taskId })
        if (answer.errorId > 0) throw new Error(answer.errorCode)
        if (answer.status === 'ready') return answer.solution
        await pause(5_000)
      }
      throw new Error('The answer did not come in time.')
    }`,
    ru: `## Цикл целиком

Цикл ниже держит один срок на всё задание. Он останавливается на ошибке, которую повтор не исправит, и никогда не задаёт два вопроса сразу.

    async function answerOf(taskId, key) {
      const deadline = Date.now() + 180_000
      await pause(5_000)
      while (Date.now() < deadline) {
        const answer = await post('/getTaskResult', { clientKey: key, taskId })
        if (answer.errorId > 0) throw new Error(answer.errorCode)
        if (answer.status === 'ready') return answer.solution
        await pause(5_000)
      }
      throw new Error('Ответ не пришёл вовремя.')
    }`,
  },
  pollTimeouts: {
    en: `## How long is too long

Give a picture ninety seconds and a token three minutes. Who waits longer mostly waits for a task that has already failed: three workers could not solve it, or nobody took it in time, and its price is back on your balance.

- Count from the moment of creation, not from the last question.
- After the deadline, read the task once more before you give it up: the answer may have come in the meantime.
- Do not create the same task again at once. If the first one was hard, so is the second.`,
    ru: `## Сколько ждать

Картинке дайте девяносто секунд, токену — три минуты. Кто ждёт дольше, обычно ждёт задание, которое уже не удалось: трое исполнителей не справились или его никто не успел взять, и деньги за него вернулись на баланс.

- Считайте от создания задания, а не от последнего вопроса.
- Когда срок вышел, спросите ещё раз, прежде чем бросить: ответ мог прийти в промежутке.
- Не создавайте то же задание сразу заново. Если первое было трудным, второе не легче.`,
  },
  pingbackFlow: {
    en: `## The answer that comes by itself

With a pingback you do not ask at all. You name an address when you create the task, and the service posts the answer there as soon as it is ready.

1. Register the host in the settings and confirm that it is yours.
1. Pass \`callbackUrl\` with the task.
1. Answer our request with status 200 within ten seconds; do the work afterwards.

!pingback-figure|An arrow that returns to its beginning|The task goes out, the answer comes back by its own way. Nobody waits in between.`,
    ru: `## Ответ, который приходит сам

С pingback спрашивать не нужно совсем. При создании задания вы называете адрес, и сервис присылает ответ туда, как только он готов.

1. Добавьте хост в настройках и подтвердите, что он ваш.
1. Передайте \`callbackUrl\` вместе с заданием.
1. Ответьте на наш запрос кодом 200 в течение десяти секунд, а работу сделайте после.

!pingback-figure|Стрелка, которая возвращается к началу|Задание уходит, ответ возвращается своим путём. Между ними никто не ждёт.`,
  },
  pingbackVerify: {
    en: `## Trust the request only after a check

Anybody can send a request to a public address. Before you believe an answer, look whether the task is one of yours and still open, and compare the signature where you have set a secret.

- Look the task's id up in your own table; an unknown one is dropped without an answer.
- Compare signatures in constant time, over the body as it came and not as you have parsed it.
- Accept each id once. A repeated delivery is normal: the network may have lost your 200.

| What you see | What it means
| 403 in the delivery log | Your firewall stopped us
| Time-out after 10 s | The work is done before the answer is sent
| Repeated delivery | We did not see a 2xx status`,
    ru: `## Верить запросу — только после проверки

На открытый адрес запрос может прислать кто угодно. Прежде чем поверить ответу, убедитесь, что задание ваше и ещё открыто, а если задан секрет — сверьте подпись.

- Найдите номер задания в своей таблице; неизвестный отбросьте молча.
- Сравнивайте подписи за постоянное время и по телу в том виде, в каком оно пришло, а не после разбора.
- Принимайте каждый номер один раз. Повторная доставка — дело обычное: ваш ответ 200 мог потеряться в сети.

| Что видно | Что это значит
| 403 в журнале доставки | Нас остановил ваш брандмауэр
| Нет ответа за 10 с | Работа делается до ответа, а не после
| Повторная доставка | Мы не увидели кода 2xx`,
  },
  errorTable: {
    en: `## Three kinds of errors

Every error belongs to one of three kinds, and the kind decides what a program does next.

| Kind | Examples | What to do
| Stop | \`ERROR_KEY_DOES_NOT_EXIST\`, \`ERROR_ZERO_BALANCE\` | Stop the queue and tell a person
| Mend | \`ERROR_TOO_BIG_CAPTCHA_FILESIZE\`, \`ERROR_BAD_PARAMETERS\` | Change the task; sending it again as it is will fail again
| Wait | \`ERROR_NO_SLOT_AVAILABLE\` | Pause, then try again with a higher bid or later

Write the code itself into your log, not a text of your own. Support finds a task by its code and number in a minute.`,
    ru: `## Три рода ошибок

Каждая ошибка относится к одному из трёх родов, и род решает, что программе делать дальше.

| Род | Примеры | Что делать
| Остановиться | \`ERROR_KEY_DOES_NOT_EXIST\`, \`ERROR_ZERO_BALANCE\` | Остановить очередь и позвать человека
| Исправить | \`ERROR_TOO_BIG_CAPTCHA_FILESIZE\`, \`ERROR_BAD_PARAMETERS\` | Изменить задание: в том же виде оно не пройдёт снова
| Подождать | \`ERROR_NO_SLOT_AVAILABLE\` | Пауза, затем повтор с более высокой ставкой или позже

Пишите в журнал сам код, а не свой пересказ. По коду и номеру поддержка находит задание за минуту.`,
  },
  errorRetry: {
    en: `## Repeat with a brake

A program that repeats at once turns one error into hundreds. Numbered limits exist because of such loops: \`1003\` stops you for thirty seconds after too many busy answers, \`1002\` for five minutes at zero balance, \`1005\` when results are asked for far more often than tasks are sent.

- Double the pause with each failure, up to a minute.
- Add chance to it, so that many programs do not return in the same second.
- After five failures in a row, let one request through a minute until it succeeds.`,
    ru: `## Повторять с тормозом

Программа, которая повторяет сразу, делает из одной ошибки сотни. Из-за таких циклов и появились пределы с номерами: \`1003\` останавливает на тридцать секунд после множества ответов «занято», \`1002\` — на пять минут при нулевом балансе, \`1005\` — когда результатов спрашивают намного больше, чем присылают заданий.

- Удваивайте паузу с каждой неудачей, но не дольше минуты.
- Добавляйте к ней случайность, чтобы множество программ не вернулось в одну секунду.
- После пяти неудач подряд пропускайте один запрос в минуту, пока он не пройдёт.`,
  },
  unsolvable: {
    en: `## What "unsolvable" says

\`ERROR_CAPTCHA_UNSOLVABLE\` means that three workers gave up, or that nobody answered within the time of its type. You are not charged for it.

If more than three tasks of a hundred end so, look at a few of the pictures with your own eyes. Most often the file is cut, too small, or shows a page of a block instead of a task.

- Is the whole picture there, and is it sharp?
- Does the hint say in which language to read?
- Was the task still valid when it was sent?`,
    ru: `## О чём говорит «не удалось решить»

\`ERROR_CAPTCHA_UNSOLVABLE\` значит, что трое исполнителей отказались или никто не ответил за время, отведённое типу. Деньги за такое задание не списываются.

Если так кончается больше трёх заданий из ста, посмотрите несколько картинок своими глазами. Чаще всего файл обрезан, слишком мал или на нём страница блокировки вместо задания.

- Вся ли картинка на месте и резкая ли она?
- Сказано ли в подсказке, на каком языке читать?
- Было ли задание ещё действительным в момент отправки?`,
  },
  balanceForecast: {
    en: `## How many days are left

The dashboard divides your balance by what you spent on the same weekdays of the last two weeks. A day with an outage or a test of load is left out when it differs more than threefold from its neighbours.

!balance-figure|A falling line that meets a level|Where the line meets the level, the balance ends. On weekends it falls more slowly.

> The forecast is an estimate. Prices move with load, and a new project of yours is not in it.`,
    ru: `## На сколько дней хватит

Панель делит баланс на то, что вы тратили в те же дни недели за последние две недели. День со сбоем или нагрузочной пробой не учитывается, если отличается от соседних больше чем втрое.

!balance-figure|Падающая линия, которая встречает уровень|Где линия встречает уровень, баланс кончается. По выходным она падает медленнее.

> Это оценка. Цены меняются вместе с нагрузкой, а вашего нового проекта в ней ещё нет.`,
  },
  balanceAlerts: {
    en: `## Know before it stops

Set the threshold to what you spend in two days, not to a round number: it leaves time for a transfer over a weekend. A notice goes out once each time the balance falls below it, by e-mail, messenger or webhook.

- [Notifications](/profile/notif) hold the threshold and the ways.
- A webhook lets a program of yours slow down by itself.
- Automatic top-up needs a saved card and a limit for the month.`,
    ru: `## Узнать до того, как всё встанет

Поставьте порогом расход за два дня, а не круглое число: так останется время на перевод в выходные. Уведомление уходит один раз при каждом падении ниже порога — письмом, в мессенджер или вебхуком.

- Порог и способы задаются в [уведомлениях](/profile/notif).
- По вебхуку ваша программа может сама сбавить ход.
- Автопополнению нужны сохранённая карта и месячный предел.`,
  },
  ledger: {
    en: `## Reading the ledger

A price is taken when a task is accepted, not when it is answered. That is why the ledger shows a charge and, for what could not be solved, its return a little later as a line of its own.

| Line | When it stands there
| Task | At the moment of acceptance
| Return | After "unsolvable", or after a report that was accepted
| Correction | By support, always with a comment

Sums are kept to a millionth of a dollar. What you see rounded to cents adds up exactly underneath.`,
    ru: `## Как читать списания

Цена списывается, когда задание принято, а не когда пришёл ответ. Поэтому в истории сначала стоит списание, а для нерешённого — чуть позже возврат отдельной строкой.

| Строка | Когда появляется
| Задание | В момент приёма
| Возврат | После «не удалось решить» или принятой жалобы
| Исправление | Делает поддержка, всегда с пояснением

Суммы хранятся до миллионной доллара. То, что показано округлённым до центов, внутри сходится точно.`,
  },
  priceBid: {
    en: `## What the bid does

Each type has a floor and a ceiling. At rest the floor is paid; as load grows, tasks with a higher bid are taken first. The bid is the most you would pay: mostly you pay less.

- A bid at the floor is enough at night and at weekends (UTC).
- At the afternoon peak it means waiting, or \`ERROR_NO_SLOT_AVAILABLE\`.
- A bid above the ceiling is the same as the ceiling.

The [live statistics](/public_statistics) show the load of this minute.`,
    ru: `## Что делает ставка

У каждого типа есть нижняя и верхняя цена. В покое платится нижняя; когда нагрузка растёт, первыми берут задания с более высокой ставкой. Ставка — это самое большее, что вы готовы заплатить: чаще выходит меньше.

- Ночью и в выходные (UTC) хватает нижней.
- В дневной час пик она означает ожидание или \`ERROR_NO_SLOT_AVAILABLE\`.
- Ставка выше верхней цены — то же, что верхняя.

Нагрузка этой минуты видна в [статистике](/public_statistics).`,
  },
  speedMeasure: {
    en: `## Averages hide the slow ones

A mean of eight seconds says nothing about the task that took forty. Look at the median for what is usual and at the ninetieth percentile for what you must plan for.

!speed-figure|Bars of different heights, the highest framed|The framed bar is one task of fifty. It hardly moves the mean, and it decides how many connections you need.

- Measure from your own request to your own answer: the way there counts.
- Compare like with like: pictures with pictures, the same hour of the day.
- A week is long enough. An hour is not.`,
    ru: `## Среднее прячет медленных

Среднее в восемь секунд ничего не говорит о задании, которое заняло сорок. Для обычного случая смотрите медиану, для расчёта запаса — девяностый процентиль.

!speed-figure|Столбцы разной высоты, самый высокий в рамке|Столбец в рамке — одно задание из пятидесяти. Среднее он почти не сдвигает, а число соединений решает он.

- Измеряйте от своего запроса до своего ответа: дорога тоже считается.
- Сравнивайте похожее: картинки с картинками, один и тот же час дня.
- Недели хватит. Часа — нет.`,
  },
  queueDesign: {
    en: `## A queue that never waits

How many tasks must be under way at once? Multiply the tasks a second by the seconds that an answer takes. Five a second at twelve seconds is sixty.

1. Keep that number open, and start a new task whenever one ends.
1. Put a ceiling on it, so that a slow hour does not open thousands.
1. Keep results apart from the work that needs them: an answer is valid only for a while.

    open = tasks_per_second * seconds_at_p90
    open = min(open, limit)`,
    ru: `## Очередь, которая не ждёт

Сколько заданий должно идти одновременно? Умножьте число заданий в секунду на секунды до ответа. Пять в секунду при двенадцати секундах — шестьдесят.

1. Держите столько открытыми и начинайте новое, как только кончилось одно.
1. Поставьте потолок, чтобы медленный час не открыл тысячи.
1. Храните ответы отдельно от работы, которой они нужны: ответ действителен недолго.

    open = tasks_per_second * seconds_at_p90
    open = min(open, limit)`,
  },
  proxyWhen: {
    en: `## When a proxy belongs to the task

Some answers are valid only for the address from which they were asked for. Then the task carries your proxy, and the worker's side uses it. For pictures it changes nothing: a picture looks the same from everywhere.

- Use it where the type's page says that it is needed, and only there.
- One address for a whole session is better than a new one for each request.
- Choose the country of the site's audience: it is faster, and it is what the site expects.

!proxy-figure|Three points on a line, the middle one framed|The point in the middle is the address that the site sees.`,
    ru: `## Когда прокси нужен заданию

Некоторые ответы действительны только для адреса, с которого их запросили. Тогда задание несёт ваш прокси, и им пользуется сторона исполнителя. Картинкам он ничего не даёт: картинка отовсюду одинакова.

- Передавайте его там, где страница типа говорит, что он нужен, и только там.
- Один адрес на весь сеанс лучше, чем новый на каждый запрос.
- Берите страну аудитории сайта: так быстрее, и сайт этого ждёт.

!proxy-figure|Три точки на линии, средняя в рамке|Точка посередине — адрес, который видит сайт.`,
  },
  proxyFields: {
    en: `## The fields, one by one

| Field | What stands in it
| \`proxyType\` | \`http\`, \`socks4\` or \`socks5\`
| \`proxyAddress\` | A public address, without a protocol
| \`proxyPort\` | A number
| \`proxyLogin\`, \`proxyPassword\` | Only where the proxy asks for them

A proxy that could not be reached is left alone for ten minutes, and its tasks end with \`ERROR_PROXY_CONNECTION_FAILED\`. Test yours from another network before you blame the port: many allow only the addresses on their own list.`,
    ru: `## Поля по порядку

| Поле | Что в нём
| \`proxyType\` | \`http\`, \`socks4\` или \`socks5\`
| \`proxyAddress\` | Открытый адрес без протокола
| \`proxyPort\` | Число
| \`proxyLogin\`, \`proxyPassword\` | Только если прокси их спрашивает

Прокси, до которого не удалось достучаться, десять минут не трогают, а его задания кончаются \`ERROR_PROXY_CONNECTION_FAILED\`. Прежде чем винить порт, проверьте прокси из другой сети: многие пускают только адреса из своего списка.`,
  },
  qualityReports: {
    en: `## A report is a question, not a verdict

You have fifteen minutes to say that an answer was wrong. A second worker with a high rating then reads the same picture. If both agree, the report is lost; if they differ, the price comes back and the first worker gets a mistake.

- Report only what you have seen rejected, never at random.
- Ambiguous signs, such as 0 and O, go in the worker's favour.
- When over 40% of your reports concern right answers, further ones are not recorded for a while.`,
    ru: `## Жалоба — вопрос, а не приговор

Пятнадцать минут у вас есть на то, чтобы сказать, что ответ неверен. После этого ту же картинку читает второй исполнитель с высоким рейтингом. Если ответы сошлись, жалоба проиграна; если нет — деньги возвращаются, а первому исполнителю записывают ошибку.

- Жалуйтесь только на то, что отвергнуто на ваших глазах, и никогда наугад.
- Двусмысленные знаки, например 0 и O, толкуются в пользу исполнителя.
- Если больше 40% ваших жалоб касаются верных ответов, следующие какое-то время не записываются.`,
  },
  qualityHundred: {
    en: `## Several readers for one picture

With 100% recognition several workers read the same picture until enough of their answers agree. You pay for each attempt that was made.

| Setting | Meaning
| Fewest attempts | How many read it in any case
| Most attempts | Where it ends, agreed or not
| Matches | How many equal answers are enough

Two, five and two is a sensible beginning: mostly two attempts, rarely three. It does not exist for tokens, and such tasks cannot be reported.`,
    ru: `## Несколько читателей на одну картинку

При стопроцентном распознавании картинку читают несколько исполнителей, пока не сойдётся достаточно ответов. Вы платите за каждую сделанную попытку.

| Настройка | Значение
| Меньше всего попыток | Столько прочтут в любом случае
| Больше всего попыток | Здесь всё кончается, сошлось или нет
| Совпадений | Сколько одинаковых ответов достаточно

Два, пять и два — разумное начало: чаще две попытки, редко три. Для токенов этого нет, и жаловаться на такие задания нельзя.`,
  },
  qualityHints: {
    en: `## Say what you want to read

A worker sees your picture for a few seconds and knows nothing of your project. Everything that you can say beforehand makes the answer better and costs nothing.

- \`numeric\`, \`minLength\` and \`maxLength\` stop a wrong answer before it is sent.
- \`comment\` in simple English: "only the red letters" is better than a rule of three lines.
- \`case\` only where case matters; otherwise it is one more thing to get wrong.

    { "type": "ImageToTextTask", "body": "…", "numeric": 1, "minLength": 4, "maxLength": 6 }`,
    ru: `## Скажите, что нужно прочесть

Исполнитель видит картинку несколько секунд и ничего не знает о вашем проекте. Всё, что можно сказать заранее, улучшает ответ и ничего не стоит.

- \`numeric\`, \`minLength\` и \`maxLength\` остановят неверный ответ до отправки.
- \`comment\` — простыми словами: «только красные буквы» лучше правила в три строки.
- \`case\` — только там, где регистр важен, иначе это ещё один повод ошибиться.

    { "type": "ImageToTextTask", "body": "…", "numeric": 1, "minLength": 4, "maxLength": 6 }`,
  },
  imageInputs: {
    en: `## What a picture has to be

JPEG, PNG and GIF are taken, from 100 bytes to 100 kB for text and to 600 kB for boxes and coordinates, at most 1000 pixels a side. What is larger does not become clearer; it only travels longer.

- Cut away what is not the task, but leave a margin of a few pixels.
- Do not sharpen, threshold or enlarge: people read the original best.
- Send the bytes once, in base64 without a line break.`,
    ru: `## Какой должна быть картинка

Принимаются JPEG, PNG и GIF: от 100 байт до 100 КБ для текста и до 600 КБ для рамок и координат, не больше 1000 пикселей по стороне. От большего размера картинка не станет яснее, она только дольше едет.

- Срежьте то, что не относится к заданию, но оставьте поле в несколько пикселей.
- Не повышайте резкость, не делайте чёрно-белой и не увеличивайте: люди лучше читают оригинал.
- Передавайте байты один раз, в base64 без переводов строки.`,
  },
  tokenLife: {
    en: `## A token does not keep

A token is valid for about two minutes from the moment it was made, not from the moment you fetched it. Use it at once, and once.

1. Prepare everything else first: the form, the session, the headers of your own test.
1. Create the task when you are ready to use its answer.
1. Throw away what you have not used after ninety seconds.

Storing tokens ahead seems to save time. It mostly buys answers that are thrown away.`,
    ru: `## Токен не хранится

Токен действует около двух минут с момента создания, а не с момента, когда вы его забрали. Используйте его сразу и один раз.

1. Сначала приготовьте всё остальное: форму, сеанс, заголовки своей проверки.
1. Создавайте задание тогда, когда готовы применить ответ.
1. Неиспользованное выбрасывайте через девяносто секунд.

Кажется, что запас токенов экономит время. На деле вы чаще платите за ответы, которые выбросите.`,
  },
  keysSafe: {
    en: `## A key is a purse

Whoever has your key can spend your balance. It belongs into the settings of a server, never into a page, an app or a repository.

- One key for each project: then you see which one spends, and can stop it alone.
- A list of addresses that may use it stops a leaked key at once.
- A limit for the day turns a bad night into a small sum.`,
    ru: `## Ключ — это кошелёк

Тот, у кого ваш ключ, может тратить ваш баланс. Ему место в настройках сервера, а не на странице, не в приложении и не в репозитории.

- Отдельный ключ на каждый проект: видно, кто тратит, и можно остановить его одного.
- Список адресов, которым ключ разрешён, сразу останавливает утёкший ключ.
- Дневной предел превращает плохую ночь в небольшую сумму.`,
  },
  keysRotate: {
    en: `## Changing a key without a gap

When a key is rotated, the old one works on for as long as you say: an hour, a day, a week. So the change needs no window at night.

1. Rotate, and copy the new key: it is shown once.
1. Put it into your settings, and restart one program after the other.
1. Watch the old key's last use. When it stands still, end it.

> If a key has leaked, do not rotate: revoke it. It stops in the same second.`,
    ru: `## Смена ключа без перерыва

После смены старый ключ работает столько, сколько вы скажете: час, день или неделю. Ночное окно для этого не нужно.

1. Смените ключ и скопируйте новый: его покажут один раз.
1. Впишите его в настройки и перезапустите программы по одной.
1. Следите, когда старым пользовались последний раз. Когда время замрёт, завершите его.

> Если ключ утёк, не меняйте его, а отзовите: он перестанет работать в ту же секунду.`,
  },
  labelGuide: {
    en: `## A guideline that fits on one screen

Whoever labels reads your guideline once and remembers a third of it. Write for that third.

- Begin with three pictures that are labeled right, and three that are labeled wrong.
- Say what to do in doubt: skip, or choose the larger class.
- Name each class with a word that means one thing. "Vehicle" is four quarrels; "car, without trailers" is none.

Label twenty pictures by your own rules before you publish them. Every place where you hesitate is a line that is missing.`,
    ru: `## Инструкция на один экран

Разметчик прочтёт инструкцию один раз и запомнит треть. Пишите для этой трети.

- Начните с трёх верно размеченных картинок и трёх неверно размеченных.
- Скажите, что делать при сомнении: пропустить или выбрать более широкий класс.
- Называйте класс словом с одним значением. «Транспорт» — четыре спора, «легковая машина без прицепа» — ни одного.

Прежде чем публиковать, разметьте двадцать картинок по своим правилам. Там, где вы запнулись, не хватает строки.`,
  },
  labelBoxes: {
    en: `## Tight boxes, whole objects

A box touches the object on all four sides and holds nothing that does not belong to it. If a part is hidden, the box ends where the visible part does, unless your guideline says otherwise: both are right, mixing them is not.

!label-figure|Shapes in a field, each in its own box|Each shape has one box. The triangle's touches its tip and its base.

| Case | Box
| Hidden by another object | The visible part
| Cut by the edge | Up to the edge
| Reflection or picture of it | None`,
    ru: `## Плотная рамка, целый предмет

Рамка касается предмета с четырёх сторон и не захватывает лишнего. Если часть закрыта, рамка кончается там, где кончается видимое, если в инструкции не сказано иначе: верно и то и другое, неверно — вперемешку.

!label-figure|Фигуры на поле, каждая в своей рамке|У каждой фигуры одна рамка. Рамка треугольника касается вершины и основания.

| Случай | Рамка
| Закрыт другим предметом | Видимая часть
| Срезан краем | До края
| Отражение или изображение | Нет`,
  },
  labelReview: {
    en: `## Review a sample, but the right one

Looking through everything costs as much as labeling it. Look through a random two hundred: if six are wrong, the whole is wrong at about three in a hundred, give or take two and a half.

- Take the sample after the work is done, not its first pages.
- Let two people review it apart, and count where they disagree. That is the limit of your guideline.
- Send mistakes back with the rule they break. A cross teaches nothing.`,
    ru: `## Проверять выборку, но верную

Просмотреть всё стоит столько же, сколько разметить. Просмотрите двести случайных: если неверны шесть, то во всём объёме неверно около трёх из ста, плюс-минус два с половиной.

- Берите выборку после работы, а не её первые страницы.
- Пусть двое проверят её порознь, и сосчитайте расхождения. Это предел вашей инструкции.
- Возвращайте ошибки с правилом, которое нарушено. Крестик ничему не учит.`,
  },
  workerDay: {
    en: `## A good hour at work

Speed comes from calm, not from haste. The clock gives about fifteen seconds a picture; most take five. Whoever skips what they cannot read keeps their rating; whoever guesses does not.

- Skip at once when the picture is cut or blank: there is a button for it.
- Stop after fifty minutes. Mistakes double in the second hour.
- Afternoons in UTC bring the most tasks, nights the shortest waiting for training.`,
    ru: `## Хороший час работы

Скорость приходит от спокойствия, а не от спешки. На картинку даётся около пятнадцати секунд, большинству хватает пяти. Кто пропускает нечитаемое, сохраняет рейтинг; кто угадывает — теряет.

- Пропускайте сразу, если картинка обрезана или пуста: для этого есть кнопка.
- Через пятьдесят минут сделайте перерыв. На второй час ошибок вдвое больше.
- Больше всего заданий днём по UTC, ночью меньше ожидание обучения.`,
  },
  workerMistakes: {
    en: `## Mistakes, and how to dispute them

A mistake stands in your list with the picture, your answer and the other one. You have two days to dispute it; until then the sum is only held.

1. Look at the picture as if for the first time.
1. If your answer was right, dispute it and say in a sentence why.
1. If it was not, accept it: an accepted mistake weighs less than one that was upheld.

Confusing 0 with O, or l with 1, counts for you when the picture leaves it open.`,
    ru: `## Ошибки и как их оспорить

Ошибка стоит в вашем списке вместе с картинкой, вашим ответом и вторым ответом. На спор есть два дня; до этого сумма только удержана.

1. Посмотрите на картинку так, будто видите её впервые.
1. Если вы были правы, оспорьте и одной фразой объясните почему.
1. Если нет — примите: принятая ошибка весит меньше, чем подтверждённая.

Если по картинке 0 не отличить от O, а l от 1, это толкуется в вашу пользу.`,
  },
  workerPay: {
    en: `## From the first cent to a payout

What you earn is what you have solved and what your referrals bring. Promo credit is not paid out. A payout goes to the wallet that you have confirmed by e-mail, and it cannot be called back, so compare the address sign by sign.

- The lowest sum and the fee of each method stand beside it before you confirm.
- After a change of the wallet, payouts wait for a day. That protects you, not us.
- A payout is checked by a person; on weekends that takes longer.`,
    ru: `## От первого цента до выплаты

Заработанное — это решённые задания и доход от рефералов. Промокредит не выплачивается. Выплата уходит на кошелёк, подтверждённый по почте, и отозвать её нельзя: сверьте адрес знак за знаком.

- Наименьшая сумма и комиссия способа видны рядом с ним до подтверждения.
- После смены кошелька выплаты ждут сутки. Это защищает вас, а не нас.
- Выплату проверяет человек; в выходные это дольше.`,
  },
  softId: {
    en: `## The number of your program

\`softId\` tells us which program sent a task. It costs the customer nothing, and a tenth of our fee goes to whoever wrote the program.

- Put it into the request once, in the client, not in each call.
- Leave a setting for those who fork your code, and say so in the readme.
- Your statistics show tasks, users and success by day; never whose tasks they were.

    { "clientKey": "…", "softId": 4580, "task": { "type": "RotateTask", "body": "…" } }`,
    ru: `## Номер вашей программы

\`softId\` говорит нам, какая программа прислала задание. Заказчику это ничего не стоит, а десятая часть нашей комиссии идёт автору программы.

- Впишите его в запрос один раз, в клиенте, а не в каждый вызов.
- Оставьте настройку тем, кто ответвит ваш код, и скажите об этом в описании.
- В статистике видны задания, пользователи и успех по дням, но никогда — чьи это были задания.

    { "clientKey": "…", "softId": 4580, "task": { "type": "RotateTask", "body": "…" } }`,
  },
  libChoose: {
    en: `## Choosing a library

A client library is two hundred lines around two calls. What tells them apart is what happens when something goes wrong.

| Question | A good answer
| Does it keep one deadline? | Yes, and you can set it
| Does it show the error's code? | As it came, in a field of its own
| When was it last released? | Within the year
| What does it bring along? | Nothing, or one HTTP client

Our own [samples](/lang) use only what the language has. Read one before you add a dependency.`,
    ru: `## Как выбрать библиотеку

Клиентская библиотека — двести строк вокруг двух вызовов. Различает их то, что происходит, когда что-то пошло не так.

| Вопрос | Хороший ответ
| Держит ли она один срок? | Да, и его можно задать
| Виден ли код ошибки? | Как пришёл, в отдельном поле
| Когда был последний выпуск? | Не больше года назад
| Что она тянет за собой? | Ничего или один HTTP-клиент

Наши [примеры](/lang) обходятся тем, что есть в языке. Прочтите один, прежде чем добавлять зависимость.`,
  },
  testSandbox: {
    en: `## Test without spending

The sandbox sends your tasks to yourself: you solve them in the cabinet as a worker would, and see both sides. The call \`test\` gives back what you have sent, as we have read it.

- Keep one recorded answer of each kind beside your tests; then they need no network.
- Test the errors too: a wrong key, a picture of zero bytes, a task that does not end.
- Before the first day, send a hundred tasks and compare the ledger with your own count.`,
    ru: `## Проверять, не тратя

Песочница отправляет ваши задания вам же: вы решаете их в кабинете, как исполнитель, и видите обе стороны. Вызов \`test\` возвращает то, что вы прислали, в том виде, как мы это прочли.

- Держите рядом с тестами по одному записанному ответу каждого вида: тогда им не нужна сеть.
- Проверяйте и ошибки: неверный ключ, пустую картинку, задание, которое не кончается.
- Перед первым днём отправьте сто заданий и сверьте списания со своим счётом.`,
  },
  access: {
    en: `## For whom a captcha is a wall

A task that must be seen keeps out whoever cannot see it, and one that must be heard whoever cannot hear. The guidelines of the web (WCAG 2.2, 3.3.8) ask for a way that needs neither memory nor puzzle.

- Offer a second way in: a link by e-mail, a passkey.
- Do not ask again whom you know already.
- Leave time. Twenty seconds are short with a screen reader.

Our page on [captchas and accessibility](/p/captcha-and-accessibility) gathers what site owners can do today.`,
    ru: `## Для кого капча — стена

Задание, которое надо увидеть, не пустит того, кто не видит, а которое надо услышать — того, кто не слышит. Руководство по доступности (WCAG 2.2, 3.3.8) просит пути, где не нужны ни память, ни головоломка.

- Дайте второй вход: ссылку по почте, ключ доступа.
- Не спрашивайте снова тех, кого уже знаете.
- Оставьте время. С экранным диктором двадцать секунд — это мало.

На странице о [капче и доступности](/p/captcha-and-accessibility) собрано, что владелец сайта может сделать уже сейчас.`,
  },
} as const satisfies Record<string, Section>
export type SectionId = keyof typeof table
export const sections: Readonly<Record<SectionId, Section>> = table
