/** The environment of every measurement. */
export interface Bench {
  /** A temporary folder, deleted when the run ends. */
  folder: string
  dataDir: string
  /** The embedded PostgreSQL server, shared by all portals of the run. */
  database: { pid: number; connectionString: string; version: string }
  /** Duration of one load. */
  loadSeconds: number
  /** Duration of the load before memory is read. */
  memorySeconds: number
  /** How long the database is down, in seconds. */
  outageSeconds: number
  /** How long caregivers stream films. */
  trainingSeconds: number
  /** Rows up to which lists and search are measured. */
  growthRows: number
}
