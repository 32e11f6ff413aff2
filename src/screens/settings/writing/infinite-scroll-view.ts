import type { Settings } from '../../../state/settings/types';

export const INFINITE_SCROLL = 'infinite-scroll';
/** Not the module but its flag: load by scrolling, or by a button. */
export const SCROLL_FLAG = 'infinite_scroll';

export type InfiniteScrollMode = 'default' | 'button' | 'scroll';

export interface InfiniteScrollFacts {
	readonly isThemeSupporting: boolean;
	/** The module and its flag, as they stand in the draft. */
	readonly isActive: boolean;
	readonly isScrolling: boolean;
}

export type InfiniteScrollView =
	| { readonly kind: 'no-theme-support' }
	| { readonly kind: 'choice'; readonly mode: InfiniteScrollMode };

/** How older posts come. */
export function infiniteScrollView( {
	isThemeSupporting,
	isActive,
	isScrolling,
}: InfiniteScrollFacts ): InfiniteScrollView {
	if ( ! isThemeSupporting ) {
		return { kind: 'no-theme-support' };
	}
	if ( ! isActive ) {
		return { kind: 'choice', mode: 'default' };
	}
	return { kind: 'choice', mode: isScrolling ? 'scroll' : 'button' };
}

/**
 * @param mode       What was chosen.
 * @param storedFlag The flag as it is kept: the default mode has no use for
 *                   it, and leaves it as it is.
 */
export function toInfiniteScrollDraft(
	mode: InfiniteScrollMode,
	storedFlag: boolean
): Settings {
	return mode === 'default'
		? { [ INFINITE_SCROLL ]: false, [ SCROLL_FLAG ]: storedFlag }
		: { [ INFINITE_SCROLL ]: true, [ SCROLL_FLAG ]: mode === 'scroll' };
}

/** A radio's value; what is none of the modes is the default one. */
export function toMode( value: string ): InfiniteScrollMode {
	return value === 'button' || value === 'scroll' ? value : 'default';
}
