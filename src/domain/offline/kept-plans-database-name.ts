/**
 * The browser database with the member plans that she keeps on the device. In a separate file,
 * because every first visit loads it.
 */
export const keptPlansDatabaseName = 'knurl-plans';
