// Over 250 lines: a line for every field of the calls of data labelling.
import { dataFormats } from '../../../src/lib/data-set/formats.ts'
import type { contract } from '../../../src/api/contract/index.ts'
import type { LabelAnnotations } from '../../../src/api/contract/label-annotations.ts'
import type {
  LabelExport,
  LabelImportJob,
  LabelItem,
} from '../../../src/api/contract/label-items.ts'
import { attributeTypes } from '../../../src/api/contract/label-classes.ts'
import { itemStates, labelExportStates } from '../../../src/api/contract/label-items.ts'
import {
  joinWays,
  projectKinds,
  projectStates,
  projectTurns,
} from '../../../src/api/contract/label-projects.ts'
import type {
  LabelProject,
  LabelQuestion,
  ProjectRow,
} from '../../../src/api/contract/label-projects.ts'
import {
  basedOn,
  closed,
  gone,
  idempotencyKey,
  paging,
  poor,
  refused,
  stale,
  version,
  wantedPage,
} from './phrases.ts'
import { count, day, email, oneOf, pixels, seconds, time, uri, ordered, orderBy } from './types.ts'
import type { AreaLines, FieldLines } from './types.ts'

const kind = oneOf('The kind of labels', projectKinds)
const status = oneOf('The state', projectStates)
const id = 'Identifies the project.'
const itemId = 'Identifies the item.'
const labelId = 'The class, by its id.'
const attributes = 'The values of the attributes, by their names.'

const found: FieldLines<LabelAnnotations> = {
  boxes: [
    'Boxes.',
    {
      xMin: pixels('The left side.'),
      yMin: pixels('The upper side.'),
      xMax: pixels('The right side.'),
      yMax: pixels('The lower side.'),
      labelId,
      attributes,
    },
  ],
  polygons: [
    'Outlines.',
    { points: 'The corners, as pairs of x and y in pixels.', labelId, attributes },
  ],
  points: [
    'Key points.',
    { x: pixels('From the left.'), y: pixels('From above.'), labelId, attributes },
  ],
  classes: 'The classes of the whole item, by their ids.',
  text: 'The transcription; null for none.',
  spans: [
    'Parts of the text.',
    {
      start: count('Characters before the part.'),
      end: count('Characters up to its end.'),
      labelId,
    },
  ],
}
const row: FieldLines<ProjectRow> = {
  id,
  title: 'What the person calls it.',
  kind,
  status,
  pausedBy: 'Why it is paused: `budget` or `person`; null if it is not.',
  totals: [
    'The items.',
    {
      items: count('All items.'),
      waiting: count('Not begun.'),
      inProgress: count('With workers now.'),
      review: count('Done, not yet accepted.'),
      doubt: count('Of those, the ones on which people disagree.'),
      accepted: count('Accepted.'),
      rejected: count('Sent back.'),
      skipped: count('Workers could not do them.'),
      errors: count('Without a readable source.'),
    },
  ],
  agreement: 'How much people agree, 0 to 1 (alpha may be below 0); null for none.',
  spent: 'Charged so far.',
  createdAt: time('When it was made.'),
  updatedAt: version,
}
const sentExample = {
  good: 'Whether it shows what is right.',
  text: 'What it shows.',
  itemId: 'The item that it comes from; null for none.',
  pictureId: 'Its uploaded picture; null for none.',
} as const
const example = {
  ...sentExample,
  pictureUrl: 'Its uploaded picture, or that of the item; null for neither.',
} as const
const attribute = {
  name: 'The name of the attribute.',
  type: oneOf('What is entered', attributeTypes),
  options: 'Of `select`: the values.',
} as const
const label = {
  name: 'The name of the class.',
  color: 'Its colour, such as `#1f5eff`.',
  hotkey: 'The key that chooses it while labeling; null for none.',
  attributes: ['What is said of each thing of this class.', attribute],
} as const
/** A class of a project, also where a worker gets it. */
export const labelClass = { id: 'Identifies the class.', ...label } as const
const settings = {
  title: 'What the person calls it.',
  kind,
  instructionsMd: 'What workers read, in Markdown.',
  overlap: count('People who answer each item.'),
  join: oneOf('How their answers become one', joinWays),
  languages: 'The languages that workers must know, as BCP 47 tags; none for any.',
  countries: 'The countries of workers, as ISO 3166-1 codes; null for all.',
  budget: 'The work stops before it costs more; null for no such limit.',
  callbackUrl: 'Where each change of the state is posted, https only; null for none.',
} as const
const project: FieldLines<LabelProject> = {
  ...row,
  ...settings,
  examples: ['Examples beside the instructions.', example],
  labels: ['The classes.', labelClass],
  price: [
    'What it costs.',
    {
      perItem: 'One item, by all its people.',
      estimate: 'All items that are not paid for yet.',
      trial: 'The items of a trial.',
      spent: 'Charged so far.',
      held: 'On hold for items that are paid for and not accepted.',
    },
  ],
  trial: [
    'The trial.',
    {
      status: '`none`, `running` or `ready`.',
      items: count('Its items.'),
      done: count('Those that are done.'),
    },
  ],
  openQuestions: count('Questions of workers that wait for an answer.'),
}
const sentSettings = {
  ...settings,
  examples: ['Examples beside the instructions.', sentExample],
  labels: [
    'The classes.',
    { id: 'The class that it changes; without it, it is a new one.', ...label },
  ],
} as const
const question: FieldLines<LabelQuestion> = {
  id: 'Identifies the question.',
  text: 'What the worker asks.',
  itemId: 'The item that it is about; null for none.',
  answer: 'The answer; null until there is one.',
  askedAt: time('When it was asked.'),
  answeredAt: time('When it was answered; null if it was not.'),
}
const item: FieldLines<LabelItem> = {
  id: itemId,
  name: 'The name of the file.',
  status: oneOf('The state', itemStates),
  url: 'The picture, as workers see it; null for a text.',
  text: 'The text; null for a picture.',
  width: pixels('The width of the picture; null for a text.'),
  height: pixels('The height of the picture; null for a text.'),
  agreement: 'How much the people agree, 0 to 1; null before two have answered.',
  isDoubtful: 'Whether they disagree so much that somebody should look.',
  isTrial: 'Whether it belongs to the trial.',
  isControl: 'Whether its answer is known to be right, and workers are measured by it.',
  comment: 'Why it was sent back; null if it was not.',
  pin: [
    'The place that the comment is about; null for none.',
    { x: 'From the left, 0 to 1.', y: 'From above, 0 to 1.' },
  ],
  errorCode: 'Of `error`: `source_gone` or `unreadable`; null otherwise.',
  annotations: ['The answer, or labels that it came with; null for none.', found],
  lockedBy: [
    'Who reviews it now; null for nobody.',
    { name: 'Their name.', until: time('Until when.'), isMine: 'Whether it is this session.' },
  ],
  updatedAt: time('When it changed last.'),
}
const wholeItem = {
  ...item,
  answers: [
    'What each person found.',
    {
      person: 'The person, by a number without a meaning elsewhere.',
      seconds: seconds('How long it took; null if it is not known.'),
      annotations: ['What they found.', found],
    },
  ],
} as const
const job: FieldLines<LabelImportJob> = {
  id: 'Identifies the import.',
  status: '`queued`, `running`, `ready` or `failed`.',
  accepted: count('Items that it added.'),
  duplicates: count('Rows of items that were there before.'),
  rejected: count('Rows that are not items.'),
  errors: [
    'Those rows.',
    { row: count('The row, from 1.'), code: 'What is wrong.', value: 'What it says.' },
  ],
}
const made: FieldLines<LabelExport> = {
  id: 'Identifies the version.',
  version: count('The number of the version, from 1.'),
  format: oneOf('The format', dataFormats),
  status: oneOf('The state of its file', labelExportStates),
  items: count('Items in it.'),
  changes: [
    'What differs from the version before; null for the first.',
    { added: count('New items.'), changed: count('Other labels.'), removed: count('Gone.') },
  ],
  url: 'The file; null until it is ready.',
  seed: 'The number by which items were divided; null if they were not.',
  createdAt: time('When it was ordered.'),
  expiresAt: time('Until when the file is kept; null while there is none.'),
}
const judged = {
  done: 'The items for which it is done.',
  failed: ['The others.', { id: itemId, errorCode: 'Why.' }],
} as const
const ids = 'The items.'
const split = {
  train: 'The part for training, 0 to 1.',
  val: 'The part for validation, 0 to 1.',
  test: 'The part for the test, 0 to 1.',
} as const

export const dataFields: AreaLines<typeof contract.data> = {
  askForLabelling: {
    about: 'Takes a request for a quote from anybody. A person answers it by e-mail.',
    errors: {
      ERROR_VALIDATION: 'A field is refused: the form says which, by `fields`.',
      ERROR_TOO_MANY_REQUESTS: 'Too many requests: the form counts down `retryAfter`.',
    },
    arg: {
      name: 'The name of the person.',
      company: 'The name of the company.',
      email: email('Where the answer goes.'),
      kind: 'The kind of labels.',
      volume: count('The approximate number of items.'),
      deadline: day('The day by which the labels are needed.'),
      sampleUrl: uri('Where samples can be seen, https only.'),
      message: 'What is to be labeled.',
      agreePrivacy: 'The person agrees to the privacy policy.',
    },
    res: { id: 'The number of the request. The page shows it.' },
  },
  labelProjects: {
    about: 'Lists the projects of the account. Archived ones only by their state.',
    arg: {
      ...wantedPage,
      status: 'Only of this state.',
      kind: 'Only of this kind.',
      sort: orderBy('The order; with a minus the latest first.'),
      text: 'A part of the title.',
    },
    res: { records: ['The projects.', row], ...paging },
  },
  labelProject: { about: 'Gives a project.', errors: gone, arg: { id }, res: project },
  createLabelProject: {
    about: 'Makes a project in the state `draft`. Nothing is paid.',
    errors: refused,
    arg: sentSettings,
    res: project,
  },
  updateLabelProject: {
    about:
      'Changes a project. A class that people have used can be renamed and not removed; kind and overlap are fixed once the work has begun.',
    errors: { ...refused, ...gone, ...stale, ...closed },
    arg: { id, updatedAt: basedOn, ...sentSettings },
    res: project,
  },
  labelQuote: {
    about: 'Says what items would cost. It changes nothing.',
    errors: refused,
    arg: {
      kind,
      labels: count('Classes.'),
      attributes: count('Attributes of all classes.'),
      overlap: count('People who answer each item.'),
      items: count('Items.'),
    },
    res: {
      perItem: 'One item, by all its people.',
      perAnswer: 'One answer of one person.',
      total: 'All items.',
      trial: 'The items of a trial.',
      available: 'What the account can spend.',
    },
  },
  addExamplePicture: {
    about:
      'Keeps a picture for an example of the instructions. Settings that name its id keep it for good; without any it is deleted after a day.',
    errors: {
      ERROR_FILE_TOO_BIG: 'The file has more than 5 MB.',
      ERROR_FILE_TYPE: 'The file is no JPEG, PNG, WebP or GIF.',
    },
    arg: { file: 'The picture: JPEG, PNG, WebP or GIF, at most 5 MB.' },
    res: { id: 'Identifies the picture.', url: 'Its address.' },
  },
  duplicateLabelProject: {
    about: 'Makes a draft with the settings of another project and without its items.',
    errors: gone,
    arg: { id },
    res: project,
  },
  payLabelProject: {
    about:
      'Puts the price of items on hold and starts the work: of 20 items as a trial, or of all that are not paid for. An item is charged when it is accepted.',
    errors: {
      ...gone,
      ...poor,
      ERROR_CONFLICT: 'The price differs from the one shown (`price`), or nothing is left to pay.',
    },
    arg: {
      id,
      idempotencyKey,
      part: '`trial`: at most 20 items; `all`: all that are left.',
      price: 'The price that was shown.',
    },
    res: project,
  },
  turnLabelProject: {
    about:
      'Moves a project on: `submit` fixes the price, `cancel` charges what is done and releases the rest, `accept` accepts all that is left and completes the project.',
    errors: { ...refused, ...gone, ...closed },
    arg: { id, action: oneOf('What is done', projectTurns) },
    res: project,
  },
  labelQuality: {
    about: 'Says how much people agree and how the work goes on.',
    errors: gone,
    arg: { id },
    res: {
      agreement: 'How much people agree; null while nothing can be compared.',
      measure:
        'How it is measured: `alpha` (Krippendorff, classes), `iou` (mean common part of shapes) or `share` (equal answers).',
      accuracy: 'The part of control items that were right, 0 to 1; null without any.',
      control: [
        'What the control items say; null for none of this.',
        {
          units: count('Control items of the project.'),
          share: 'Their part of all items, 0 to 1.',
          workers: [
            'The workers who have answered some.',
            {
              person: 'Identifies the worker in this project.',
              answered: count('Control items they have answered.'),
              agreement:
                'How far they agree with the known answers, 0 to 1; null for nothing to compare.',
            },
          ],
        },
      ],
      perHour: count('Items finished in an hour at the present pace; null while nothing goes on.'),
      forecastAt: time('When all paid items will be done; null while nothing goes on.'),
      classes: [
        'The classes.',
        {
          labelId,
          count: count('How often it was found.'),
          agreement: 'The same for items with this class; null for none.',
        },
      ],
    },
  },
  labelQuestions: {
    about: 'Lists what workers ask about the instructions.',
    errors: gone,
    arg: { id },
    res: { records: ['The questions.', question] },
  },
  answerLabelQuestion: {
    about: 'Answers a question. All workers of the project see it.',
    errors: { ...refused, ...gone },
    arg: { id, questionId: 'The question.', text: 'The answer.' },
    res: question,
  },
  labelItems: {
    about: 'Lists the items of a project.',
    errors: gone,
    arg: {
      id,
      ...wantedPage,
      status: 'Only of this state.',
      label: 'Only with this class, by its id.',
      doubtful: 'Whether people disagree on it.',
      sort: orderBy('The order; with a minus the most doubtful or the latest first.', {
        '-doubt': 'agreement',
        '-updatedAt': null,
      }),
      text: 'A part of the name.',
    },
    res: { records: ['The items.', item], ...paging },
  },
  labelItem: {
    about: 'Gives an item with the answer of each person.',
    errors: gone,
    arg: { id, itemId },
    res: wholeItem,
  },
  addLabelItem: {
    about:
      'Adds a picture. A second file with the same `uniqueId` is the same item, so that an upload can be repeated after a lost answer.',
    errors: {
      ...gone,
      ...closed,
      ERROR_FILE_TOO_BIG: 'The file is too big.',
      ERROR_FILE_TYPE: 'It is not a picture that workers can see.',
      ERROR_LIMIT_EXCEEDED: 'The project has as many items as it can have.',
    },
    arg: {
      id,
      file: 'The file.',
      name: 'Its name, with its folder.',
      uniqueId: 'The SHA-256 sum of its bytes, or an id of the customer.',
    },
    res: { id: itemId, isDuplicate: 'Whether it was there before.' },
  },
  importLabelItems: {
    about: 'Adds addresses of pictures, or texts.',
    errors: { ...refused, ...gone, ...closed },
    arg: {
      id,
      rows: [
        'The items: each has an address or a text.',
        {
          url: uri('The address, https only.'),
          text: 'The text.',
          uniqueId: 'An id of the customer: a second row with it is the same item.',
        },
      ],
    },
    res: job,
  },
  labelImport: {
    about: 'Gives the state of an import.',
    errors: gone,
    arg: { id, jobId: 'The import.' },
    res: job,
  },
  preLabelItems: {
    about: 'Gives items labels that exist. Workers correct them instead of beginning anew.',
    errors: { ...refused, ...gone },
    arg: {
      id,
      records: [
        'The items with labels.',
        { name: 'The name of the file.', annotations: ['Its labels.', found] },
      ],
    },
    res: { matched: count('Items that have labels now.'), unknown: 'Names without an item.' },
  },
  claimLabelItems: {
    about:
      'Gives items to review, the most doubtful first, and keeps them from other sessions for 15 minutes.',
    errors: gone,
    arg: { id, count: count('Items at most.') },
    res: {
      records: ['The items.', wholeItem],
      left: count('Items that wait besides.'),
      held: count('Items that others review now.'),
    },
  },
  acceptLabelItems: {
    about: 'Accepts items and charges them.',
    errors: gone,
    arg: { id, ids },
    res: judged,
  },
  reopenLabelItems: {
    about: 'Takes a verdict back: of an accepted item, or of one that no worker has begun again.',
    errors: { ...gone, ...closed },
    arg: { id, ids },
    res: judged,
  },
  controlLabelItems: {
    about:
      'Makes accepted items control items, or no longer. Workers get them among the others, and are not told. One that is not accepted fails with `ERROR_CONFLICT`.',
    errors: { ...gone, ...closed },
    arg: { id, ids, isControl: 'Whether they are control items from now on.' },
    res: judged,
  },
  rejectLabelItem: {
    about: 'Sends an item back to its workers. The first time is free of charge.',
    errors: {
      ...refused,
      ...gone,
      ...poor,
      ERROR_CONFLICT: 'It is decided already, or another reviewer has it (`lockedBy`).',
    },
    arg: {
      id,
      itemId,
      comment: 'What is wrong. Workers read it.',
      pin: [
        'The place that it is about.',
        { x: 'From the left, 0 to 1.', y: 'From above, 0 to 1.' },
      ],
    },
    res: { id: itemId, status: 'The new state.', price: 'What doing it again costs.' },
  },
  correctLabelItem: {
    about: 'Replaces the answer by the reviewer’s own and accepts it.',
    errors: {
      ...refused,
      ...gone,
      ERROR_CONFLICT: 'Another reviewer has it (`lockedBy`), or it is not done.',
    },
    arg: { id, itemId, annotations: ['The answer.', found] },
    res: wholeItem,
  },
  labelExports: {
    about: 'Lists the versions of the data set, the newest first.',
    errors: gone,
    arg: { id },
    res: { records: [ordered('The versions.', '-version'), made] },
  },
  createLabelExport: {
    about: 'Orders a version of the data set. A notification says when its file is ready.',
    errors: { ...refused, ...gone, ERROR_CONFLICT: 'No item is ready for a file.' },
    arg: {
      id,
      format: oneOf('The format', dataFormats),
      onlyAccepted: 'Leaves out what is not accepted yet.',
      split: ['Divides the items; null for one set.', split],
      seed: 'The number by which they are divided: the same number gives the same parts.',
    },
    res: made,
  },
}
