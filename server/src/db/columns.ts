import type { ColumnType } from 'kysely'

export type Json<T> = ColumnType<T, string, string>
export type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>
export type Moment = ColumnType<Date, Date, Date>
/** Made by the database from other columns. */
export type Made<T> = ColumnType<T, never, never>
/** Counted up by the database with each change that staff could overwrite. */
export type Version = ColumnType<number, never, never>
/** Written as YYYY-MM-DD; to be read through a cast to text, since the driver makes a moment of it. */
export type Day = ColumnType<Date, string, string>
export type Now = ColumnType<Date, Date | undefined, Date>
