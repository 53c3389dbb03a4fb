import type { Section } from './sections.ts';

/**
 * The sections of a long text as a query answers them. GraphQL knows them as JSON alone; their shape is
 * that of `toSections`, which our own resolver calls, and tests hold it.
 */
export const asSections = (json: unknown): readonly Section[] => json as readonly Section[];
