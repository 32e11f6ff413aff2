import { getLicenseProductGroup } from '../../lib/plans/license-products';
import type { LicenseProductGroup } from '../../lib/plans/license-products';
import type { RedirectSource } from '../../lib/redirect-sources';
import type { SiteStatus } from '../../state/connection/selectors';
import type { RequestStatus } from '../../state/request';

export interface ActivationInput {
	readonly siteStatus: SiteStatus;
	readonly request: RequestStatus;
	/** ID of the activated product; null until one is activated. */
	readonly productId: number | null;
	readonly hasRecommendations: boolean;
	/** The saved step of the recommendations. */
	readonly step: string;
}

export type FirstButton = 'configure-site' | 'view-plans';

/** Link to the product; null if it has none. */
export type SecondButton = Extract<
	RedirectSource< 'site' >,
	'jetpack-backup' | 'jetpack-scan' | 'jetpack-search'
> | null;

export type ActivationView =
	| { readonly kind: 'offline' }
	| { readonly kind: 'entry' }
	| { readonly kind: 'activating' }
	| {
			readonly kind: 'success';
			readonly group: LicenseProductGroup;
			readonly first: FirstButton;
			readonly second: SecondButton;
	  };

const NOT_STARTED = 'not-started';

/** Entry, activating, then success. The entry shows errors next to the field. */
export function activationView( input: ActivationInput ): ActivationView {
	if ( input.request.kind === 'pending' ) {
		return { kind: 'activating' };
	}
	if ( input.productId === null ) {
		return {
			kind: input.siteStatus === 'offline' ? 'offline' : 'entry',
		};
	}
	const group = getLicenseProductGroup( input.productId );
	return {
		kind: 'success',
		group,
		first:
			input.hasRecommendations && input.step === NOT_STARTED
				? 'configure-site'
				: 'view-plans',
		second: getSecondButton( group ),
	};
}

function getSecondButton( group: LicenseProductGroup ): SecondButton {
	switch ( group ) {
		case 'backup':
		case 'complete':
		case 'security':
			return 'jetpack-backup';
		case 'scan':
			return 'jetpack-scan';
		case 'search':
			return 'jetpack-search';
		default:
			return null;
	}
}
