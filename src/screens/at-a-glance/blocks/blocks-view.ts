import { __ } from '@wordpress/i18n';
import { isDevelopment } from '../../../lib/is-development';
import { canManageModules } from '../../../state/connection/selectors';
import {
	getModuleOverride,
	isModuleFound,
} from '../../../state/modules/selectors';
import { isSettingOn } from '../../../state/settings/selectors';
import type { RootState } from '../../../state/store';
import type { ModuleOverride } from '../../../state/modules/types';
import { defineCard } from '../define-card';
import { isModuleHidden } from '../module-input';

/** Not a real module, but the initial state lists it as one. */
const BLOCKS = 'blocks';

export interface BlocksInput {
	readonly isManager: boolean;
	/** The initial state lists the blocks. */
	readonly isFound: boolean;
	readonly override: ModuleOverride;
	/** A site setting disables all of them. */
	readonly isDisabled: boolean;
}

export type BlocksView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'off' }
	| { readonly kind: 'on' };

/** The state of the Blocks card. Blocks don't need a connection. */
export function blocksView( input: BlocksInput ): BlocksView {
	if ( isModuleHidden( input ) ) {
		return { kind: 'hidden' };
	}
	return { kind: input.isDisabled ? 'off' : 'on' };
}

function getBlocksInput( state: RootState ): BlocksInput {
	return {
		isManager: canManageModules( state ),
		isFound: isModuleFound( state, BLOCKS ),
		override: getModuleOverride( state, BLOCKS ),
		isDisabled: isSettingOn( state, 'jetpack_blocks_disabled' ),
	};
}

export const blocksCard = defineCard( {
	slug: 'blocks',
	title: () => __( 'Blocks', 'jetpack-dashboard' ),
	icon: 'blocks',
	input: getBlocksInput,
	view: blocksView,
	samples: isDevelopment && {
		off: {},
		on: {},
	},
} );
