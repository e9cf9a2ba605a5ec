/** What `homecare` does not do, and why, in words for whoever runs the portal. */
export class Refused extends Error {}
