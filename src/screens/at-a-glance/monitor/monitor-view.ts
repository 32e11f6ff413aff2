import { __ } from '@wordpress/i18n';
import {
	canManageModules,
	getSiteStatus,
	hasConnectedOwner,
} from '../../../state/connection/selectors';
import {
	getModule,
	getModuleOverride,
	getUnavailableReason,
	isModuleActive,
	isModuleAvailable,
	isModuleFound,
} from '../../../state/modules/selectors';
import { getPart } from '../../../state/site/parts-selectors';
import type { RootState } from '../../../state/store';
import type { Monitor } from '../../../api/parts/small-parts';
import type { SiteStatus } from '../../../state/connection/selectors';
import type { ModuleOverride } from '../../../state/modules/types';
import type { PartState } from '../../../state/site/types';
import { readPart } from '../../shared/part-result';
import { defineCard } from '../define-card';

const MODULE = 'monitor';

export interface MonitorInput {
	readonly isManager: boolean;
	/** The site has the module at all. */
	readonly isFound: boolean;
	readonly isActive: boolean;
	readonly override: ModuleOverride;
	/** The module does something on this site. */
	readonly isAvailable: boolean;
	/** Why not, in the server's words; '' where it says none. */
	readonly unavailableReason: string;
	readonly siteStatus: SiteStatus;
	readonly hasConnectedOwner: boolean;
	/** It can't do without the account service. */
	readonly requiresConnection: boolean;
	readonly monitor: PartState< Monitor >;
}

export type MonitorView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'local' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'unavailable'; readonly reason: string }
	| { readonly kind: 'inactive' }
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed' }
	| {
			readonly kind: 'active';
			/** Null for never. */
			readonly lastDown: Date | null;
			readonly lastChecked: Date | null;
	  };

/**
 * The state of the Downtime monitoring card. The guards stand
 * in the order of docs/spec/decisions.md#5; a module that is off has nothing to wait for.
 */
export function monitorView( input: MonitorInput ): MonitorView {
	if (
		! input.isManager ||
		! input.isFound ||
		input.override === 'inactive'
	) {
		return { kind: 'hidden' };
	}
	if ( input.requiresConnection ) {
		const { siteStatus } = input;
		if ( siteStatus === 'offline' || siteStatus === 'local' ) {
			return { kind: siteStatus };
		}
		if ( ! input.hasConnectedOwner ) {
			return { kind: 'not-connected' };
		}
	}
	if ( ! input.isAvailable ) {
		return { kind: 'unavailable', reason: input.unavailableReason };
	}
	if ( ! input.isActive ) {
		return { kind: 'inactive' };
	}
	const monitor = readPart( input.monitor );
	return monitor.kind === 'known'
		? { kind: 'active', ...monitor.data }
		: { kind: monitor.kind };
}

function getMonitorInput( state: RootState ): MonitorInput {
	return {
		isManager: canManageModules( state ),
		isFound: isModuleFound( state, MODULE ),
		isActive: isModuleActive( state, MODULE ),
		override: getModuleOverride( state, MODULE ),
		isAvailable: isModuleAvailable( state, MODULE ),
		unavailableReason: getUnavailableReason( state, MODULE ),
		siteStatus: getSiteStatus( state ),
		hasConnectedOwner: hasConnectedOwner( state ),
		requiresConnection:
			getModule( state, MODULE )?.requiresConnection ?? false,
		monitor: getPart( state, MODULE ),
	};
}

export const monitorCard = defineCard( {
	slug: 'monitor',
	title: () => __( 'Downtime monitoring', 'jetpack-dashboard' ),
	icon: 'pulse',
	parts: [ 'monitor' ],
	input: getMonitorInput,
	view: monitorView,
} );
