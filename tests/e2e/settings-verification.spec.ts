import type { Page } from '@playwright/test';
import { prepareSite } from './support/connection';
import { noticesOf, openRoute } from './support/dashboard';
import {
	expectStored,
	saveSettings,
	readStoredSetting,
} from './support/settings';
import { expect, test } from './support/test';
import { startTraffic } from './support/traffic';

startTraffic();

test.describe( 'verification with Google', () => {
	const verify = ( page: Page ) =>
		page.getByRole( 'button', { name: 'Verify with Google' } );
	const openPopup = async ( page: Page ) => {
		const [ popup ] = await Promise.all( [
			page.waitForEvent( 'popup' ),
			verify( page ).click(),
		] );
		return popup;
	};

	test.beforeEach( async ( { sandbox } ) => {
		await prepareSite( sandbox, 'connected' );
		await saveSettings( sandbox, { 'verification-tools': true } );
	} );

	test( 'through the pop-up, to the tag on the front page, and edited by hand', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/traffic' );
		const google = page.getByRole( 'group', {
			name: 'Verification with Google',
		} );
		const popup = await openPopup( page );
		await expect(
			google.getByRole( 'button', { name: 'Verifying…' } )
		).toBeVisible();
		const closed = popup.waitForEvent( 'close' );
		await popup.getByRole( 'button', { name: 'Connect' } ).click();
		await closed;
		await expect(
			google.getByText( 'Your site is verified with Google.' )
		).toBeVisible();

		const token = await readStoredSetting( sandbox, 'google' );
		expect( token ).toMatch( /^[\w-]+$/ );
		const front = await ( await page.request.get( '/' ) ).text();
		expect( front ).toContain(
			`name="google-site-verification" content="${ String( token ) }"`
		);

		await google.getByRole( 'button', { name: 'Edit' } ).click();
		await google.getByRole( 'textbox' ).fill( 'mine-1' );
		await google.getByRole( 'button', { name: 'Save' } ).click();
		await expect(
			google.getByRole( 'button', { name: 'Edit' } )
		).toBeVisible();
		await expectStored( sandbox, { google: 'mine-1' } );
	} );

	test( 'closing the pop-up changes nothing; a failure shows an error, and the site stays unverified', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/traffic' );
		await ( await openPopup( page ) ).close();
		await expect( verify( page ) ).toBeVisible();
		await expectStored( sandbox, { google: '' } );

		const popup = await openPopup( page );
		await sandbox.accountService.patch( {
			site: { verification: { errors: { odd: 'No tag was found.' } } },
		} );
		// The notice stays for five seconds, and the pop-up takes time to
		// close.
		const told = expect(
			noticesOf( page ).getByText(
				'Site failed to verify: No tag was found.'
			)
		).toBeVisible( { timeout: 30_000 } );
		await popup.getByRole( 'button', { name: 'Connect' } ).click();
		await told;
		await expect( verify( page ) ).toBeVisible();
	} );
} );
