import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from '../sandbox';
import { prepareSite } from './support/connection';
import { cardNamed, forgetSiteData } from './support/cards';
import { DASHBOARD_PAGE, openRoute, waitForScreen } from './support/dashboard';
import {
	changeSite,
	leaveSecurity,
	setMonitor,
} from './support/security-cards';
import { expect, test } from './support/test';

/** The provider's parts that a card of its own shows: route → card. */
const PARTS = [
	[ '/v1/sites/{id}/rewind', 'Backup' ],
	[ '/v1/sites/{id}/scan', 'Scan' ],
	[ '/v1/sites/{id}/monitor', 'Downtime monitoring' ],
	[ '/v1/sites/{id}/activity', 'Activity' ],
] as const;

const FAULTS = [
	[ 'answers 500', { kind: 'status', status: 500 } ],
	[ 'sends a page', { kind: 'html' } ],
	[ 'sends half a JSON', { kind: 'malformed' } ],
	[ 'sends other types', { kind: 'wrong-types' } ],
	[ 'hangs', { kind: 'closed', latency_ms: 20_000 } ],
] as const;

/** The longest that a card may go on loading: PHP's deadline over all parts, and the way there. */
const DEADLINE_MS = 9_000;

const mend = ( { accountService }: Sandbox ) =>
	accountService.patch( {
		faults: Object.fromEntries(
			[ '*', ...PARTS.map( ( [ route ] ) => route ) ].map( ( route ) => [
				route,
				null,
			] )
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
		await mend( sandbox );
		await forgetSiteData( sandbox );
	} );
	test.afterAll( ( { sandbox } ) => leaveSecurity( sandbox ) );

	// Each part once with each fault in turn: all pairs are walked over REST.
	for ( const [ index, [ name, fault ] ] of FAULTS.entries() ) {
		const [ route, title ] = PARTS[ index % PARTS.length ] ?? PARTS[ 0 ];
		test( `${ title } that ${ name }: that card alone says so, and mends`, async ( {
			openAs,
			sandbox,
		} ) => {
			const page = await openAs( 'admin' );
			await changeSite( sandbox, {} );
			await sandbox.accountService.patch( {
				faults: { [ route ]: fault },
			} );

			await openRoute( page, '#/dashboard' );
			const card = cardNamed( page, title );
			await expect( tryAgain( page ) ).toHaveCount( 1, {
				timeout: DEADLINE_MS,
			} );
			await expect( tryAgain( card ) ).toBeVisible();
			for ( const [ , other ] of PARTS ) {
				await expect(
					cardNamed( page, other ).locator( '[aria-busy="true"]' )
				).toHaveCount( 0 );
			}

			await mend( sandbox );
			await tryAgain( card ).click();
			await expect( tryAgain( page ) ).toHaveCount( 0 );
		} );
	}

	test( 'with the service stopped after a good load, every card shows its last data and their age', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await changeSite( sandbox, {} );
		await openRoute( page, '#/dashboard' );
		await expect( cardNamed( page, 'Backup' ) ).toContainText(
			'Your site is backed up in real time.'
		);

		await sandbox.accountService.patch( {
			faults: { '*': { kind: 'closed' } },
		} );
		await sandbox.setClock( 3_600 );
		await page.goto( `${ DASHBOARD_PAGE }#/dashboard` );
		await page.reload();
		await waitForScreen( page );
		for ( const [ , title ] of PARTS ) {
			await expect( cardNamed( page, title ) ).toContainText(
				/Last updated .+ ago\./,
				{ timeout: DEADLINE_MS }
			);
		}
		await expect( cardNamed( page, 'Backup' ) ).toContainText(
			'Your site is backed up in real time.'
		);
		await sandbox.setClock( 0 );
	} );
} );
