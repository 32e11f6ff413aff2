import { createSelector } from 'reselect';
import { KNOWN_SHARING_SERVICES, readNames } from '../../api/sharing-services';
import type { RootState } from '../root-state';
import { getSetting } from './selectors';

export { readSharingServices } from '../../api/sharing-services';
export type { SharingServices } from '../../api/sharing-services';

/** Id → name of every service that the site knows. */
export const getSharingServiceNames = createSelector(
	[ ( state: RootState ) => getSetting( state, KNOWN_SHARING_SERVICES ) ],
	readNames
);
