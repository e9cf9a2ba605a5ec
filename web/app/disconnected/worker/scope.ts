/** The parts of a service worker's global scope that this one uses; the browser's types know pages only. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request
  /** What the browser asked for while the worker started; undefined without navigation preload. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface MessageFromPage extends WorkerEvent {
  readonly data: unknown
}

export interface PushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null
}

export interface NotificationEvent extends WorkerEvent {
  readonly notification: Notification
}

interface Page {
  readonly url: string
  focus(): Promise<Page>
  navigate(url: string): Promise<Page | null>
}

interface Events {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: FetchEvent
  message: MessageFromPage
  push: PushEvent
  notificationclick: NotificationEvent
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window' }): Promise<readonly Page[]>
    openWindow(url: string): Promise<Page | null>
  }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): void
}

export const scope = self as unknown as WorkerScope
