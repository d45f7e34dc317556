/** What is started: the service, or a test's variant of it. */
export interface Program {
  /** The file that was started; a worker beside the API is also started from it. */
  entry: string;
  /** Module of the analysis children; default: the analysis of this service. */
  analysisEntry?: string;
}
