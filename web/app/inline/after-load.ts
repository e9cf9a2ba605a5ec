/**
 * Starts the modules that the document holds back, once the page has loaded and painted or at the first touch or key press; a page behind
 * the login holds back none. On the phone site it also registers the service worker, and tells it which pages are read, since only the
 * first one comes as a document (docs/decisions/0077).
 */

/** Milliseconds after which modules start also on a page that is never painted: in a background tab. */
const longestWait = 1_500

let isStarted = false

const once = { once: true }
addEventListener('pointerdown', startModules, once)
addEventListener('keydown', startModules, once)
afterLoad(startWhenPainted)
if (navigator.serviceWorker && location.pathname.startsWith('/h5/')) afterLoad(startWorker)

function startModules() {
  const held = document.querySelector('body > script[type="text/boot"]')
  if (isStarted || !held) return
  isStarted = true
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = held.textContent
  document.head.append(script)
}

function startWhenPainted() {
  setTimeout(startModules, longestWait)
  try {
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) startModules()
    })
    paints.observe({ type: 'paint', buffered: true })
  } catch {
    // A browser without such observers.
    startModules()
  }
}

function startWorker() {
  const worker = navigator.serviceWorker
  // Pages work without it; a browser may forbid it.
  worker.register('/sw.js', { scope: '/h5/' }).catch(() => {})
  const tellOfPage = () => worker.controller?.postMessage({ read: location.href })
  window.navigation?.addEventListener('navigatesuccess', tellOfPage)
}

function afterLoad(then: () => void) {
  if (document.readyState === 'complete') then()
  else addEventListener('load', then)
}
