import { __ } from '@wordpress/i18n';
import type { ModuleOverride } from '../../../state/modules/types';

export interface BlocksFacts {
	readonly isManager: boolean;
	/** The page names the blocks at all. */
	readonly isFound: boolean;
	readonly override: ModuleOverride;
	/** Does this version bring blocks? */
	readonly isAvailable: boolean;
	readonly unavailableReason: string;
	/** All of them are switched off, by the site's setting. */
	readonly isDisabled: boolean;
}

export type BlocksView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'unavailable'; readonly reason: string }
	| { readonly kind: 'off' }
	| { readonly kind: 'on' };

/** The Blocks card's look. Blocks need no connection. */
export function blocksView( facts: BlocksFacts ): BlocksView {
	if (
		! facts.isManager ||
		! facts.isFound ||
		facts.override === 'inactive'
	) {
		return { kind: 'hidden' };
	}
	if ( ! facts.isAvailable ) {
		return { kind: 'unavailable', reason: facts.unavailableReason };
	}
	return { kind: facts.isDisabled ? 'off' : 'on' };
}

export function blocksTitle(): string {
	return __( 'Blocks', 'jetpack-dashboard' );
}
