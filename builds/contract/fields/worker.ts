// Over 250 lines: a line for every field of the worker's calls.
import type { contract } from '../../../src/api/contract/index.ts'
import type { WorkerMe } from '../../../src/api/contract/worker-account.ts'
import type { Mistake } from '../../../src/api/contract/worker-mistakes.ts'
import type { PublicProfile, Reward } from '../../../src/api/contract/worker-hub.ts'
import { earningSpans } from '../../../src/api/contract/worker-money.ts'
import { authMethods } from '../../../src/api/contract/worker-account.ts'
import { mistakeStatuses } from '../../../src/api/contract/worker-mistakes.ts'
import { skipReasons } from '../../../src/api/contract/worker-tasks.ts'
import { labelClass } from './data.ts'
import { basedOn, closed, paging, refused, stale, version } from './phrases.ts'
import {
  count,
  day,
  days,
  degrees,
  link,
  milliseconds,
  minutes,
  percent,
  pixels,
  seconds,
  time,
  uri,
  uuid,
  oneOf,
  ordered,
} from './types.ts'
import type { AreaLines, FieldLines } from './types.ts'

const gone = { ERROR_NOT_FOUND: 'There is no such entry of this worker.' } as const
const barred = {
  ERROR_FORBIDDEN: 'The worker is not ready or is suspended: the page says what is missing.',
} as const

const place = {
  rank: 'The place, from 1.',
  name: 'A nickname or a masked name, shown as text and never as HTML.',
  country: 'ISO 3166-1 code; null where the worker does not show it.',
  solved: count('Answered tasks of the period.'),
  accuracy: percent('Right answers of the period; null where there are too few.'),
  earned: 'What was earned in the period; null where the worker does not show it.',
  prize: 'What the place wins; null for nothing.',
} as const

const offered = {
  id: 'The language or the kind.',
  per1000: 'What 1,000 answers pay; null where it is not known.',
  waiting: count('Waiting tasks.'),
  locked: 'Of a kind: whether its lesson has to be passed first.',
} as const
const settings = {
  languages: 'The languages whose texts the worker reads.',
  acceptedKinds: 'The kinds of task that the worker takes.',
  autoNext: 'Whether the next task comes by itself.',
  sound: 'Whether a new task makes a sound.',
  vibration: 'Whether a new task makes the phone vibrate.',
} as const
const bonus = [
  'What a fast answer adds; null where speed adds nothing.',
  {
    seconds: seconds('From the first sight of the task until the answer.'),
    percent: percent('Of the price.'),
  },
] as const
const me: FieldLines<WorkerMe> = {
  level: 'The level of the worker.',
  reputation: 'The figure by which better tasks come.',
  nextReputationAt: count('Solved tasks at which the reputation rises next; null at the highest.'),
  accuracy7d: percent('Right answers of the last seven days; null where there are too few.'),
  solvedToday: count('Answered tasks of the day.'),
  solvedTotal: count('Answered tasks in all.'),
  earnedToday: 'What was earned today.',
  available: 'What can be withdrawn.',
  hold: 'Earnings that can still be reversed.',
  ...settings,
  status:
    '`new`, `training_required`, `ready`, `suspended_ack` until the worker has read why, `suspended_moderation` or `banned`.',
  suspension: [
    'Why the worker may not work; null if they may.',
    {
      id: 'The number of the restriction, for an appeal.',
      kind: 'What is restricted.',
      reasonCode: 'Why. The site has a sentence for the codes it knows and a general one.',
      startsAt: time('When it began.'),
      endsAt: time('When it ends by itself; null if it does not.'),
      canAppeal: 'Whether the worker may still appeal.',
      ackRequired: 'Whether the worker must confirm to have read it before going on.',
      details: [
        'What led to it; null where that is not said.',
        { taskId: 'A task that led to it.', count: count('Such tasks.') },
      ],
      reviewAt: time('The latest time of the review by a moderator; null without one.'),
      cost: 'What was deducted; null for nothing.',
      appealedAt: time('When the worker sent the only appeal; null before it.'),
    },
  ],
  queue: [
    'How much work there is; null where that is not known.',
    {
      position: count('Workers who are served before; null for one who is not waiting.'),
      waiting: count('Waiting tasks.'),
      rates: [
        'What answers pay now.',
        {
          kind: 'The kind of task.',
          per1000: 'What 1,000 answers pay.',
          seconds: seconds('How long a task of the kind may take; null where it is not known.'),
          bonus,
        },
      ],
    },
  ],
  unseenMistakes: count('Mistakes that the worker has not seen.'),
  offered: [
    'The available choices.',
    { languages: ['The languages.', offered], kinds: ['The kinds of task.', offered] },
  ],
  updatedAt: version,
}

const authentication = {
  state: '`not_required`, `required`, `pending`, `passed` or `failed`.',
  attemptsLeft: count('Tries that are left; null for no limit.'),
  retryAt: time('When the next try is possible; null for now.'),
  methods: oneOf('The ways that are offered', authMethods),
  method: 'The method of a `pending` verification.',
  sentTo: 'Where its code was sent, masked.',
  resendAt: time('When another code may be sent; null for now.'),
  imageUrl: link('Of `captcha`: the picture.'),
  deepLink: uri('Of `telegram`: the address that opens the bot.'),
} as const

const sums = {
  earned: 'What answers paid.',
  bonus: 'What was added; null for nothing.',
  fines: 'What was deducted; null for nothing.',
} as const

const conditions = {
  kind: 'Only this kind of task; null for any.',
  language: 'Only tasks in this language; null for any.',
  minPer1000: 'The least pay for 1,000 answers; null for any.',
  minWaiting: count('The fewest waiting tasks; null for any number.'),
  from: 'The hour from which on messages come, in the zone of the account; null for all day.',
  to: 'The hour until which messages come. An earlier one than `from` is on the next day.',
} as const
const alert = {
  id: 'Identifies the alert.',
  ...conditions,
  lasted: [
    ordered('How long such a queue lasted the last five times, the latest first.', '-at'),
    { at: time('When it began.'), minutes: minutes('How long it lasted.') },
  ],
} as const

const alertList = {
  records: ['The alerts, the oldest first.', alert],
  canEdit: 'Whether an alert can be changed. Without it the site offers to remove it alone.',
  hours: [
    'The hours in which messages come at all, in the zone of the account: null for all day, missing where the backend has no such choice.',
    {
      from: 'The hour from which on messages come.',
      to: 'The hour until which they come. An earlier one than `from` is on the next day.',
    },
  ],
  most: count('How many there may be; null for no limit.'),
} as const

const options = {
  numeric: '0 any, 1 digits, 2 letters, 3 all digits or all letters, 4 both (contract.md 1.7).',
  case: 'Whether capitals matter.',
  minLength: 'The fewest characters of the answer; 0 for any.',
  maxLength: 'The most characters of the answer; 0 for any.',
  rows: count('Rows of a grid.'),
  columns: count('Columns of a grid.'),
  maxClicks: 'How many places may be marked; null for any number.',
  canNoAnswer: 'Whether "no answer" is a right answer of the task.',
  languages: 'The languages of the answer.',
} as const
const preload = {
  id: 'Identifies the task.',
  imageUrl: link('Its picture, which the site may load ahead; null for none.'),
  kind: 'The kind of task.',
  price: 'What a right answer pays.',
  seconds: seconds('How long it may take from its first sight; null where it is not known.'),
  bonus,
} as const
const point = {
  x: pixels('From the left edge of the original picture.'),
  y: pixels('From the upper edge of the original picture.'),
} as const
const box = {
  ...point,
  width: pixels('The width of the box.'),
  height: pixels('The height of the box.'),
  labelId: 'The class, in a task of a labelling project.',
  attributes: 'The values of the attributes of its class, by their names; a tick is `true`.',
} as const
const mark = { ...point, labelId: box.labelId, attributes: box.attributes } as const
const polygon = {
  points: ['The corners of the outline.', point],
  labelId: box.labelId,
  attributes: box.attributes,
} as const
const span = {
  start: count('Characters before the part.'),
  end: count('Characters up to its end.'),
  labelId: box.labelId,
} as const
const start = {
  boxes: ['The boxes.', box],
  polygons: ['The outlines.', polygon],
  coordinates: ['The key points.', mark],
  spans: ['The parts of the text.', span],
  classes: 'The classes of the whole item, by their ids.',
  text: 'The transcription; null for none.',
} as const
const task = {
  id: 'Identifies the task.',
  kind: 'The kind of task.',
  imageUrl: link('The picture; null for none.'),
  audioUrl: link('The recording; null for none.'),
  text: 'The question or the text; null for none.',
  hint: 'What the customer says of it; null for nothing.',
  instructionImageUrl: link('A picture that explains it; null for none.'),
  options: ['The rules of the answer.', options],
  project: [
    'What the owner of a labelling project says of its items; null for other tasks.',
    {
      id: 'Identifies the project.',
      kind: 'The kind of labels, as in a project.',
      instructions: 'The instructions, with an empty line between paragraphs.',
      examples: [
        'What is right and wrong, for example.',
        {
          good: 'Whether it is right.',
          text: 'The example.',
          pictureUrl: link('Its picture; null for none.'),
          answer: ['The labels that it shows; null for none.', start],
          width: pixels('The width of the picture; null where no labels are shown.'),
          height: pixels('The height of the picture; null where no labels are shown.'),
        },
      ],
      labels: ['The classes.', labelClass],
      start: ['Labels that exist, which the worker corrects; null for none.', start],
      comment: 'Why the item was sent back; null if it was not.',
      pin: [
        'The place that the comment is about; null for none.',
        { x: 'From the left, 0 to 1.', y: 'From above, 0 to 1.' },
      ],
      questions: [
        'Questions of workers that the owner has answered, the latest first.',
        { text: 'The question.', answer: 'The answer.' },
      ],
    },
  ],
  price: 'What a right answer pays.',
  bonus,
  deadlineAt: time('When the task goes to another worker.'),
  leftMs: milliseconds(
    'Until the deadline at the time of the answer, because the clock of a phone is often wrong.',
  ),
  imageWidth: pixels("The picture's width, so that its space is reserved before it loads."),
  imageHeight: pixels("The picture's height, so that its space is reserved before it loads."),
  skipsLeft: count('Skips that are left.'),
  next: ['The next reserved task; null without one.', preload],
} as const

const answer = {
  text: 'Of a text task: what was read or heard.',
  coordinates: ['Of a coordinates task: the marked places.', mark],
  cells: 'Of a grid task: the numbers of the chosen cells, from 1, row by row.',
  angle: degrees('Of a rotate task: the turn clockwise, whole and from 0 to 359.'),
  polygon: ['Of a draw task: the corners of the outline.', point],
  boxes: ['Of a box task: the boxes.', box],
  polygons: ['Of a draw task of a labelling project: the outlines.', polygon],
  spans: ['Of a text task of a labelling project: the marked parts.', span],
  classes: 'Of a task of a labelling project that asks for a class: its id.',
  verdict: 'Of a moderation task: whether the shown answer is right.',
  noAnswer: 'Whether the worker says that there is nothing to answer.',
} as const

const training = {
  state: '`not_started`, `lessons` while a lesson is left, or `passed`.',
  required: percent('Right answers that open a kind, in its practice and in its exam.'),
  lessons: [
    'One lesson for each kind, in the order of the pay. Each opens its kind alone.',
    {
      id: 'Identifies the lesson.',
      kind: 'The kind of task that it teaches and opens.',
      title: 'Its title in the language of the account.',
      state: '`open`, or `done` once the paid queue of the kind is open.',
      score: percent('Right answers of the last practice; null before the first.'),
      answered: count('Practice tasks that are answered. Kept at every answer.'),
      total: count('Practice tasks in all.'),
      per1000: 'What 1,000 answers of the kind pay now.',
      bonus,
      exam: [
        'The exam of the kind; null where it has none.',
        {
          best: percent('The best result so far; null before the first.'),
          attemptsLeft: count('Tries that are left; null for no limit.'),
          nextAttemptAt: time('When the next try is possible; null for now.'),
          open: 'Whether the exam has begun and is not submitted.',
        },
      ],
    },
  ],
} as const

const mistake: FieldLines<Mistake> = {
  id: 'Identifies the mistake.',
  taskId: 'The task.',
  imageUrl: link('The picture; null for none, or once it is deleted.'),
  audioUrl: link('The recording; null for none, or once it is deleted.'),
  imageWidth: task.imageWidth,
  imageHeight: task.imageHeight,
  kind: 'The kind of task.',
  hint: 'What the customer said of it; null for nothing.',
  text: 'The question or the text; null for none.',
  instructionImageUrl: link(
    'A picture that explains the task; null for none, or once it is deleted.',
  ),
  options: [
    'The rules of the answer.',
    { rows: count('Rows of a grid.'), columns: count('Columns of a grid.') },
  ],
  myAnswer: ['What the worker answered.', answer],
  correctAnswer: ['What would have been right; null where that is not known.', answer],
  price: 'What a right answer would have paid; null where it is not known.',
  fine: 'What it costs.',
  rule: [
    'The rule that the answer breaks; null where none is named.',
    {
      id: 'Identifies the rule in the lesson of the kind.',
      text: 'The rule in the language of Accept-Language.',
    },
  ],
  disputeUntil: time('Until when it can be disputed.'),
  status: oneOf('The state', mistakeStatuses),
  createdAt: time('When it was found.'),
  comment: 'What the worker wrote in the dispute; null without one.',
  reviewUntil: time('The latest time of a decision about a dispute; null without one.'),
  resolution: "The moderator's comment on a dispute; null before it.",
  seen: 'Whether the worker has seen it.',
}

const reward: FieldLines<Reward> = {
  id: 'Identifies the reward.',
  code: 'The kind of reward. The site has words for the codes it knows.',
  title: 'Its name in the language of the account.',
  description: 'What is to be done for it.',
  progress: 'How far the worker is.',
  goal: 'What is needed.',
  prize: [
    'What it brings.',
    { points: count('Points of reputation, where the prize is no money.') },
  ],
  state: '`locked`, `active`, `claimable`, `claimed` or `expired`.',
  endsAt: time('Until when it can be reached; null for no end.'),
}

const shown = {
  nick: 'The nickname. Nicknames are unique.',
  showAvatar: 'Whether others see the picture.',
  showCountry: 'Whether others see the country.',
  showEarnings: 'Whether others see the earnings.',
} as const
const profile: FieldLines<PublicProfile> = {
  ...shown,
  nick: 'The nickname; null before it was chosen.',
  avatarUrl: link('The picture of the worker; null for none.'),
  country: 'The ISO 3166-1 code; null where it is not known.',
  rank: 'The public rank; null without one.',
  solved: count('Answered tasks in all.'),
  accuracy: percent('Right answers; null where there are too few.'),
  earned: 'What was earned in all. Only its owner receives it unless it is shown.',
  updatedAt: version,
}

export const workerFields: AreaLines<typeof contract.worker> = {
  leaderboard: {
    about: 'Gives the best workers of a period.',
    arg: {
      period: 'The period.',
      country: 'Only workers of this country.',
      kind: 'Only answers of this kind.',
    },
    res: {
      records: [ordered('The places, the first one first.', 'rank'), place],
      me: ["The caller's own place; null without one.", place],
      endsAt: time('When the period ends; null for a period without an end.'),
      countries: 'Every country with a place in the period, independent of the filters.',
    },
  },
  worker: { about: 'Gives the state and settings of the worker.', res: me },
  updateWorker: {
    about: 'Changes the named settings of the worker.',
    errors: { ...refused, ...stale },
    arg: { ...settings, updatedAt: basedOn },
    res: me,
  },
  workerAuthentication: {
    about: 'Says how far the verification of the worker is.',
    res: authentication,
  },
  authenticateWorker: {
    about:
      'Begins a verification, or ends it with its code. A captcha has no code: its text is the value.',
    errors: {
      ...refused,
      ERROR_WRONG_CODE: 'The code is wrong: `attemptsLeft` says how many tries are left.',
      ERROR_TOO_MANY_REQUESTS: 'Too many tries: the page counts down.',
      ERROR_CONFLICT: 'No verification is needed any more.',
    },
    arg: {
      method: 'The way. Of `captcha`, without a value, it brings another picture and costs no try.',
      value: 'Of `phone`: the number. Of `captcha`: what the picture says.',
      code: 'The code that was sent. Without it the verification begins.',
    },
    res: authentication,
  },
  earnings: {
    about:
      'Lists what was earned, by day or month and kind. Without dates the last 31 days or 12 months. A bucket without work is absent.',
    arg: {
      granularity: oneOf('The length of a bucket', earningSpans),
      dateFrom: day('The first day.'),
      dateTo: day('The last day, included.'),
    },
    res: {
      records: [
        ordered('The sums, the newest first.', '-bucket'),
        {
          bucket: day('The day, or the first day of the month.'),
          kind: 'The kind of task.',
          solved: count('Paid answers.'),
          mistakes: count('Wrong answers.'),
          ...sums,
        },
      ],
    },
  },
  payTerms: {
    about:
      'Says what each kind pays, what a mistake costs, and what an hour really paid, waiting left out.',
    res: {
      records: [
        'The kinds, in any order: the site sorts by what the hour paid.',
        {
          kind: 'The kind of task.',
          per1000: 'What 1,000 answers pay now.',
          bonus: [
            'What is added for good work; null for nothing.',
            {
              per1000: 'What is added to 1,000 answers.',
              accuracy: percent('The accuracy from which on it is added.'),
            },
          ],
          fine: 'What a confirmed mistake costs; null for nothing.',
          mine: [
            'The hour of this worker; null where there is too little work to say it.',
            {
              perHour: 'What an hour with a task on the screen paid, fines taken off.',
              minutes: minutes('The time it was measured over.'),
              accuracy: percent('Right answers in that time.'),
            },
          ],
          others: [
            'The hour of other workers, the middle one; null where it is not known.',
            {
              perHour: 'What an hour with a task on the screen paid.',
              workers: count('The workers it was measured over.'),
            },
          ],
          floor: 'The least that an hour should pay, as the operator sets it; null without one.',
          locked: 'Whether its lesson has to be passed first.',
        },
      ],
      days: days('The span over which the hours were measured; null where it is not said.'),
    },
  },
  statements: {
    about: 'Gives the earnings of each year, as a tax office asks for them.',
    res: {
      records: [
        ordered('The years, the newest first.', '-year'),
        {
          year: 'The year, such as `2026`, by UTC.',
          isComplete: 'Whether the year is over, so that no sum changes any more.',
          holder: 'The name of the person, from the billing details or the account.',
          taxId: 'The tax number from the billing details; null without one.',
          solved: count('Paid answers.'),
          ...sums,
          paidOut: 'What was sent in payouts in the year, fees included.',
          fees: 'The fees of these payouts.',
          months: [
            ordered('The months with work, the newest first.', '-month'),
            {
              month: day('The first day of the month.'),
              ...sums,
              paidOut: 'What was sent in payouts in the month.',
            },
          ],
        },
      ],
    },
  },
  workAlerts: {
    about:
      'Lists the work that the worker wants to be told of. A message goes out on the channels of the notification topic `work` when all conditions are met, and says how long such a queue lasted the last five times.',
    res: alertList,
  },
  addWorkAlert: {
    about: 'Adds an alert.',
    errors: { ...refused, ERROR_LIMIT_EXCEEDED: 'There are as many alerts as there may be.' },
    arg: conditions,
    res: alert,
  },
  updateWorkAlert: {
    about: 'Changes the conditions of an alert.',
    errors: { ...refused, ...gone },
    arg: { id: 'The alert.', ...conditions },
    res: alert,
  },
  updateWorkHours: {
    about:
      'Sets the hours in which messages of work come at all. Outside of them none comes, whatever an alert says.',
    errors: refused,
    arg: {
      from: 'The hour from which on messages come; null for all day.',
      to: 'The hour until which they come; null for all day.',
    },
    res: alertList,
  },
  removeWorkAlert: {
    about: 'Removes an alert.',
    errors: gone,
    arg: { id: 'The alert.' },
    res: alertList,
  },
  acknowledgeRestriction: {
    about: 'Says that the person has read a restriction.',
    errors: gone,
    arg: { id: 'The restriction.' },
  },
  appealRestriction: {
    about: 'Sends the only appeal against a restriction.',
    errors: { ...refused, ...gone, ...closed },
    arg: { id: 'The restriction.', text: 'Why it is wrong.' },
  },
  fairness: {
    about: 'Says how rating, pay and disputes of the worker came about.',
    res: {
      accuracy: percent('Right answers; null where there are too few.'),
      accuracyNeeded: percent('Right answers that are needed to go on.'),
      reputation: 'The figure by which better tasks come.',
      level: [
        'How the level came about; null where that is not said.',
        {
          value: 'The level of the worker.',
          solved: count('The solved tasks that it follows from.'),
          nextAt: count('The solved tasks that the next level needs; null at the highest.'),
        },
      ],
      skips: [
        'The limit of skips; null without one.',
        { perDay: count('Skips of a day.'), left: count('Those that are left today.') },
      ],
      moves: [
        ordered('The changes of the figure, latest first.', '-at'),
        {
          at: time('When it changed.'),
          change: 'By how much; a loss is negative.',
          reason: 'Why. The site has words for the codes it knows.',
          after: 'The figure after it.',
        },
      ],
      disputes: [
        'The disputes of the worker.',
        {
          sent: count('In all.'),
          won: count('Decided for the worker.'),
          lost: count('Decided against the worker.'),
          open: count('Not decided.'),
        },
      ],
      perHour: 'Earnings per hour with a task on the screen, over the last seven days.',
      minutesWorked: minutes('With a task on the screen, over the last seven days.'),
      paidShare: percent('Paid answers of the worker.'),
      othersPaidShare: percent('Paid answers of all workers for the same kinds.'),
      days: [
        ordered('The last days, the newest first.', '-date'),
        {
          date: day('The day.'),
          solved: count('Answered tasks.'),
          mistakes: count('Mistakes.'),
          earned: 'What answers paid.',
          bonus: 'What was added.',
          fines: 'What was deducted.',
        },
      ],
    },
  },
  workedTasks: {
    about: 'Lists the tasks of one day.',
    arg: { date: day('The day.') },
    res: {
      records: [
        ordered('The tasks, the newest first.', '-at'),
        {
          id: 'Identifies the task.',
          kind: 'The kind of task.',
          at: time('When it was answered.'),
          outcome: '`paid`, `wrong`, `skipped`, or `reward` for one that was claimed.',
          earned: 'What it paid.',
          bonus: 'What was added; null for nothing.',
          fine: 'What was deducted; null for nothing.',
        },
      ],
    },
  },
  nextTask: {
    about:
      'Gives the worker a task, the reserved one first. Without a task it answers 204, and the site asks again after 4 s; or 200 with `retryAfter` and without an id.',
    errors: barred,
    arg: { kinds: 'The kinds that the worker takes now.' },
    res: {
      ...task,
      retryAfter: seconds('When to ask again; null with a task.'),
    },
  },
  answerTask: {
    about: 'Takes the answer and gives the next task with it, so that nobody waits.',
    errors: {
      ...barred,
      ERROR_TASK_EXPIRED: 'The task went to another worker: the desk goes on with the next.',
      ERROR_CONFLICT: 'The task has been answered under another key.',
    },
    arg: {
      id: 'The task.',
      idempotencyKey: uuid('Sent as the header Idempotency-Key.'),
      ...answer,
      reason: 'Of a moderation task: why the answer is wrong.',
      spentMs: milliseconds('How long the task was on the screen.'),
    },
    res: {
      accepted: 'Whether the answer counts.',
      earned: 'What it pays, with the bonus; null where that is decided later.',
      bonus: 'The part of it that came for speed; null for nothing.',
      next: ['The next task; null without one.', task],
      earnedToday: 'What was earned today, this answer included.',
    },
  },
  askProject: {
    about:
      'Takes a question about the instructions to the owner of the labelling project. The answer reaches all its workers with its next tasks.',
    errors: {
      ...barred,
      ERROR_TASK_EXPIRED: 'The task went to another worker: the desk goes on with the next.',
      ERROR_NOT_FOUND: 'The task belongs to no labelling project.',
    },
    arg: { id: 'The task.', text: 'The question.' },
  },
  skipTask: {
    about: 'Gives a task back, and gives the next task with it as an answer does.',
    errors: {
      ...barred,
      ERROR_TASK_EXPIRED: 'The task went to another worker: the desk goes on with the next.',
      ERROR_LIMIT_EXCEEDED: 'The skips are used up.',
      ERROR_CONFLICT: 'The task has been answered.',
    },
    arg: { id: 'The task.', reason: oneOf('Why', skipReasons) },
    res: {
      skipsLeft: count('Skips that are left.'),
      next: ['The next task; null without one.', task],
    },
  },
  stopWork: { about: 'Says that the worker takes no more tasks. A running one is given back.' },
  training: { about: 'Gives the lessons: what each opens and how far it is.', res: training },
  lesson: {
    about: 'Gives a lesson with its examples and tasks.',
    errors: gone,
    arg: { id: 'The lesson.' },
    res: {
      id: 'Identifies the lesson.',
      kind: 'The kind of task that it teaches.',
      title: 'Its title in the language of the account.',
      state: '`open`, or `done` once the paid queue of the kind is open.',
      rules: [
        'The rules by which answers of the kind are judged.',
        {
          id: 'Identifies the rule. A mistake names it.',
          text: 'The rule in the language of Accept-Language.',
        },
      ],
      examples: [
        'Solved examples.',
        {
          task: ['The task.', task],
          answer: ['The right answer.', answer],
          explanation: 'Why it is right.',
          rule: 'The rule that it shows; null for none.',
          wrong: ['An answer that breaks the rule; null where the example keeps it.', answer],
        },
      ],
      tasks: ['The tasks to practise.', task],
      answered: count('Answered `tasks`, in their order.'),
    },
  },
  answerLesson: {
    about: 'Takes the answer to a task of a lesson and says whether it is right.',
    errors: gone,
    arg: {
      id: 'The lesson.',
      taskId: 'The task.',
      answer: 'The answer, in the fields of `answerTask`.',
    },
    res: {
      correct: 'Whether it is right.',
      answer: ['The right answer.', answer],
      explanation: 'Why it is right.',
      done: 'Whether the lesson is done.',
      score: percent('Right answers of the practice.'),
      opened: 'After the last task: whether the paid queue of the kind is open; null before.',
    },
  },
  exam: {
    about: 'Without answers it starts or continues the exam of a kind; with answers it submits it.',
    errors: {
      ...gone,
      ERROR_CONFLICT: 'The exam has not begun.',
      ERROR_LIMIT_EXCEEDED: 'No tries are left.',
      ERROR_TOO_MANY_REQUESTS: 'The next try is possible later: the page says when.',
    },
    arg: {
      kind: 'The kind of task.',
      answers: [
        'The answers.',
        { taskId: 'The task.', answer: 'The answer, in the fields of `answerTask`.' },
      ],
    },
    res: {
      tasks: ['The tasks; empty once it is submitted.', task],
      passed: 'Set after the exam is submitted.',
      score: percent('Right answers; null until it is submitted.'),
    },
  },
  resetTraining: { about: 'Begins the training anew.', res: training },
  mistakes: {
    about: 'Lists the mistakes of the worker, the newest first.',
    arg: {
      page: 'The number of the page, from 0.',
      perPage: 'The wanted size of a page; the backend may give another.',
      dateFrom: day('The first day.'),
      dateTo: day('The last day.'),
      status: 'Only mistakes in this state.',
      kind: 'Only mistakes of this kind of task.',
    },
    res: {
      records: [ordered('One page.', '-createdAt'), mistake],
      ...paging,
      unseen: count('Mistakes that the worker has not seen.'),
    },
  },
  acceptMistake: {
    about: 'Says that the mistake is one. It can no longer be disputed.',
    errors: { ...gone, ...closed },
    arg: { id: 'The mistake.' },
    res: mistake,
  },
  disputeMistake: {
    about: 'Disputes a mistake. A moderator decides it.',
    errors: { ...refused, ...gone, ...closed },
    arg: { id: 'The mistake.', comment: 'Why the answer was right.' },
    res: mistake,
  },
  seeMistakes: {
    about: 'Says that the worker has seen mistakes.',
    arg: { ids: 'The mistakes.' },
  },
  rewards: { about: 'Lists the rewards.', res: { records: ['The rewards.', reward] } },
  claimReward: {
    about: 'Takes a reward that was reached.',
    errors: { ...gone, ...closed },
    arg: { id: 'The reward.', idempotencyKey: uuid('Sent as the header Idempotency-Key.') },
    res: reward,
  },
  publicProfile: { about: 'Gives what others see of the worker.', res: profile },
  updatePublicProfile: {
    about: 'Changes what others see of the worker.',
    errors: { ...refused, ...stale },
    arg: { ...shown, updatedAt: basedOn },
    res: profile,
  },
}
