import type { Monitor } from '../../../api/parts/small-parts';
import type { SiteStatus } from '../../../state/connection/selectors';
import type { ModuleOverride } from '../../../state/modules/types';
import { readPart } from '../../shared/part-data';
import type { PartState } from '../../../state/site/types';

export interface MonitorFacts {
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
 * The look of the Downtime monitoring card. The guards stand
 * in the order of docs/spec/decisions.md#5; a module that is off has nothing to wait for.
 */
export function monitorView( facts: MonitorFacts ): MonitorView {
	if (
		! facts.isManager ||
		! facts.isFound ||
		facts.override === 'inactive'
	) {
		return { kind: 'hidden' };
	}
	if ( facts.requiresConnection ) {
		const { siteStatus } = facts;
		if ( siteStatus === 'offline' || siteStatus === 'local' ) {
			return { kind: siteStatus };
		}
		if ( ! facts.hasConnectedOwner ) {
			return { kind: 'not-connected' };
		}
	}
	if ( ! facts.isAvailable ) {
		return { kind: 'unavailable', reason: facts.unavailableReason };
	}
	if ( ! facts.isActive ) {
		return { kind: 'inactive' };
	}
	const monitor = readPart( facts.monitor );
	return monitor.kind === 'known'
		? { kind: 'active', ...monitor.data }
		: { kind: monitor.kind };
}
