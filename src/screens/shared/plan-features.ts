import type { RootState } from '../../state/store';
import { hasAnyFeature, siteOwns } from './site-purchases';

const INSTANT_SEARCH = [ 'search-jetpack', 'instant-search' ];

const VIDEO_STORAGE = [
	'videopress-1tb-storage',
	'videopress-unlimited-storage',
];

/** Switching search on then switches instant search on as well. */
export function hasInstantSearch( state: RootState ): boolean {
	return (
		siteOwns( state, 'search' ) || hasAnyFeature( state, INSTANT_SEARCH )
	);
}

/** 1 TB for videos, or no limit at all. */
export function hasVideoStorage( state: RootState ): boolean {
	return (
		hasAnyFeature( state, VIDEO_STORAGE ) || siteOwns( state, 'videopress' )
	);
}
