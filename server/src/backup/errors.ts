/** Why there is no backup, why one is not whole, or why it cannot be restored here: in words for whoever runs the portal. */
export class BackupError extends Error {}

/** Like `BackupError`, for a backup that was found not to be whole. */
export class DamageError extends BackupError {}
