import type { Settings } from '../../../../state/settings/types';

export const SEARCH = 'search';
export const INSTANT = 'instant_search_enabled';

export interface InstantSearchFacts {
	/** The plan has the instant-search feature. */
	readonly hasFeature: boolean;
	/** Why search can't be switched now; false when it can. */
	readonly searchReason: string | false;
	readonly isSearchOn: boolean;
	/** As it is stored: it works with search alone. */
	readonly isEnabled: boolean;
}

export type InstantSearchView =
	| { readonly kind: 'no-feature'; readonly isOn: boolean }
	| {
			readonly kind: 'blocked';
			readonly isOn: boolean;
			readonly reason: string;
	  }
	/** While search is off, too: it switches search on. */
	| { readonly kind: 'ready'; readonly isOn: boolean };

export function instantSearchView(
	facts: InstantSearchFacts
): InstantSearchView {
	const isOn = facts.isSearchOn && facts.isEnabled;
	if ( facts.searchReason ) {
		return { kind: 'blocked', isOn, reason: facts.searchReason };
	}
	// What is on can be switched off, whatever the plan has become.
	return ! facts.hasFeature && ! isOn
		? { kind: 'no-feature', isOn }
		: { kind: 'ready', isOn };
}

/** Search brings instant search where that is available, and takes it along. */
export function searchPatch(
	isOn: boolean,
	{
		hasFeature,
		isEnabled,
	}: Pick< InstantSearchFacts, 'hasFeature' | 'isEnabled' >
): Settings {
	const changesInstant = isOn ? hasFeature : isEnabled;
	return {
		[ SEARCH ]: isOn,
		...( changesInstant ? { [ INSTANT ]: isOn } : {} ),
	};
}

/** Instant search can't be without search. */
export function instantSearchPatch( isOn: boolean ): Settings {
	return isOn
		? { [ SEARCH ]: true, [ INSTANT ]: true }
		: { [ INSTANT ]: false };
}
