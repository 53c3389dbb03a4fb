import type { ReactElement } from 'react';
import type { MuscleWork } from '../../domain/muscles/muscle-work.ts';
import { MuscleMap } from './muscle-map.tsx';

/** The large map of what something trains, for those who may not know this feature. */
export const mapOf = (work: MuscleWork): ReactElement => <MuscleMap {...work} size="page" />;
