/** Why a server could not listen, in the words of the command line. */
export const listenFault = (error: Error, port: number): Error =>
  'code' in error && error.code === 'EADDRINUSE'
    ? new Error(`Port ${port} is taken: stop what is there, or name another one with --port.`)
    : error
