/** Passes the loaders' data, from the element before this script, to React Router, as its own stream would. */
declare const __reactRouterContext: { streamController: ReadableStreamDefaultController<string> }

const { streamController } = __reactRouterContext
streamController.enqueue(document.currentScript?.previousElementSibling?.textContent ?? '')
streamController.close()

export {}
