import { COMMERCE_ACTIONS } from './commerce-actions';
import { text } from './form-values';
import type { Action } from './form-values';
import { PatchError } from './merge';
import { OFFER_ACTIONS } from './offer-actions';
import { isRevocable, revoke } from './revoking';
import { isServiceScenario } from './scenarios';
import type { Store } from './store';

/** The non-empty fields, as numbers. */
function filledNumbers(
	form: URLSearchParams,
	names: readonly string[]
): Record< string, number > {
	return Object.fromEntries(
		names
			.filter( ( name ) => text( form, name ) !== '' )
			.map( ( name ) => [ name, Number( text( form, name ) ) ] )
	);
}

/**
 * The handler of each form of the panel; throws a PatchError for invalid input.
 */
const ACTIONS: Record< string, Action > = {
	scenario: ( store, form ) => {
		const name = text( form, 'name' );
		if ( ! isServiceScenario( name ) ) {
			throw new PatchError( `No scenario is called “${ name }”.` );
		}
		store.loadScenario( name );
	},
	...COMMERCE_ACTIONS,
	...OFFER_ACTIONS,
	rewind: ( store, form ) =>
		store.patch( {
			site: {
				rewind: {
					state: text( form, 'state' ),
					reason: text( form, 'reason' ),
					last_updated: new Date().toISOString(),
				},
			},
		} ),
	scan: ( store, form ) =>
		store.patch( {
			site: {
				scan: {
					state: text( form, 'state' ),
					reason: text( form, 'reason' ) || null,
					threats: Array.from(
						{
							length: Math.min(
								Number( text( form, 'threats' ) ),
								99
							),
						},
						( _none, index ) => ( {
							id: 601 + index,
							signature: 'Sandbox.Threat',
							description: `Threat ${
								index + 1
							} of the control panel.`,
						} )
					),
					credentials: form.has( 'credentials' )
						? [ { type: 'managed', still_valid: true } ]
						: [],
				},
			},
		} ),
	fault: ( store, form ) =>
		store.patch( {
			faults: {
				[ text( form, 'route' ) || '*' ]: {
					kind: text( form, 'kind' ),
					...filledNumbers( form, [
						'latency_ms',
						'status',
						'retry_after',
					] ),
				},
			},
		} ),
	revoke: ( store, form ) => {
		const what = text( form, 'what' );
		if ( ! isRevocable( what ) ) {
			throw new PatchError( `Nothing is called “${ what }”.` );
		}
		revoke( store, { what, siteId: Number( text( form, 'site_id' ) ) } );
	},
	'remove-fault': ( store, form ) =>
		store.patch( { faults: { [ form.get( 'key' ) ?? '' ]: null } } ),
};

/** Throws a PatchError. */
export function runPanelAction( store: Store, form: URLSearchParams ): void {
	const name = text( form, 'action' );
	const action = Object.hasOwn( ACTIONS, name ) ? ACTIONS[ name ] : undefined;
	if ( ! action ) {
		throw new PatchError( `The panel has no action “${ name }”.` );
	}
	action( store, form );
}
