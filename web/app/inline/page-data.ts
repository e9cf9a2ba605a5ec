import { keepTyped } from './typed-fields'

/**
 * Stands at the end of the document. Passes the loaders' data, from the element before this script, to React Router, as its own stream would;
 * and keeps what is typed before React has taken the document over.
 */
declare const __reactRouterContext: { streamController: ReadableStreamDefaultController<string> }

const { streamController } = __reactRouterContext
streamController.enqueue(document.currentScript?.previousElementSibling?.textContent ?? '')
streamController.close()
keepTyped()
