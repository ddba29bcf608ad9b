/**
 * The limits of the task API (contract.md 1.1 to 1.7), for articles, forms and texts. Sizes are in
 * bytes and times in seconds.
 */
export const apiLimits = {
  keyLength: 32,
  /** Between two requests for the result. */
  poll: 5,
  /** Between the task and the first request for its result. */
  firstWait: 5,
  firstWaitWidget: 20,
  imageMin: 100,
  imageMax: 100_000,
  /** For tasks whose answer is positions: boxes, points, cells. */
  imageMaxPlaces: 600_000,
  /** In pixels. */
  side: 1000,
  instructionMax: 100_000,
  instructionWidth: 400,
  instructionHeight: 150,
  hint: 140,
  answerMax: 20,
  /** The number of tasks within `burstSeconds`. More of them lock the key. */
  burst: 60,
  burstSeconds: 3,
  burstLock: 10,
  /** The number of requests for results: per task, plus a base. */
  requestsPerTask: 20,
  requestsBase: 1200,
  /** Until the task is canceled. */
  giveUp: 90,
  giveUpWidget: 300,
  /** The number of workers who may fail before the task is canceled. */
  attempts: 3,
  /**
   * Reports: minutes after the task was sent, the percentage of rejected ones, and hours of
   * suspension.
   */
  complaintMinutes: 15,
  complaintLost: 40,
  complaintsADay: 50,
  complaintPause: 24,
  proxyMarked: 600,
} as const

/** The blocks behind the numeric errors of the classic API. */
export const numberedBlocks = [
  { number: 1001, seconds: 600 },
  { number: 1002, seconds: 300 },
  { number: 1003, seconds: 30 },
  { number: 1004, seconds: 600 },
  { number: 1005, seconds: 600 },
] as const
