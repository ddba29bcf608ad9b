// Over 250 lines: a table of texts in three languages.
import type { MockArticleLanguage } from '../../data/articles.ts'

// Over 250 lines: texts, one section after the other, each in both languages.
type Section = Readonly<Record<MockArticleLanguage, string>>

const table = {
  pollBasics: {
    en: `## Send, wait, check

You send a task with one call and get its answer with another. In between, it is being solved: a person reads a short text in a picture in about seven seconds, and a token takes from six to forty.

Wait five seconds before the first check, or twenty for a token. Then check every five seconds. Checking more often doesn’t bring the answer sooner; it only uses up your request limit.

!poll-figure|A row of dashes that ends with a framed 9|Each dash is a check that came too soon. The framed 9 is the check that found the answer.`,
    ru: `## Отправить, подождать, спросить

Задание создаётся одним вызовом, ответ забирают другим. Между ними задание решается: короткий текст с картинки человек читает около семи секунд, а токен приходит через шесть–сорок.

Перед первой проверкой подождите пять секунд, для токенов — двадцать, затем проверяйте раз в пять секунд. Чаще спрашивать нет смысла: ответ придёт не раньше, а лимит запросов вы исчерпаете.

!poll-figure|Ряд штрихов, в конце девятка в рамке|Каждый штрих — проверка, для которой ответа ещё не было. Девятка в рамке — проверка, на которую он пришёл.`,
  },
  pollCode: {
    en: `## The complete loop

The loop below keeps one deadline for the whole task. It stops at the first error, and it never runs two checks at once. The function post sends JSON and reads the response; pause waits.

    async function answerOf(taskId, key) {
      const deadline = Date.now() + 310_000
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

В цикле ниже один срок на всё задание. Цикл прекращается при первой ошибке и никогда не делает двух проверок сразу. Функция post отправляет JSON и читает ответ, pause ждёт.

    async function answerOf(taskId, key) {
      const deadline = Date.now() + 310_000
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
    en: `## How long to wait

Give a picture {{facts.giveUpSeconds|second|seconds}} and a token up to {{facts.giveUpWidgetMinutes|minute|minutes}}. If there is still no answer, the task has failed: three workers couldn’t solve it, or nobody took it in time. In both cases the price is already back in your balance.

- Count from the moment you created the task, not from the last check.
- After the deadline, check once more before you give up. The answer may have arrived in the meantime.
- You can send the same task once more. If it fails again, look at the picture before you send another.`,
    ru: `## Сколько ждать

Картинке дайте {{facts.giveUpSeconds|секунду|секунды|секунд}}, токену — до {{facts.giveUpWidgetMinutes|минуты|минут|минут}}. Если ответа нет и тогда, задание не удалось: трое исполнителей не справились или никто не успел его взять. Деньги за него уже вернулись на баланс.

- Считайте от создания задания, а не от последней проверки.
- Когда срок вышел, проверьте ещё раз, прежде чем сдаться: ответ мог прийти за это время.
- То же задание можно отправить ещё раз. Если и тогда ответа нет, сначала посмотрите на картинку.`,
  },
  pingbackFlow: {
    en: `## We send the answer to you

With a pingback you don’t have to check at all. You give a URL when you create the task, and we post the answer there as soon as it is ready.

1. Register the host in your settings and confirm that it is yours.
1. Pass \`callbackUrl\` with the task.
1. Respond to our request with status 200 within ten seconds. Process the answer afterward.

!pingback-figure|An arrow that returns to its beginning|The task goes out, and the answer comes back on its own. Nobody has to ask for it.`,
    ru: `## Ответ приходит к вам

С pingback проверять не нужно совсем. При создании задания вы указываете адрес, и мы присылаем туда ответ, как только он готов.

1. Добавьте хост в настройках и подтвердите, что он ваш.
1. Передайте \`callbackUrl\` вместе с заданием.
1. Ответьте на наш запрос кодом 200 в течение десяти секунд, а обработку начните потом.

!pingback-figure|Стрелка, которая возвращается к началу|Задание уходит, ответ возвращается. Спрашивать о нём никому не нужно.`,
  },
  pingbackVerify: {
    en: `## Check a request before you trust it

Anyone can send a request to a public URL. Before you trust an answer, check that the task is yours and still open. Check the signature, too.

- Look the task ID up in your own database. If you don’t know it, drop the request.
- Compare signatures in constant time, and over the raw body, not the parsed one.
- Accept each ID once. Repeated deliveries are normal: your 200 may have been lost on the way.

| What you see | What it means
| 403 in the delivery log | Your firewall blocked us
| No response in 10 s | You process the answer before you respond
| Repeated delivery | We did not get a 2xx status`,
    ru: `## Проверяйте запрос, прежде чем ему верить

На открытый адрес может прислать запрос кто угодно. Прежде чем доверять ответу, убедитесь, что задание ваше и ещё не закрыто, и проверьте подпись.

- Найдите номер задания в своей базе. Если его там нет, отбросьте запрос.
- Сравнивайте подписи за постоянное время и по исходному телу запроса, а не по разобранному.
- Принимайте каждый номер один раз. Повторная отправка — обычное дело: ваш ответ 200 мог потеряться в сети.

| Что видно | Что это значит
| 403 в журнале pingback | Нас не пустил ваш межсетевой экран
| Нет ответа за 10 с | Вы обрабатываете результат до ответа, а не после
| Повторная отправка | Мы не получили код 2xx`,
  },
  errorTable: {
    en: `## Three kinds of errors

Every error belongs to one of three kinds, and the kind tells your program what to do next.

| Kind | Examples | What to do
| Stop | \`ERROR_KEY_DOES_NOT_EXIST\`, \`ERROR_ZERO_BALANCE\` | Stop the queue and alert a person
| Fix | \`ERROR_TOO_BIG_CAPTCHA_FILESIZE\`, \`ERROR_BAD_PARAMETERS\` | Change the task; unchanged, it will fail again
| Wait | \`ERROR_NO_SLOT_AVAILABLE\` | Pause, then try again later or with a higher price limit

Log the code itself, not your own wording. With the code and the task ID, support finds the task within a minute.`,
    ru: `## Три вида ошибок

Любая ошибка относится к одному из трёх видов, и вид подсказывает программе, что делать дальше.

| Вид | Примеры | Что делать
| Остановиться | \`ERROR_KEY_DOES_NOT_EXIST\`, \`ERROR_ZERO_BALANCE\` | Остановить очередь и сообщить человеку
| Исправить | \`ERROR_TOO_BIG_CAPTCHA_FILESIZE\`, \`ERROR_BAD_PARAMETERS\` | Изменить задание: в том же виде его снова не примут
| Подождать | \`ERROR_NO_SLOT_AVAILABLE\` | Сделать паузу и повторить позже или с более высокой предельной ценой

Пишите в журнал сам код, а не свой пересказ. По коду и номеру поддержка находит задание за минуту.`,
  },
  errorRetry: {
    en: `## Retry with a pause

A program that retries immediately turns one error into hundreds. The numbered limits exist because of such loops: \`1003\` stops you for 30 seconds after too many “no slot” errors, \`1002\` for five minutes when your balance is zero, and \`1005\` when you check for results far more often than you send tasks.

- Double the pause after each failure, up to one minute.
- Add a random part, so that your programs don’t all return in the same second.
- After five failures in a row, send one request a minute until it succeeds.`,
    ru: `## Повторять с паузой

Программа, которая повторяет запрос немедленно, превращает одну ошибку в сотни. Из-за таких циклов и появились ограничения с номерами: \`1003\` останавливает на 30 секунд после множества ответов «нет свободных исполнителей», \`1002\` — на пять минут при нулевом балансе, \`1005\` — если результаты запрашивают намного чаще, чем отправляют задания.

- После каждой неудачи удваивайте паузу, но не дольше минуты.
- Добавляйте случайную часть, чтобы ваши программы не возвращались в одну и ту же секунду.
- После пяти неудач подряд отправляйте по одному запросу в минуту, пока он не пройдёт.`,
  },
  unsolvable: {
    en: `## What “unsolvable” means

\`ERROR_CAPTCHA_UNSOLVABLE\` means that three workers gave up, or that nobody answered within the time limit of the task type. You get a refund.

If more than three tasks in a hundred end this way, look at a few of the pictures yourself. Most often the file is cut off or too small, or it shows a block page instead of a task.

- Is the whole picture there, and is it sharp?
- Does the hint say which language to read?
- Was the task still valid when you sent it?`,
    ru: `## Что значит «без ответа»

\`ERROR_CAPTCHA_UNSOLVABLE\` значит, что трое исполнителей отказались или никто не ответил за время, отведённое на задание этого типа. Деньги за такое задание возвращаются.

Если так заканчивается больше трёх заданий из ста, посмотрите несколько картинок своими глазами. Чаще всего файл обрезан, слишком мал или на нём страница блокировки вместо задания.

- Вся ли картинка на месте и резкая ли она?
- Сказано ли в подсказке, на каком языке читать?
- Было ли задание ещё действительным в момент отправки?`,
  },
  balanceForecast: {
    en: `## How many days your balance will last

The dashboard divides your balance by what you spent on the same weekdays of the last two weeks. It leaves out a day of an outage or a load test if your spending was three times more or less than on the days around it.

!balance-figure|A falling line that meets a level|Your balance runs out where the line meets the level. On weekends the line falls more slowly.

> The forecast is an estimate. Prices change with the load, and a new project of yours isn’t in it yet.`,
    ru: `## На сколько дней хватит баланса

Чтобы узнать это, сводка делит баланс на ваши траты в те же дни недели за последние две недели. День сбоя или нагрузочного теста не учитывается, если траты отличались от соседних дней больше чем втрое.

!balance-figure|Падающая линия, которая встречает уровень|Баланс закончится там, где линия встречает уровень. По выходным она падает медленнее.

> Это оценка. Цены меняются вместе с нагрузкой, а вашего нового проекта в ней ещё нет.`,
  },
  balanceAlerts: {
    en: `## Find out before the work stops

Set the threshold to what you spend in 48 hours rather than to a round number: that leaves time for a transfer over a weekend. We notify you once each time the balance falls below it, by email, messenger or webhook.

- Set the threshold and the channels under [notifications](/profile/notif).
- With a webhook, your program can slow down automatically.
- Automatic top-up needs a saved card and a monthly limit.`,
    ru: `## Узнать до того, как работа встанет

Поставьте порогом расход за 48 часов, а не круглое число: так останется время на перевод в выходные. Каждый раз, когда баланс опускается ниже порога, мы один раз сообщаем об этом — письмом, в мессенджер или вебхуком.

- Порог и способы задаются в [уведомлениях](/profile/notif).
- По вебхуку ваша программа может автоматически сбавить темп.
- Для автопополнения нужны сохранённая карта и месячный лимит.`,
  },
  ledger: {
    en: `## How to read your transactions

You are charged when a task is accepted, not when it is answered. That is why the list shows a charge first and, if the task could not be solved, a refund on its own line a little later.

| Transaction | When it appears
| Task | As soon as the task is accepted
| Refund | After “unsolvable,” or after an accepted complaint
| Correction | Made by support, always with a comment

Amounts are kept to a millionth of a dollar. They are shown with as many decimal places as they need.`,
    ru: `## Как читать движения по счёту

Деньги списываются, когда задание принято, а не когда пришёл ответ. Поэтому сначала в списке появляется списание, а если задание не решили — чуть позже возврат отдельной строкой.

| Движение | Когда появляется
| Задание | Сразу после приёма
| Возврат | Когда задание осталось без ответа или жалоба принята
| Исправление | Делает поддержка, всегда с пояснением

Суммы хранятся с точностью до миллионной доллара. Показываем мы столько знаков, сколько нужно.`,
  },
  priceBid: {
    en: `## What a price limit does

Each type has a lowest and a highest price. When the service is quiet, you pay the lowest. As the load grows, the price rises. Your price limit is the most you agree to pay; usually you pay less.

- At night and on weekends (UTC) a limit at the lowest price is enough.
- At the afternoon peak such a limit means \`ERROR_NO_SLOT_AVAILABLE\`.
- A limit above the highest price changes nothing.

The [live statistics](/public_statistics) show the current load.`,
    ru: `## Что делает предельная цена

У каждого типа есть нижняя и верхняя цена. Когда сервис свободен, вы платите нижнюю; с ростом нагрузки цена растёт. Предельная цена — самое большее, что вы готовы заплатить; обычно выходит меньше.

- Ночью и в выходные (UTC) хватает предела на уровне нижней цены.
- В дневной час пик с таким пределом вы получите \`ERROR_NO_SLOT_AVAILABLE\`.
- Предел выше верхней цены ничего не меняет.

Текущая нагрузка показана в [статистике](/public_statistics).`,
  },
  speedMeasure: {
    en: `## Averages hide the slow tasks

An average of eight seconds says nothing about the task that took forty. Look at the median to see what is usual, and at the 90th percentile to see what you have to plan for.

!speed-figure|Bars of different heights, the highest framed|The framed bar is one task in fifty. It hardly changes the average, but it decides how many connections you need.

- Measure from your own request to your own answer: the network counts too.
- Compare like with like: pictures with pictures, at the same hour of the day.
- A week of data is enough. An hour is not.`,
    ru: `## Среднее скрывает медленные задания

Среднее в восемь секунд ничего не говорит о задании, которое заняло сорок. Что бывает обычно, покажет медиана, а на что рассчитывать — 90-й процентиль.

!speed-figure|Столбцы разной высоты, самый высокий в рамке|Столбец в рамке — одно задание из пятидесяти. Среднее он почти не меняет, но от него зависит, сколько нужно соединений.

- Измеряйте от своего запроса до своего ответа: время в сети тоже считается.
- Сравнивайте похожее: картинки с картинками, в один и тот же час дня.
- Данных за неделю достаточно, за час — нет.`,
  },
  queueDesign: {
    en: `## How many tasks to keep open

How many tasks have to be open at once? Multiply tasks per second by the seconds an answer takes. Five tasks per second at twelve seconds make sixty.

1. Keep that many tasks open, and start a new one whenever one ends.
1. Set an upper limit, so that a slow hour doesn’t open thousands.
1. Use answers soon: most of them are valid only for a short time.

    open = tasks_per_second * seconds_at_p90
    open = min(open, limit)`,
    ru: `## Сколько заданий держать открытыми

Сколько заданий должно идти одновременно? Умножьте число заданий в секунду на время ответа в секундах. Пять заданий в секунду при двенадцати секундах — шестьдесят.

1. Держите столько заданий открытыми и начинайте новое, как только закончилось одно.
1. Задайте верхний предел, чтобы в медленный час их не накопились тысячи.
1. Используйте ответы сразу: большинство из них действует недолго.

    open = tasks_per_second * seconds_at_p90
    open = min(open, limit)`,
  },
  proxyWhen: {
    en: `## When a task needs a proxy

Some answers are valid only for the IP address that asked for them. Then you send your proxy with the task, and the task is solved through it. Pictures never need one: a picture looks the same from anywhere.

- Send a proxy only where the page of the task type says that it is needed.
- Keep one address for a whole session instead of a new one for each request.
- Choose the country of the site’s audience: it is faster, and the site expects it.

!proxy-figure|Two points joined by a line, with a framed letter in the middle|The site sees the address in the middle.`,
    ru: `## Когда заданию нужен прокси

Некоторые ответы действительны только для того IP-адреса, с которого их запросили. Тогда вместе с заданием передают свой прокси, и задание решают через него. Картинкам прокси не нужен: они отовсюду одинаковы.

- Передавайте прокси только там, где об этом сказано на странице типа заданий.
- Один адрес на весь сеанс лучше, чем новый на каждый запрос.
- Берите страну аудитории сайта: так быстрее, и сайт этого ждёт.

!proxy-figure|Две точки на линии, между ними буква в рамке|Сайт видит адрес посередине.`,
  },
  proxyFields: {
    en: `## Field by field

| Field | Value
| \`proxyType\` | \`http\`, \`socks4\` or \`socks5\`
| \`proxyAddress\` | A public address, without a protocol
| \`proxyPort\` | A number
| \`proxyLogin\`, \`proxyPassword\` | Only if the proxy asks for them

If we can’t reach a proxy, we don’t use it for ten minutes, and its tasks end with \`ERROR_PROXY_CONNECTION_FAILED\`. Before you look for a wrong port, test the proxy from another network: many accept only addresses on their allow-list.`,
    ru: `## Поле за полем

| Поле | Описание
| \`proxyType\` | \`http\`, \`socks4\` или \`socks5\`
| \`proxyAddress\` | Публичный адрес без протокола
| \`proxyPort\` | Число
| \`proxyLogin\`, \`proxyPassword\` | Только если прокси их спрашивает

Если прокси недоступен, мы не обращаемся к нему десять минут, а его задания завершаются ошибкой \`ERROR_PROXY_CONNECTION_FAILED\`. Прежде чем искать ошибку в номере порта, проверьте прокси из другой сети: многие пускают только адреса из своего списка.`,
  },
  qualityReports: {
    en: `## How a complaint is decided

You have {{facts.complaintMinutes|minute|minutes}} to report a wrong answer. A second, highly rated worker then reads the same picture. If the answers match, the complaint is rejected; if they differ, you get a refund and the first worker gets a mistake.

- Report only answers that the site rejected, never at random.
- Ambiguous characters, such as 0 and O, count in the worker’s favor.
- If more than {{facts.complaintPercent}}% of your complaints are about correct answers, new ones aren’t recorded for a while.`,
    ru: `## Как рассматривают жалобы

Сообщить о неверном ответе можно в течение {{facts.complaintMinutes|минуты|минут|минут}}. Ту же картинку прочитает второй исполнитель с высоким рейтингом. Если ответы совпали, жалоба отклонена; если нет, деньги возвращаются, а первому исполнителю засчитывают ошибку.

- Жалуйтесь только на ответы, которые не принял сайт, и никогда наугад.
- Похожие знаки, например 0 и O, толкуются в пользу исполнителя.
- Если больше {{facts.complaintPercent}} % ваших жалоб касаются верных ответов, новые какое-то время не засчитываются.`,
  },
  qualityHundred: {
    en: `## Several workers for one picture

With 100% recognition, several workers read the same picture until enough of their answers agree. You pay for every answer.

| Setting | Meaning
| Minimum answers | How many workers answer in any case
| Maximum answers | How many workers answer at most
| Matching answers | How many identical answers are enough

Two, five and two are good values to start with: usually two workers are enough, sometimes three. Tokens can’t be compared this way, and you can’t complain about such tasks.`,
    ru: `## Несколько исполнителей на одну картинку

При стопроцентном распознавании картинку читают несколько исполнителей, пока не совпадёт достаточно ответов. Вы платите за каждый ответ.

| Настройка | Что задаёт
| Минимум ответов | Столько исполнителей ответят в любом случае
| Максимум ответов | Больше исполнителей не ответят
| Нужно совпадений | Сколько одинаковых ответов достаточно

Начните с двух, пяти и двух: обычно хватает двух ответов, иногда нужны три. Для токенов этого режима нет, и жаловаться на такие задания нельзя.`,
  },
  qualityHints: {
    en: `## Say what to read

A worker sees your picture for a few seconds and knows nothing about your project. Every hint makes the answer better and costs nothing.

- \`numeric\`, \`minLength\` and \`maxLength\` stop a wrong answer before it is sent.
- \`comment\` in plain English: “only the red letters” works better than a three-line rule.
- \`case\` only if case matters. Otherwise it is one more thing to get wrong.

    { "type": "ImageToTextTask", "body": "…", "numeric": 1, "minLength": 4, "maxLength": 6 }`,
    ru: `## Скажите, что прочитать

Исполнитель видит картинку несколько секунд и ничего не знает о вашем проекте. Любая подсказка улучшает ответ и ничего не стоит.

- \`numeric\`, \`minLength\` и \`maxLength\` не дадут отправить заведомо неверный ответ.
- \`comment\` — простыми словами: «только красные буквы» лучше правила в три строки.
- \`case\` — только там, где регистр важен, иначе это лишний повод ошибиться.

    { "type": "ImageToTextTask", "body": "…", "numeric": 1, "minLength": 4, "maxLength": 6 }`,
  },
  imageInputs: {
    en: `## Which pictures we accept

We accept JPEG, PNG and GIF: from 100 bytes to 100 kB for text, up to 600 kB for boxes and coordinates, at most 1,000 pixels per side. A larger picture isn’t easier to read; it only takes longer to arrive.

- Crop out what isn’t part of the task, but leave a margin of a few pixels.
- Don’t sharpen, enlarge or convert to black and white: people read the original best.
- Send the file as base64 without line breaks.`,
    ru: `## Какие картинки мы принимаем

Принимаются JPEG, PNG и GIF: от 100 байт до 100 КБ для текста и до 600 КБ для рамок и координат, не больше 1000 пикселей по стороне. Большую картинку не легче читать, она только дольше передаётся.

- Обрежьте лишнее, но оставьте поля в несколько пикселей.
- Не повышайте резкость, не увеличивайте и не делайте картинку чёрно-белой: люди лучше читают оригинал.
- Передавайте файл в base64 без переводов строки.`,
  },
  tokenLife: {
    en: `## How long a token is valid

A reCAPTCHA token is valid for about two minutes from the moment it was made, not from the moment you got it. Use it right away, and only once.

1. Prepare everything else first: the form, the session and the headers of your test.
1. Create the task when you are ready to use its answer.
1. Discard a token that you haven’t used after a minute and a half.

Storing tokens in advance seems to save time. In practice you pay for answers that you never use.`,
    ru: `## Сколько действует токен

Токен reCAPTCHA действует около двух минут с момента создания, а не с момента, когда вы его получили. Используйте его сразу и только один раз.

1. Сначала подготовьте всё остальное: форму, сеанс, заголовки своей проверки.
1. Создавайте задание, когда готовы применить ответ.
1. Не используйте токен, которому больше полутора минут.

Кажется, что запас токенов экономит время. На деле вы платите за ответы, которые не пригодятся.`,
  },
  twoFactor: {
    en: `## Turn it on

1. Open [Sign-in and security](/profile/authentication) in your profile and turn on two-step sign-in.
1. Scan the code on the screen with your authenticator app.
1. Save the ten recovery codes outside the phone: each one works once.
1. Enter the code that the app shows now. From then on, each sign-in asks for one.`,
    ru: `## Как включить

1. Откройте в профиле [вход и безопасность](/profile/authentication) и включите двухэтапный вход.
1. Отсканируйте код на экране приложением-аутентификатором.
1. Сохраните десять резервных кодов не в телефоне: каждый действует один раз.
1. Введите код, который сейчас показывает приложение. Теперь он нужен при каждом входе.`,
  },
  keysSafe: {
    en: `## Keep your key safe

Anyone who has your key can spend your balance. Keep it in the settings of a server, never in a web page, an app or a repository.

- Use one key per project: you see which one spends what, and you can stop just that one.
- An allow-list of IP addresses makes a leaked key useless.
- A daily limit keeps the damage small.`,
    ru: `## Берегите ключ

Любой, у кого есть ваш ключ, может тратить ваш баланс. Храните его в настройках сервера, но не на странице, не в приложении и не в репозитории.

- Заведите по ключу на проект: видно, кто тратит, и отключить можно только его.
- Со списком разрешённых адресов утёкший ключ бесполезен.
- Дневной лимит ограничит ущерб.`,
  },
  keysRotate: {
    en: `## Replace a key without downtime

When you replace a key, the old one can keep working for an hour or a day. Nobody has to do it at night.

1. Replace the key and copy the new value.
1. Put it into your settings and restart your programs one by one.
1. Watch when the old key was last used. It stops working when its time is up.

> If a key has leaked, don’t let the old one keep working: choose “Not at all,” and it stops right away.`,
    ru: `## Замена ключа без простоя

После замены старый ключ может работать ещё час или сутки. Делать это ночью не нужно.

1. Замените ключ и скопируйте новый.
1. Впишите его в настройки и перезапустите программы по одной.
1. Следите, когда старым ключом пользовались в последний раз. Когда его время выйдет, он перестанет работать.

> Если ключ утёк, выберите «Нисколько»: старый сразу перестанет работать.`,
  },
  labelGuide: {
    en: `## Guidelines that fit on one screen

People read your guidelines once and remember a third of them. Write for that third.

- Start with three pictures labeled right and three labeled wrong.
- Say what to do when in doubt: skip, or choose the broader class.
- Name each class with a word that has one meaning. People will argue about “vehicle,” but not about “car, without trailer.”

Label twenty pictures by your own rules before you publish them. Wherever you hesitate, a rule is missing.`,
    ru: `## Инструкция на один экран

Разметчик прочитает инструкцию один раз и запомнит треть. Пишите для этой трети.

- Начните с трёх картинок, размеченных верно, и трёх, размеченных неверно.
- Скажите, что делать при сомнении: пропустить или выбрать более широкий класс.
- Называйте класс словом с одним значением. О «транспорте» будут спорить, о «легковой машине без прицепа» — нет.

Прежде чем публиковать, разметьте по своим правилам двадцать картинок. Там, где вы запнулись, не хватает правила.`,
  },
  labelBoxes: {
    en: `## Tight boxes around whole objects

A bounding box touches the object on all four sides and contains nothing else. If a part is hidden, the box ends where the visible part ends, unless your guidelines say otherwise. Both ways are fine; mixing them is not.

!label-figure|Two letters and a digit, each in its own box|Each object has one bounding box, and its class stands at the box.

| Case | Box
| Hidden by another object | Around the visible part
| Cut off by the edge | Up to the edge
| Reflection or picture of the object | None`,
    ru: `## Плотная рамка вокруг предмета

Рамка касается предмета с четырёх сторон и не захватывает лишнего. Если часть предмета закрыта, рамка заканчивается вместе с видимой частью, если в инструкции не сказано иначе. Годятся оба способа, но не вперемешку.

!label-figure|Две буквы и цифра, каждая в своей рамке|У каждого предмета одна рамка, возле неё указан класс.

| Случай | Рамка
| Закрыт другим предметом | Вокруг видимой части
| Обрезан краем картинки | До края
| Отражение или изображение предмета | Не нужна`,
  },
  labelReview: {
    en: `## Review a random sample

Checking everything costs as much as labeling it. Check a random two hundred instead: if six of them are wrong, then about three in a hundred of the whole set are wrong, give or take two and a half.

- Take the sample after the work is done, and not just from its beginning.
- Let two people review it independently and count where they disagree. Your guidelines can’t be more exact than that.
- Send mistakes back with the rule they break. An X alone teaches nothing.`,
    ru: `## Проверяйте случайную выборку

Проверить всё стоит столько же, сколько разметить. Проверьте двести случайных элементов: если неверны шесть, то во всём датасете неверны около трёх из ста, плюс-минус два с половиной.

- Берите выборку, когда работа закончена, и не только из её начала.
- Пусть двое проверят выборку независимо, и посчитайте расхождения. Точнее, чем сошлись эти двое, инструкция быть не может.
- Возвращайте ошибки с указанием нарушенного правила. Сам по себе крестик ничему не учит.`,
  },
  workerDay: {
    en: `## A good hour of work

You are fast when you are calm, not when you hurry. You have about {{facts.workerSeconds|second|seconds}} per picture, and most take five. If you skip what you can’t read, you keep your rating; if you guess, you lose it.

- If a picture is cut off or blank, press “Skip” right away.
- Take a break after fifty minutes. In the second hour people make twice as many mistakes.
- Most tasks arrive in the afternoon (UTC).`,
    ru: `## Хороший час работы

Быстро работает тот, кто спокоен, а не тот, кто спешит. На картинку даётся около {{facts.workerSeconds|секунды|секунд|секунд}}, на большинство хватает пяти. Пропуская нечитаемое, вы сохраняете рейтинг, угадывая — теряете.

- Если картинка обрезана или пуста, сразу нажимайте «Пропустить».
- Через пятьдесят минут сделайте перерыв. Во втором часу ошибок вдвое больше.
- Больше всего заданий приходит днём (UTC).`,
  },
  workerMistakes: {
    en: `## Mistakes and how to dispute them

Each mistake in your list shows the picture, your answer and the other answer. You have {{facts.disputeDays|day|days}} to dispute it; until then the amount is only on hold.

1. Look at the picture as if you saw it for the first time.
1. If your answer was right, dispute the mistake and explain why in one sentence.
1. If it wasn’t, accept the mistake.

If the picture doesn’t show whether it is 0 or O, l or 1, the dispute is decided in your favor.`,
    ru: `## Ошибки и как их оспорить

Для каждой ошибки в списке показаны картинка, ваш ответ и второй ответ. Оспорить её можно в течение {{facts.disputeDays|дня|дней|дней}}, до этого оплата за задание только заморожена.

1. Посмотрите на картинку так, будто видите её впервые.
1. Если вы ответили верно, оспорьте ошибку и одной фразой объясните почему.
1. Если нет, примите её.

Если по картинке не отличить 0 от O или l от 1, правы вы.`,
  },
  workerPay: {
    en: `## From the first cent to a payout

You can withdraw what you earned by solving tasks and from people you invited. Promo credit stays in the account. A payout goes to the wallet that you confirmed by email and can’t be reversed, so compare the address character by character.

- You see the minimum and the fee of each method before you confirm.
- After you change your wallet, payouts pause for a while. That protects you if someone else made the change.
- A person checks each payout; on weekends that takes longer.`,
    ru: `## От первого цента до выплаты

Вывести можно заработанное на заданиях и долю за приглашённых. Бонусы и промокоды остаются на балансе. Выплата уходит на кошелёк, который вы подтвердили по почте, и отозвать её нельзя, поэтому сверьте адрес посимвольно.

- Минимальная сумма и комиссия каждого способа видны до подтверждения.
- После смены кошелька выплаты на время приостанавливаются. Это защитит вас, если кошелёк сменил кто-то другой.
- Каждую выплату проверяет человек; в выходные это занимает больше времени.`,
  },
  softId: {
    en: `## The number of your program

\`softId\` tells us which program sent a task. It costs the customer nothing: the author’s share comes out of our fee.

- Set it once in the client, not in each call.
- Leave a setting for people who fork your code, and say so in the readme.
- Your statistics show tasks, users and the success rate by day, but never who sent the tasks.

    { "clientKey": "…", "softId": 4580, "task": { "type": "RotateTask", "body": "…" } }`,
    ru: `## Номер вашей программы

\`softId\` сообщает нам, какая программа прислала задание. Заказчику это ничего не стоит: доля автора идёт из нашей комиссии.

- Впишите его один раз в клиент, а не в каждый вызов.
- Оставьте настройку тем, кто сделает форк вашего кода, и скажите о ней в README.
- В статистике по дням видны задания, пользователи и доля решённых, но не видно, чьи это задания.

    { "clientKey": "…", "softId": 4580, "task": { "type": "RotateTask", "body": "…" } }`,
  },
  libChoose: {
    en: `## Four questions to ask

A client library is two hundred lines around two calls. Libraries differ in what they do when something goes wrong.

| Question | A good answer
| Does it set a timeout for the whole task? | Yes, and you can set it
| Does it show the error code? | Unchanged, in its own field
| When was it last released? | Within the last year
| What does it depend on? | Nothing, or one HTTP client

Our own [samples](/lang) use only what the language includes. Read one before you add a dependency.`,
    ru: `## Четыре вопроса

Клиентская библиотека — это двести строк вокруг двух вызовов. Библиотеки отличаются тем, что они делают, когда что-то идёт не так.

| Вопрос | Хороший ответ
| Есть ли у неё общий срок на задание? | Да, и его можно задать
| Показывает ли она код ошибки? | Без изменений, в отдельном поле
| Когда вышла последняя версия? | Меньше года назад
| От чего она зависит? | Ни от чего или от одного HTTP-клиента

Наши [примеры](/lang) обходятся тем, что есть в языке. Прочитайте один, прежде чем добавлять зависимость.`,
  },
  testSandbox: {
    en: `## Test for free

In the sandbox your tasks go only to you: you solve them in your account as a worker would, and see both sides. The \`test\` call returns what you sent, the way we read it.

- Keep one recorded response of each kind with your tests, so that they need no network.
- Test errors too: a wrong key, an empty picture, a task that never ends.
- Before you go live, send a hundred tasks and compare the transactions with your own count.`,
    ru: `## Проверить бесплатно

В песочнице ваши задания приходят вам же: вы решаете их в аккаунте, как исполнитель, и видите обе стороны. Вызов \`test\` возвращает то, что вы прислали, в том виде, как мы это прочитали.

- Храните вместе с тестами по одному записанному ответу каждого вида: тогда им не нужна сеть.
- Проверяйте и ошибки: неверный ключ, пустую картинку, задание, которое не завершается.
- Перед запуском отправьте сто заданий и сверьте движения по счёту со своими подсчётами.`,
  },
  access: {
    en: `## Who can’t get past a captcha

A task for the eyes keeps out people who can’t see it, and a task for the ears keeps out people who can’t hear it. The web accessibility guidelines (WCAG 2.2, 3.3.8) ask for a way in that needs neither memory nor puzzles.

- Offer a second way in: a link by email or a passkey.
- Don’t ask people you already know.
- Allow enough time. Twenty seconds is short with a screen reader.

Our page about [captchas and accessibility](/p/captcha-and-accessibility) shows what site owners can do today.`,
    ru: `## Кого не пускает капча

Задание для глаз не пускает тех, кто не видит, задание для слуха — тех, кто не слышит. Руководство по доступности (WCAG 2.2, 3.3.8) требует входа, для которого не нужны ни память, ни головоломки.

- Предложите второй способ войти: ссылку по почте или ключ доступа.
- Не проверяйте снова тех, кого уже знаете.
- Дайте достаточно времени. С программой экранного доступа двадцать секунд — это мало.

На странице о [капче и доступности](/p/captcha-and-accessibility) собрано, что владелец сайта может сделать уже сейчас.`,
  },
} as const satisfies Record<string, Section>
export type SectionId = keyof typeof table
export const sections: Readonly<Record<SectionId, Section>> = table
