/** @jest-environment ./tools/jest/browser-environment.js */
import {
	CONNECTED_SITE,
	openStore,
} from '../../../state/connection/connection.fixture';
import { asText } from '../recommendations.fixture';
import { isFreeSite } from './get-step-input';

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

/** A store with the cached plan and no purchases. */
const open = ( plan: string, age: number ) =>
	openStore( {
		...CONNECTED_SITE,
		dashboard: {
			parts: {
				site: {
					body: asText( { ID: 42, plan: { product_slug: plan } } ),
					age,
				},
				purchases: { body: asText( [] ), age },
			},
		},
	} );

it.each( [
	[ 'free', 'jetpack_free', MINUTE_S, true ],
	[ 'paid', 'jetpack_complete', MINUTE_S, false ],
	[
		'unknown, since the cached plan is a day old',
		'jetpack_free',
		DAY_S,
		null,
	],
	[
		'unknown, since the cached plan may have ended',
		'jetpack_complete',
		DAY_S,
		null,
	],
] )( 'the site is %s', ( _title, plan, age, expected ) => {
	expect( isFreeSite( open( plan, age ).getState() ) ).toBe( expected );
} );
