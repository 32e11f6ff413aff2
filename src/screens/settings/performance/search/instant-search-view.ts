import type { Settings } from '../../../../state/settings/types';

export const SEARCH = 'search';
export const INSTANT = 'instant_search_enabled';
/** Whether the site's settings have the search product. */
export const PRODUCT = 'has_jetpack_search_product';

export interface InstantSearchInput {
	/** The plan includes instant search. */
	readonly hasFeature: boolean;
	/** Why search can't be toggled; false if it can. */
	readonly searchReason: string | false;
	readonly isSearchOn: boolean;
	/** The stored value; has no effect while search is off. */
	readonly isEnabled: boolean;
}

export type InstantSearchView =
	| { readonly kind: 'no-feature'; readonly isOn: boolean }
	| {
			readonly kind: 'blocked';
			readonly isOn: boolean;
			readonly reason: string;
	  }
	/** Also shown while search is off: turning it on turns on search, too. */
	| { readonly kind: 'ready'; readonly isOn: boolean };

export function instantSearchView(
	input: InstantSearchInput
): InstantSearchView {
	const isOn = input.isSearchOn && input.isEnabled;
	if ( input.searchReason ) {
		return { kind: 'blocked', isOn, reason: input.searchReason };
	}
	// What is already on can be turned off, even if the plan no longer includes
	// it.
	return ! input.hasFeature && ! isOn
		? { kind: 'no-feature', isOn }
		: { kind: 'ready', isOn };
}

/**
 * Turning search on also turns on instant search if available; turning it off
 * turns off both.
 */
export function searchPatch(
	isOn: boolean,
	{
		hasFeature,
		isEnabled,
	}: Pick< InstantSearchInput, 'hasFeature' | 'isEnabled' >
): Settings {
	const changesInstant = isOn ? hasFeature : isEnabled;
	return {
		[ SEARCH ]: isOn,
		...( changesInstant ? { [ INSTANT ]: isOn } : {} ),
	};
}

/** Instant search requires search. */
export function instantSearchPatch( isOn: boolean ): Settings {
	return isOn
		? { [ SEARCH ]: true, [ INSTANT ]: true }
		: { [ INSTANT ]: false };
}
