import { ownsProduct } from '../../lib/plans/owned-products';
import { isLocalMode } from '../../state/connection/selectors';
import type { RootState } from '../../state/store';
import { getSlugs, hasAnyFeature, siteOwns } from './site-purchases';

const INSTANT_SEARCH = [ 'search-jetpack', 'instant-search' ];

const VIDEO_STORAGE = [
	'videopress-1tb-storage',
	'videopress-unlimited-storage',
];

/**
 * If true, turning on search also turns on instant search. Without an account
 * service there are no plans.
 */
export function hasInstantSearch( state: RootState ): boolean {
	return (
		isLocalMode( state ) ||
		siteOwns( state, 'search' ) ||
		hasAnyFeature( state, INSTANT_SEARCH )
	);
}

/** 1 TB of video storage, or unlimited. */
export function hasVideoStorage( state: RootState ): boolean {
	return (
		hasAnyFeature( state, VIDEO_STORAGE ) ||
		ownsProduct( getSlugs( state ), 'videopress' )
	);
}
