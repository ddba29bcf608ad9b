// Over 250 lines: a line for every field of the catalogue's calls.
import type { contract } from '../../../src/api/contract/index.ts'
import type {
  Claim,
  ModeratedProgram,
  ModeratedReview,
} from '../../../src/api/contract/moderation.ts'
import type {
  OwnSoftware,
  Review,
  SoftwareItem,
  SoftwareStatistics,
} from '../../../src/api/contract/software.ts'
import { moderationStates, rejectReasons } from '../../../src/api/contract/moderation-terms.ts'
import {
  pricings,
  programReportReasons,
  proofKinds,
  proofProblems,
  proofStates,
  reportReasons,
  softwareStatuses,
} from '../../../src/api/contract/software-terms.ts'
import { closed, gone, paging, range, refused, stale, wantedPage } from './phrases.ts'
import {
  count,
  day,
  link,
  percent,
  pixels,
  seconds,
  time,
  uri,
  oneOf,
  ordered,
  orderBy,
} from './types.ts'
import type { AreaLines, FieldLines } from './types.ts'

const foreign = { ERROR_FORBIDDEN: 'The review is not of the caller.' } as const

const screenshot = {
  url: link('The file.'),
  alt: 'What the picture shows, for those who do not see it.',
} as const
/** What a publisher writes of a program. */
const written = {
  title: 'The name.',
  tagline: 'What it is, in one line.',
  description: 'Plain text with empty lines between paragraphs.',
  logoUrl: link('A square picture; null for none.'),
  screenshots: ['Pictures of it.', screenshot],
  website: uri('Its site; null for none.'),
  downloadUrl: uri('Where it is loaded from; null for nowhere.'),
  repositoryUrl: uri('Its source; null for none.'),
  docsUrl: uri('Its documentation; null for none.'),
  languages: 'The languages of its screen.',
  platforms: 'What it runs on.',
  pricing: oneOf('What it costs', pricings),
  priceFrom: 'The lowest price; null for none.',
  license: 'The licence, such as an SPDX identifier; null where it is not known.',
  supportedTypes: 'The slugs of the captcha types that it sends.',
} as const
const item: FieldLines<SoftwareItem> = {
  ...written,
  id: 'Identifies the program.',
  language: 'The language of its title, tagline and description; null where it is not known.',
  slug: 'The last part of its address.',
  videoUrl: uri('A film of it; null for none.'),
  categories: ['Its categories.', { slug: 'The category.', title: 'Its name.' }],
  versions: [
    ordered('Its versions, the newest first.', '-releasedAt'),
    {
      version: 'The version.',
      releasedAt: time('When it came out.'),
      notes: 'What changed, as plain text.',
    },
  ],
  softId: 'What its tasks name as `softId`; null for none.',
  owner: ['Who published it.', { name: 'The name that others see.' }],
  rating: [
    'What people said of it.',
    {
      avg: 'The mean of the stars, 1 to 5; null without a rating.',
      count: count('Ratings.'),
      distribution: 'The number of ratings of 1, 2, 3, 4 and 5.',
    },
  ],
  popularity: 'The figure by which the catalogue sorts `popular`.',
  verified: 'Whether the publisher has proved a domain or a repository.',
  verifiedBy: [
    'What the publisher has proved.',
    {
      kind: oneOf('What it is', proofKinds),
      target: 'The domain, or the repository without its scheme.',
      at: time('When it was proved.'),
    },
  ],
  status: oneOf('The state', softwareStatuses),
  canReport: 'Whether the backend takes reports about it. Without the field the site offers none.',
  createdAt: time('When it was added.'),
  updatedAt: time('The version: a change names the one that it is based on.'),
}
const entries = {
  ...written,
  categories: 'The slugs of its categories.',
  isStatisticsPublic: 'Whether anybody may see its figures.',
} as const

const stars = {
  rating: 'Stars, 1 to 5.',
  title: 'The heading of the review.',
  pros: 'What is good.',
  cons: 'What is bad.',
  text: 'The rest.',
  language: 'The language of the text.',
} as const
const answer = [
  'What the owner answered to a take-down; null for nothing yet. Without the field the site does not ask for an answer.',
  { text: 'The words.', at: time('When.') },
] as const
const review: FieldLines<Review> = {
  ...stars,
  id: 'Identifies the review.',
  author: [
    'Who wrote it.',
    {
      name: 'The name that others see.',
      avatarUrl: link('A square picture; null for none.'),
      isVerifiedUser: 'Whether the person has used the program with the service.',
    },
  ],
  helpful: count('Readers whom it helped.'),
  myVote: "The caller's own vote; null before it.",
  reply: [
    'What the publisher answered; null for nothing.',
    { author: 'The name.', text: 'The words.', at: time('When.') },
  ],
  status: oneOf('The state', moderationStates),
  rejection: [
    'Why it was rejected or taken down; null if it was not.',
    { reasonCode: 'The reason.', comment: 'More of it in words; null for nothing.' },
  ],
  answer,
  createdAt: time('When it was written.'),
  editedAt: time('When it was changed; null if it was not.'),
}

const figures = {
  tasks: count('Tasks that were sent with it.'),
  users: count('People who used it.'),
  successRate: percent('Answered tasks; null without a task.'),
  avgSeconds: seconds('The mean time to an answer; null without an answer.'),
  earned: "The publisher's share; null where only the owner sees it.",
  views: count('Visits of its page; null where only the owner sees it.'),
  downloads: count('Presses on its download; null where only the owner sees it.'),
} as const
const statistics: FieldLines<SoftwareStatistics> = {
  series: [ordered('The days in their order.', 'day'), { day: day('The day in UTC.'), ...figures }],
  totals: ['The whole range.', figures],
  errors: [
    ordered(
      'What its users were answered instead of a solution, the most frequent first. Only the owner receives it.',
      '-count',
    ),
    {
      code: 'The code of the task API.',
      count: count('How often.'),
      users: count('How many people met it; null where nobody counts them.'),
    },
  ],
}

const proofArg = { id: 'The program.', kind: oneOf('What it is', proofKinds) } as const

const own: FieldLines<OwnSoftware> = {
  ...item,
  proofs: [
    'What the publisher proves. Without the field the site offers no proofs.',
    {
      kind: oneOf('What it is', proofKinds),
      target: 'The domain, or the repository without its scheme.',
      status: oneOf('The state', proofStates),
      places: [
        'Where the text can stand; one of them is enough.',
        {
          how: 'A DNS record (`dns`) or a file (`file`).',
          where:
            'The name of the TXT record, the address of the file, or its path in the repository.',
          content: 'The text.',
        },
      ],
      problem: oneOf('Why the last check found nothing; null if it did', proofProblems),
      checkedAt: time('The last check; null before it.'),
      provedAt: time('When it was proved; null if it never was.'),
      until: time('Until when a lost proof still counts; null for others.'),
    },
  ],
  tasks7d: count('Its tasks of the last seven days.'),
  lastTaskAt: time('When its last task came; null if none did.'),
  isStatisticsPublic: entries.isStatisticsPublic,
  rejection: [
    'Why the program was rejected or taken down; null if it was not.',
    {
      reasonCode: 'The reason.',
      comment: 'More of it in words; null for nothing.',
      at: time('When.'),
    },
  ],
  answer,
  published: ['The published version, while changes are under review; null otherwise.', item],
}

const claim: FieldLines<Claim> = {
  name: 'The name.',
  until: time('Until when, unless it is given back.'),
  isMine: 'Whether it is the caller.',
}
const step = {
  at: time('When.'),
  by: 'Who.',
  action: 'What was done. The site has words for the actions it knows.',
  reasonCode: 'Why; null where none is asked for.',
  comment: 'More of it in words; null for nothing.',
} as const
const entry = {
  id: 'Identifies the entry.',
  status: oneOf('The state', moderationStates),
  submittedAt: time('When it was sent.'),
  lockedBy: ['The moderator who looks at it; null for nobody.', claim],
  history: [ordered('What moderators did and the owner answered, the newest first.', '-at'), step],
  canUndo: 'Whether the last decision can be undone. Without the field the site offers no undo.',
  canTakeDown:
    'Whether it is public and can be taken down. Without the field the site offers no take-down.',
  answer: [answer[0], answer[1]],
  complaints: [
    ordered('What was reported, the newest first.', '-at'),
    {
      at: time('When.'),
      reason: 'The reason. The site has words for those it knows.',
      text: 'More of it in words; null for nothing.',
    },
  ],
  reports: count('Reports since the last decision.'),
} as const
const program: FieldLines<ModeratedProgram> = {
  ...entry,
  status: oneOf('The state', softwareStatuses),
  item: ['The version under review.', item],
  published: ['The published version; null for a new program.', item],
}
const moderatedReview: FieldLines<ModeratedReview> = {
  ...entry,
  review: ['The review.', review],
  program: ['The program that it is about.', { slug: 'Its slug.', title: 'Its name.' }],
}
const queue = {
  ...wantedPage,
  status:
    'Only entries in this state; `pending` is all that waits, also what is public and reported.',
  language: 'Only texts in this language.',
  age: 'Only entries that have waited as long.',
  holder: 'Only entries that this moderator holds.',
} as const
const held = {
  ...gone,
  ERROR_CONFLICT:
    'Another moderator holds it (`lockedBy` says who), or its state no longer allows it.',
} as const
const rejection = {
  id: 'The entry.',
  reasonCode: oneOf('The reason, which its owner reads', rejectReasons),
  comment: 'More of it in words. Its owner reads it.',
} as const
/** The calls of one queue: both queues have the same. */
const decide = {
  claim: { about: 'Takes an entry, so that no other moderator decides it.', errors: held },
  release: { about: 'Gives an entry back.', errors: held },
  approve: { about: 'Publishes an entry.', errors: held },
  reject: { about: 'Rejects an entry.', errors: held },
  restore: { about: 'Takes a decision back.', errors: held },
  takeDown: {
    about: 'Takes a published entry down. Its owner reads why and may answer.',
    errors: held,
  },
} as const
const one = { arg: { id: 'The entry.' } } as const
const savedReply = { id: 'Identifies the reply.', text: 'The words.' } as const

export const softwareFields: AreaLines<typeof contract.software> = {
  softwareCategories: {
    about: 'Lists the categories of the catalogue.',
    res: {
      records: [
        'The categories in their order.',
        {
          id: 'Identifies the category.',
          slug: 'Its name in addresses.',
          title: 'Its name in the language of the answer.',
          count: count('Its programs.'),
        },
      ],
    },
  },
  software: {
    about: 'Lists the programs of the catalogue. A filter with several values repeats its name.',
    arg: {
      page: 'The number of the page, from 0.',
      sorting: orderBy('The order; `rating` is the best first.', {
        relevant: null,
        popular: null,
        new: null,
        rating: '-rating.avg',
      }),
      categories: 'Only programs of one of these categories.',
      text: 'A text of three characters or more.',
      types: 'Only programs that send one of these types.',
      platforms: 'Only programs that run on one of these.',
      pricing: 'Only programs of one of these prices.',
      languages: 'Only programs in one of these languages.',
    },
    res: { records: ['One page.', item], totalCount: count('Programs on all pages.') },
  },
  softwareBySlug: {
    about: 'Gives a program.',
    errors: gone,
    arg: { slug: 'The last part of its address.' },
    res: item,
  },
  softwareAlternatives: {
    about: 'Gives programs that do the same, the nearest first.',
    errors: gone,
    arg: { slug: 'The program.' },
    res: { records: ['The programs, without description and versions.', item] },
  },
  softwareReviews: {
    about: 'Lists the reviews of a program.',
    errors: gone,
    arg: {
      slug: 'The program.',
      page: 'The number of the page, from 0.',
      sort: orderBy('The order; the newest first without it.', {
        new: '-createdAt',
        helpful: '-helpful',
      }),
    },
    res: { records: ['One page.', review], totalCount: count('Reviews on all pages.') },
  },
  ownReview: {
    about: "Gives the caller's own review of a program.",
    errors: gone,
    arg: { slug: 'The program.' },
    res: {
      review: ['The review; null before it was written.', review],
      isOwner: 'Whether the program is of the caller, who may not review it.',
    },
  },
  createReview: {
    about: 'Writes a review.',
    errors: {
      ...refused,
      ...gone,
      ERROR_CONFLICT: 'The person has reviewed the program.',
      ERROR_FORBIDDEN: 'It is a program of the caller.',
    },
    arg: { softwareId: 'The program.', ...stars },
    res: review,
  },
  updateReview: {
    about: 'Changes a review. It is looked at again.',
    errors: { ...refused, ...gone, ...foreign },
    arg: { id: 'The review.', ...stars },
    res: review,
  },
  deleteReview: {
    about: 'Deletes a review.',
    errors: { ...gone, ...foreign },
    arg: { id: 'The review.' },
  },
  voteReview: {
    about: 'Says whether a review helped. A person votes once.',
    errors: { ...gone, ERROR_CONFLICT: 'The person has voted.' },
    arg: { id: 'The review.', helpful: 'Whether it helped.' },
    res: review,
  },
  reportReview: {
    about: 'Reports a review to the moderators.',
    errors: gone,
    arg: { id: 'The review.', reason: oneOf('Why', reportReasons) },
  },
  reportSoftware: {
    about: 'Reports a program to the moderators. Anybody may.',
    errors: gone,
    arg: {
      id: 'The program.',
      reason: oneOf('Why', programReportReasons),
      text: 'More of it in words.',
    },
  },
  answerReviewDecision: {
    about: 'Answers a take-down of a review, once.',
    errors: { ...refused, ...gone, ...closed, ...foreign },
    arg: { id: 'The review.', text: 'The words.' },
    res: review,
  },
  replyToReview: {
    about: 'Answers a review as the publisher.',
    errors: { ...refused, ...gone, ERROR_FORBIDDEN: 'The program is not of the caller.' },
    arg: { id: 'The review.', text: 'The words.' },
    res: review,
  },
  publicSoftwareStatistics: {
    about: 'Gives the figures of a program whose publisher shows them.',
    errors: { ERROR_NOT_FOUND: 'There is no such program, or it does not show its figures.' },
    arg: { slug: 'The program.', ...range },
    res: statistics,
  },
  ownSoftwareList: {
    about: "Lists the caller's own programs.",
    arg: { ...wantedPage, status: 'Only programs in this state.' },
    res: { records: ['One page.', own], ...paging },
  },
  ownSoftware: {
    about: "Gives one of the caller's own programs.",
    errors: gone,
    arg: { slug: 'The program.' },
    res: own,
  },
  createSoftware: {
    about: 'Adds a program. It is a draft.',
    errors: refused,
    arg: entries,
    res: own,
  },
  updateSoftware: {
    about: 'Changes a program. Changes of a published one are looked at first.',
    errors: { ...refused, ...gone, ...stale },
    arg: {
      ...entries,
      id: 'The program.',
      updatedAt: time('The version that the change is based on.'),
    },
    res: own,
  },
  submitSoftware: {
    about: 'Sends a program to the moderators.',
    errors: { ...refused, ...gone, ...closed },
    arg: { id: 'The program.' },
    res: own,
  },
  startPublisherProof: {
    about:
      'Begins to prove the domain of the website, or the repository, as they are saved. A proof of the same one goes on.',
    errors: { ...refused, ...gone },
    arg: proofArg,
    res: own,
  },
  checkPublisherProof: {
    about: 'Looks for the text of a proof now. The backend also does so every day.',
    errors: gone,
    arg: proofArg,
    res: own,
  },
  removePublisherProof: {
    about: 'Drops a proof. The program is verified as long as another one holds.',
    errors: gone,
    arg: proofArg,
    res: own,
  },
  answerSoftwareDecision: {
    about: 'Answers a take-down of a program, once.',
    errors: { ...refused, ...gone, ...closed },
    arg: { id: 'The program.', text: 'The words.' },
    res: own,
  },
  archiveSoftware: {
    about: 'Takes a program off the catalogue.',
    errors: { ...gone, ...closed },
    arg: { id: 'The program.' },
    res: own,
  },
  restoreSoftware: {
    about: 'Puts an archived program back.',
    errors: { ...gone, ...closed },
    arg: { id: 'The program.' },
    res: own,
  },
  uploadSoftwareImage: {
    about: 'Uploads a picture of a program.',
    errors: {
      ERROR_FILE_TOO_BIG: 'The file is too large.',
      ERROR_FILE_TYPE: 'The file is no picture of a known type.',
    },
    arg: { file: 'The picture.', kind: 'What it is.' },
    res: {
      url: link('The file.'),
      width: pixels('Its width.'),
      height: pixels('Its height.'),
    },
  },
  ownSoftwareStatistics: {
    about: "Gives the figures of one of the caller's own programs.",
    errors: gone,
    arg: { slug: 'The program.', ...range },
    res: statistics,
  },
  moderatedPrograms: {
    about: 'Lists the programs that moderators look at.',
    arg: {
      ...queue,
      kind: 'Only new programs, only changes, only reported ones, or only answered ones.',
    },
    res: { records: ['One page.', program], ...paging },
  },
  claimProgram: { ...decide.claim, ...one, res: program },
  releaseProgram: { ...decide.release, ...one, res: program },
  approveProgram: { ...decide.approve, ...one, res: program },
  rejectProgram: { ...decide.reject, arg: rejection, res: program },
  restoreProgram: { ...decide.restore, ...one, res: program },
  takeDownProgram: { ...decide.takeDown, arg: rejection, res: program },
  moderatedReviews: {
    about: 'Lists the reviews that moderators look at.',
    arg: { ...queue, kind: 'Only new reviews, only reported ones, or only answered ones.' },
    res: { records: ['One page.', moderatedReview], ...paging },
  },
  claimReview: { ...decide.claim, ...one, res: moderatedReview },
  releaseReview: { ...decide.release, ...one, res: moderatedReview },
  approveReview: { ...decide.approve, ...one, res: moderatedReview },
  rejectReview: { ...decide.reject, arg: rejection, res: moderatedReview },
  spamReview: {
    about: 'Marks a review as spam.',
    errors: held,
    ...one,
    res: moderatedReview,
  },
  restoreReview: { ...decide.restore, ...one, res: moderatedReview },
  takeDownReview: { ...decide.takeDown, arg: rejection, res: moderatedReview },
  savedReplies: {
    about: 'Lists the replies that moderators keep for their comments.',
    res: { records: ['The replies.', savedReply] },
  },
  saveReply: {
    about: 'Keeps a reply for all moderators.',
    errors: refused,
    arg: { text: 'The words.' },
    res: savedReply,
  },
  deleteReply: {
    about: 'Deletes a kept reply, and lists the others.',
    errors: gone,
    arg: { id: 'The reply.' },
    res: { records: ['The replies.', savedReply] },
  },
}
