// One import for all that other pages show of releases: each further one lists its files again in the page of content.
export { AddToRelease } from './add-to-release'
export { InRelease } from './in-release'
export { ReleaseView } from './release'
export { ReleasePreview } from './release-preview'
export { Releases } from './releases'
