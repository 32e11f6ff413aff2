import { __ } from '@wordpress/i18n';
import { isDevelopment } from '../../../lib/is-development';
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
import { isSettingOn } from '../../../state/settings/selectors';
import { getPart } from '../../../state/site/parts-selectors';
import type { RootState } from '../../../state/store';
import type { Monitor } from '../../../api/parts/small-parts';
import type { SiteStatus } from '../../../state/connection/selectors';
import type { ModuleOverride } from '../../../state/modules/types';
import type { PartState } from '../../../state/site/types';
import { SELF_CHECK } from '../../shared/self-check';
import { readPart } from '../../shared/part-result';
import { defineCard } from '../define-card';
import { isModuleHidden } from '../module-input';

const MODULE = 'monitor';

export interface MonitorInput {
	readonly isManager: boolean;
	/** The module is available on this site. */
	readonly isFound: boolean;
	readonly isActive: boolean;
	readonly override: ModuleOverride;
	/** The module's requirements are met. */
	readonly isAvailable: boolean;
	/** The server's message if they aren't; may be ''. */
	readonly unavailableReason: string;
	readonly siteStatus: SiteStatus;
	readonly hasConnectedOwner: boolean;
	/** The module needs the account service. */
	readonly requiresConnection: boolean;
	/** The site measures its own response time. */
	readonly isSelfChecking: boolean;
	readonly monitor: PartState< Monitor >;
}

export type MonitorView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	/** Without an account service, the site can only check itself. */
	| { readonly kind: 'self-check' }
	| { readonly kind: 'self-check-off' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'unavailable'; readonly reason: string }
	| { readonly kind: 'inactive' }
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed' }
	| {
			readonly kind: 'active';
			/** Null if there was no downtime. */
			readonly lastDown: Date | null;
			readonly lastChecked: Date | null;
	  };

/**
 * The state of the Downtime monitoring card. Conditions are in the order of
 * docs/spec/decisions.md#5; an inactive module has no loading state.
 */
export function monitorView( input: MonitorInput ): MonitorView {
	if ( isModuleHidden( input ) ) {
		return { kind: 'hidden' };
	}
	if ( input.requiresConnection ) {
		const { siteStatus } = input;
		if ( siteStatus === 'local' ) {
			return {
				kind: input.isSelfChecking ? 'self-check' : 'self-check-off',
			};
		}
		if ( siteStatus === 'offline' ) {
			return { kind: 'offline' };
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
		isSelfChecking: isSettingOn( state, SELF_CHECK ),
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
	samples: isDevelopment && {
		offline: {},
		'self-check': {},
		'self-check-off': {},
		'not-connected': {},
		unavailable: { reason: 'The server lacks something.' },
		inactive: {},
		loading: {},
		failed: {},
		active: {
			lastDown: new Date( '2026-04-02T08:30:00Z' ),
			lastChecked: new Date( '2026-04-02T08:30:00Z' ),
		},
	},
} );
