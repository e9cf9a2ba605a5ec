import { domainTexts } from '../core/texts'

/** The words of the page with a training's film. */
export const [trainingVideoTexts, useTrainingVideoTexts] = await domainTexts<typeof import('./en/training-video')>(
  import.meta.glob('./*/training-video.ts'),
)
