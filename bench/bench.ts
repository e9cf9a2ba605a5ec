/** What every measurement works with. */
export interface Bench {
  /** A temporary folder; it goes when the run ends. */
  folder: string
  dataDir: string
  /** The embedded PostgreSQL server, which all portals of the run use. */
  database: { pid: number; connectionString: string; version: string }
  /** Length of one load. */
  loadSeconds: number
  /** Length of the load before memory is read. */
  memorySeconds: number
  /** How many seconds the database is away. */
  outageSeconds: number
  /** Rows up to which lists and search are measured. */
  growthRows: number
}
