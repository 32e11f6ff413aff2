import type { Settings } from '../../../state/settings/types';

export const INFINITE_SCROLL = 'infinite-scroll';
/** The module's option, not the module: load on scroll, or with a button. */
export const SCROLL_FLAG = 'infinite_scroll';

export type InfiniteScrollMode = 'default' | 'button' | 'scroll';

export interface InfiniteScrollInput {
	readonly isThemeSupporting: boolean;
	/** The draft values of the module and its option. */
	readonly isActive: boolean;
	readonly isScrolling: boolean;
}

export type InfiniteScrollView =
	| { readonly kind: 'no-theme-support' }
	| { readonly kind: 'choice'; readonly mode: InfiniteScrollMode };

/** How older posts load. */
export function infiniteScrollView( {
	isThemeSupporting,
	isActive,
	isScrolling,
}: InfiniteScrollInput ): InfiniteScrollView {
	if ( ! isThemeSupporting ) {
		return { kind: 'no-theme-support' };
	}
	if ( ! isActive ) {
		return { kind: 'choice', mode: 'default' };
	}
	return { kind: 'choice', mode: isScrolling ? 'scroll' : 'button' };
}

/**
 * @param mode       The selected mode.
 * @param storedFlag The stored option; the default mode doesn't use it and leaves it unchanged.
 */
export function toInfiniteScrollDraft(
	mode: InfiniteScrollMode,
	storedFlag: boolean
): Settings {
	return mode === 'default'
		? { [ INFINITE_SCROLL ]: false, [ SCROLL_FLAG ]: storedFlag }
		: { [ INFINITE_SCROLL ]: true, [ SCROLL_FLAG ]: mode === 'scroll' };
}

/** Parses a radio value; unknown values fall back to the default mode. */
export function toMode( value: string ): InfiniteScrollMode {
	return value === 'button' || value === 'scroll' ? value : 'default';
}
