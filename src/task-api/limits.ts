/** Numbers of the task API (contract.md 1.1 to 1.7), for its articles, its forms and its texts. Sizes in bytes, times in seconds. */
export const limits = {
  keyLength: 32,
  /** Between two requests for a result. */
  poll: 5,
  /** From the task to the first request for its result. */
  firstWait: 5,
  firstWaitWidget: 20,
  imageMin: 100,
  imageMax: 100_000,
  /** Of tasks that are answered by places: boxes, points, cells. */
  imageMaxPlaces: 600_000,
  /** Pixels. */
  side: 1000,
  instructionMax: 100_000,
  instructionWidth: 400,
  instructionHeight: 150,
  hint: 140,
  answerMax: 20,
  /** Tasks put within `burstSeconds`; more lock the key. */
  burst: 60,
  burstSeconds: 3,
  burstLock: 10,
  /** Requests for results: a share for each task, and a base. */
  requestsPerTask: 20,
  requestsBase: 1200,
  /** Until a task is given up. */
  giveUp: 90,
  giveUpWidget: 300,
  /** Workers who may fail at a picture before it is given up. */
  attempts: 3,
  /** Complaints: minutes after the task was put; percent of lost ones; hours of a pause. */
  complaintMinutes: 15,
  complaintLost: 40,
  complaintsADay: 50,
  complaintPause: 24,
  proxyMarked: 600,
} as const

/** The blocks behind the numbers of the classic API. */
export const numberedBlocks = [
  { number: 1001, seconds: 600 },
  { number: 1002, seconds: 300 },
  { number: 1003, seconds: 30 },
  { number: 1004, seconds: 600 },
  { number: 1005, seconds: 600 },
] as const
