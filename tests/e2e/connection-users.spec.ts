import type { Page } from '@playwright/test';
import { clearDismissals } from './support/cards';
import {
	approve,
	callsOf,
	card,
	expectConsent,
	expectDashboard,
	clearConnection,
	readSavedConnection,
	linkAccount,
	notice,
	prepareSite,
} from './support/connection';
import { openRoute } from './support/dashboard';
import { expect, test } from './support/test';

const UNLINKED =
	'Link your own account there to open the site in the mobile apps.';

/**
 * Approves on the consent page, and stops before the browser follows the
 * redirect back to the site.
 */
async function wayBack( page: Page, account: string ): Promise< string > {
	const response = await page.request.post( page.url(), {
		form: { decision: 'approve', account },
		maxRedirects: 0,
	} );
	const { location = '' } = response.headers();
	const last = await page.request.get( location, { maxRedirects: 0 } );
	return last.headers()[ 'location' ] ?? '';
}

test.describe( 'users of a connected site', () => {
	test.beforeEach( async ( { sandbox } ) => {
		await prepareSite( sandbox, 'connected' );
	} );
	test.afterAll( async ( { sandbox } ) => clearConnection( sandbox ) );

	test( 'the banner can be dismissed for good', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin2' );
		await openRoute( page, '' );
		const banner = notice( page, UNLINKED );
		const saved = page.waitForResponse( /notice\/unlinked-user/ );
		await banner
			.getByRole( 'button', { name: 'Dismiss this notice' } )
			.click();
		await expect( banner ).toHaveCount( 0 );
		expect( ( await saved ).status() ).toBe( 200 );

		await page.reload();
		await expect( card( page, 'Account connection' ) ).toBeVisible();
		await expect( banner ).toHaveCount( 0 );
		await clearDismissals( sandbox );
	} );

	test( 'A193 B405 B485 a second administrator links an account, and unlinks it', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin2' );
		await openRoute( page, '' );
		const banner = notice( page, UNLINKED );
		await banner
			.getByRole( 'link', { name: 'Connect your user account' } )
			.click();
		await page
			.getByRole( 'button', { name: 'Connect your user account' } )
			.click();
		await expectConsent( page, sandbox );
		await approve( page, 'jonas' );

		await expect(
			notice( page, 'Your account is connected.' )
		).toBeVisible();
		const account = card( page, 'Account connection' );
		await expect( account ).toContainText( 'You are connected as jonas.' );
		await expect( banner ).toHaveCount( 0 );
		await expect( card( page, 'Site connection' ) ).toContainText(
			'The owner is'
		);
		expect( await readSavedConnection( sandbox ) ).toMatchObject( {
			owner: 'admin',
			linked: [ 'admin', 'admin2' ],
		} );

		await sandbox.accountService.clearCalls();
		await account
			.getByRole( 'button', { name: 'Disconnect your account' } )
			.click();
		await expect( account ).toContainText(
			'Your account is not connected.'
		);
		expect( await callsOf( sandbox ) ).toContain( 'POST /revoke' );
		expect( await readSavedConnection( sandbox ) ).toMatchObject( {
			owner: 'admin',
			linked: [ 'admin' ],
		} );
	} );

	test( 'A011 the owner has no way to unlink', async ( { openAs } ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '' );
		const account = card( page, 'Account connection' );
		await expect( account ).toContainText( 'You are connected as marta.' );
		await expect( account ).toContainText( 'Owner' );
		await expect( account.getByRole( 'button' ) ).toHaveCount( 0 );
	} );

	test( 'A013 B060 an editor links an account, and can’t touch the site’s connection', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'editor' );
		await linkAccount( page, sandbox, 'aiko' );
		await expect( card( page, 'Account connection' ) ).toContainText(
			'You are connected as aiko.'
		);
		await expect(
			page.getByRole( 'button', { name: 'Manage site connection' } )
		).toHaveCount( 0 );
		expect( ( await readSavedConnection( sandbox ) ).linked ).toEqual( [
			'admin',
			'editor',
		] );
	} );

	test( 'an account that another user of the site has is refused', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin2' );
		await linkAccount( page, sandbox, 'marta' );
		await expect(
			notice( page, 'is connected to another user of this site' )
		).toBeVisible();
		expect( ( await readSavedConnection( sandbox ) ).linked ).toEqual( [
			'admin',
		] );
	} );

	test( 'B593 a way back that was another user’s is refused, and stays good for that one', async ( {
		openAs,
		sandbox,
	} ) => {
		const editor = await openAs( 'editor' );
		const author = await openAs( 'author' );
		// The author's browser opens the callback URL of the editor's
		// authorization.
		await openRoute( editor, '#/connect-user' );
		await editor
			.getByRole( 'button', { name: 'Connect your user account' } )
			.click();
		await expectConsent( editor, sandbox );
		const address = await wayBack( editor, '90212' );

		await author.goto( address );
		await expectDashboard( author );
		await expect(
			notice( author, 'Stay logged in to this site' )
		).toBeVisible();
		expect( ( await readSavedConnection( sandbox ) ).linked ).toEqual( [
			'admin',
		] );

		await editor.goto( address );
		await expectDashboard( editor );
		expect( ( await readSavedConnection( sandbox ) ).linked ).toEqual( [
			'admin',
			'editor',
		] );
	} );

	test( 'B604 a callback URL works only once', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'editor' );
		await openRoute( page, '#/connect-user' );
		await page
			.getByRole( 'button', { name: 'Connect your user account' } )
			.click();
		await expectConsent( page, sandbox );
		const callback = page.waitForRequest( /action=authorize/ );
		await approve( page, 'aiko' );
		const linked = await readSavedConnection( sandbox );

		await sandbox.accountService.clearCalls();
		await page.goto( ( await callback ).url() );
		await expectDashboard( page );
		await expect( notice( page, 'invalid_state' ) ).toBeVisible();
		expect( await callsOf( sandbox ) ).not.toContain( 'POST /token' );
		expect( await readSavedConnection( sandbox ) ).toEqual( linked );
	} );
} );
