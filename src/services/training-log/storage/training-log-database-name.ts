/**
 * The name of the log's database, and of the channel by which tabs tell each other of changes. It
 * has a file of its own for pages that load nothing else of the log.
 */
export const trainingLogDatabaseName = 'knurl-training';
