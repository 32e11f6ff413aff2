import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from '../sandbox';
import {
	FAULT_CARDS,
	faultNamed,
	withoutHost,
} from '../rest/support/fault-rows';
import { prepareSite } from './support/connection';
import { cardNamed, clearSiteData } from './support/cards';
import { openRoute } from './support/dashboard';
import {
	changeSite,
	resetSecurity,
	setMonitor,
} from './support/security-cards';
import { expect, test } from './support/test';

/**
 * An error, an invalid response and none, by their names in the table of
 * faults.
 */
const FAULTS = [
	'returns an error 500',
	'returns wrong types',
	'doesn’t respond for ten seconds',
].map( faultNamed );

/** Cards with a part that no other card needs. */
const ALONE = FAULT_CARDS.filter(
	( { part, screen } ) => part !== 'site' && ! screen
);

/**
 * The longest that a card may load: PHP's timeout for all parts, plus the
 * request.
 */
const DEADLINE_MS = 9_000;

const clearFaults = ( { accountService }: Sandbox ) =>
	accountService.patch( {
		faults: Object.fromEntries(
			[ '*', ...FAULT_CARDS.map( ( { source } ) => source ) ].map(
				( route ) => [ route, null ]
			)
		),
	} );

const tryAgain = ( place: Page | Locator ) =>
	place.getByRole( 'button', { name: 'Try again' } );

test.describe( 'one part of the provider’s data that fails', () => {
	test.beforeAll( async ( { sandbox } ) => {
		await prepareSite( sandbox, 'connected' );
		await sandbox.plugins.remove( 'vaultpress' );
		await setMonitor( sandbox, 'activate' );
	} );
	test.afterEach( async ( { sandbox } ) => {
		await clearFaults( sandbox );
		await clearSiteData( sandbox );
	} );
	test.afterAll( ( { sandbox } ) => resetSecurity( sandbox ) );

	// The REST tests cover all parts with all faults.
	for ( const [ index, { source, card: title } ] of ALONE.slice(
		0,
		FAULTS.length
	).entries() ) {
		const { name, fault, message } = FAULTS[ index ] ?? faultNamed( '' );
		test( `${ title } while the provider ${ name }: only that card shows the error, and a retry fixes it`, async ( {
			openAs,
			sandbox,
		} ) => {
			const page = await openAs( 'admin' );
			await changeSite( sandbox, {} );
			await sandbox.accountService.patch( {
				faults: { [ source ]: fault },
			} );

			await openRoute( page, '#/dashboard' );
			const card = cardNamed( page, title );
			await expect( tryAgain( page ) ).toHaveCount( 1, {
				timeout: DEADLINE_MS,
			} );
			await expect( tryAgain( card ) ).toBeVisible();
			expect( withoutHost( await card.innerText() ) ).toContain(
				message
			);
			for ( const { card: other } of ALONE ) {
				await expect(
					cardNamed( page, other ).locator( '[aria-busy="true"]' )
				).toHaveCount( 0 );
			}

			await clearFaults( sandbox );
			await tryAgain( card ).click();
			await expect( tryAgain( page ) ).toHaveCount( 0 );
		} );
	}
} );
