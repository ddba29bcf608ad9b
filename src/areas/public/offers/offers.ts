/** The parts of an offer, by the ids in its words. */
export interface OfferRow<Point extends string = string> {
  facts: readonly string[]
  points: readonly Point[]
  /** Empty if another page explains the steps. */
  steps: readonly string[]
  /** What is allowed and what is not: actions of the reader, things, or actions of ours. */
  rules: 'do' | 'allowed' | 'we'
  yes: readonly string[]
  no: readonly string[]
  questions: readonly string[]
}

/** The offers, one row each. Its page holds what is specific to one. */
export const offers = {
  forCustomer: {
    facts: ['subscription', 'refund', 'answered'],
    points: ['balance', 'limit', 'refund', 'complaint', 'software', 'statistics'],
    steps: [],
    rules: 'allowed',
    yes: ['own', 'agreed', 'access'],
    no: ['accounts', 'harm', 'personal'],
    questions: ['minimum', 'wait', 'wrong', 'token', 'hundred', 'back'],
  },
  affiliate: {
    facts: ['share', 'link', 'account'],
    points: ['customers', 'workers', 'software', 'report'],
    steps: ['join', 'link', 'tell', 'paid'],
    rules: 'do',
    yes: ['review', 'tutorial', 'say'],
    no: ['spam', 'promise', 'self', 'brand'],
    questions: ['share', 'counted', 'reversed', 'payout', 'materials', 'both'],
  },
  extension: {
    facts: ['session', 'ask', 'people'],
    points: ['ask', 'sites', 'limit', 'speak', 'keys', 'history'],
    steps: ['account', 'fund', 'install', 'use'],
    rules: 'allowed',
    yes: ['barrier', 'own', 'work'],
    no: ['accounts', 'rules', 'unattended'],
    questions: ['download', 'key', 'captures', 'cost', 'wrong', 'blocked'],
  },
  makeMoney: {
    facts: ['training', 'home', 'no'],
    points: ['price', 'short', 'keyboard', 'kinds', 'reputation', 'payout'],
    steps: [],
    rules: 'do',
    yes: ['read', 'skip', 'dispute'],
    no: ['program', 'share', 'guess'],
    questions: ['much', 'time', 'mistake', 'stop', 'wallet', 'fee', 'age'],
  },
  workaround: {
    facts: ['first', 'owner', 'free'],
    points: ['need', 'letter', 'test', 'reading'],
    steps: ['name', 'ask', 'try', 'rest'],
    rules: 'we',
    yes: ['plan', 'templates', 'tasks'],
    no: ['permission', 'secret', 'order'],
    questions: ['why', 'refused', 'legal', 'tests', 'disability', 'order'],
  },
  advertising: {
    facts: ['marked', 'few', 'figures'],
    points: ['workers', 'customers', 'developers', 'letters'],
    steps: ['account', 'sheet', 'answer', 'run'],
    rules: 'allowed',
    yes: ['useful', 'true', 'quiet'],
    no: ['income', 'harm', 'track', 'disguise'],
    questions: ['price', 'target', 'refuse', 'contact'],
  },
  programs: {
    facts: ['free', 'optional', 'same'],
    points: ['sound', 'hands', 'look', 'history'],
    steps: [],
    rules: 'do',
    yes: ['here', 'sum', 'update'],
    no: ['password', 'copies', 'answering'],
    questions: ['need', 'earn', 'several', 'virus', 'trouble'],
  },
  windows: {
    facts: ['keyboard', 'tray', 'free'],
    points: ['window', 'keys', 'sound', 'day', 'scale', 'pause'],
    steps: ['take', 'compare', 'sign', 'kinds'],
    rules: 'do',
    yes: ['one', 'break', 'update'],
    no: ['scripts', 'lend', 'strange'],
    questions: ['system', 'defender', 'sees', 'connection', 'remove'],
  },
  android: {
    facts: ['hand', 'traffic', 'free'],
    points: ['touch', 'rotate', 'data', 'notify', 'sound', 'reader'],
    steps: ['take', 'allow', 'sign', 'kinds'],
    rules: 'do',
    yes: ['one', 'pause', 'update'],
    no: ['scripts', 'lend', 'strange'],
    questions: ['system', 'permissions', 'battery', 'keyboard', 'remove'],
  },
  programRs: {
    facts: ['russian', 'light', 'free'],
    points: ['list', 'cyrillic', 'keys', 'slow', 'log', 'sound'],
    steps: ['take', 'compare', 'sign', 'pool'],
    rules: 'do',
    yes: ['one', 'skip', 'update'],
    no: ['scripts', 'lend', 'strange'],
    questions: ['difference', 'automatic', 'system', 'language', 'trouble'],
  },
} as const satisfies Record<string, OfferRow>
export type OfferId = keyof typeof offers
