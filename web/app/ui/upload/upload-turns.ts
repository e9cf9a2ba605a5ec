/** How many uploads go at once on the whole site: they share one line, and each slows down the others. */
const atOnce = 2

const waiting = new Set<() => void>()
let running = 0

/** Runs an upload in its turn. @throws the signal's reason when it aborts before that */
export async function inTurn<T>(signal: AbortSignal, upload: () => Promise<T>): Promise<T> {
  if (running < atOnce) running += 1
  else await turn(signal)
  try {
    return await upload()
  } finally {
    handOver()
  }
}

function turn(signal: AbortSignal): Promise<void> {
  return new Promise((go, reject) => {
    waiting.add(go)
    signal.addEventListener('abort', () => waiting.delete(go) && reject(signal.reason), { once: true })
  })
}

/** Passes the turn on directly, so that a new upload cannot jump the queue. */
function handOver() {
  const [next] = waiting
  if (!next) running -= 1
  else {
    waiting.delete(next)
    next()
  }
}
