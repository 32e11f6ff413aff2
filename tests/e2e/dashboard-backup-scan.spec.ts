import { findViolations } from './support/accessibility';
import { cardNamed, clearDismissals, clearSiteData } from './support/cards';
import { prepareSite } from './support/connection';
import { noticesOf, waitForScreen } from './support/dashboard';
import { resetSecurity, NO_THREATS, openSite } from './support/security-cards';
import { expect, test } from './support/test';

test.afterAll( ( { sandbox } ) => resetSecurity( sandbox ) );

test.describe( 'the Backup card', () => {
	test.beforeEach( async ( { sandbox } ) => {
		await prepareSite( sandbox, 'connected' );
		await sandbox.plugins.remove( 'vaultpress' );
	} );

	// Other states: backup-card.test.tsx, scan-card.test.tsx; a plan without
	// backups: dashboard-cards.spec.ts.
	test( 'A121 A140 awaiting credentials, and threats on the Scan card', async ( {
		openAs,
		sandbox,
	} ) => {
		const threat = { id: 1, description: 'Changed.', signature: 'Core' };
		const page = await openSite( openAs, sandbox, {
			rewind: { state: 'awaiting_credentials' },
			scan: { threats: [ threat, { ...threat, id: 2 } ] },
		} );
		await expect( cardNamed( page, 'Backup' ) ).toContainText(
			'Enter your server credentials'
		);
		await expect( cardNamed( page, 'Scan' ) ).toContainText(
			'2 threats were found on your site.'
		);
		expect( await findViolations( page ) ).toEqual( [] );
	} );

	test( 'A123 the vault plugin that is on makes the backups', async ( {
		openAs,
		sandbox,
	} ) => {
		await sandbox.plugins.activate( 'vaultpress' );
		await sandbox.plugins.registerVault( true );
		const page = await openSite( openAs, sandbox, {
			rewind: { state: 'unavailable', reason: 'vp_active_on_site' },
		} );
		const link = cardNamed( page, 'Backup' ).getByRole( 'link', {
			name: 'View your backups',
		} );
		await link.click();
		await expect(
			page.getByRole( 'heading', { name: 'VaultPress' } )
		).toBeVisible();
	} );

	test( 'A125 A126 A127 the record bar counts, its popup is closed for good', async ( {
		openAs,
		sandbox,
	} ) => {
		await clearDismissals( sandbox );
		const page = await openSite( openAs, sandbox );
		const card = cardNamed( page, 'Backup' );
		await expect( card.getByRole( 'listitem' ).first() ).toHaveText(
			/^\d+ posts$/
		);
		const popup = card.getByRole( 'note' );
		await expect( popup ).toBeVisible();
		await popup.getByRole( 'button', { name: 'Close' } ).focus();
		const stored = page.waitForResponse( /jetpack\/v4\/notice\// );
		await page.keyboard.press( 'Escape' );
		await expect( popup ).toHaveCount( 0 );
		await expect(
			card.getByRole( 'heading', { name: 'Backup' } )
		).toBeFocused();
		await stored;
		await page.reload();
		await waitForScreen( page );
		await expect( card.getByRole( 'listitem' ) ).toHaveCount( 3 );
		await expect( popup ).toHaveCount( 0 );
	} );
} );

test.describe( 'the Scan card', () => {
	test.beforeEach( async ( { sandbox } ) => {
		await prepareSite( sandbox, 'connected' );
		await sandbox.plugins.remove( 'vaultpress' );
		await sandbox.publicServices.reset();
	} );

	const VAULT_SCANS = {
		scan: { state: 'unavailable', reason: 'vp_active_on_site' },
	};
	const PREMIUM = {
		plan: 'jetpack_premium',
		purchases: [],
		scan: { state: 'unavailable', reason: 'missing_plan' },
	};
	test( 'A144 A146 A147 the vault plugin: without a key, without threats, with them', async ( {
		openAs,
		sandbox,
	} ) => {
		await sandbox.plugins.activate( 'vaultpress' );
		await sandbox.plugins.registerVault( false );
		const page = await openSite( openAs, sandbox, VAULT_SCANS );
		const card = cardNamed( page, 'Scan' );
		await expect(
			card.getByRole( 'link', { name: 'Enter your registration key' } )
		).toBeVisible();

		await sandbox.plugins.registerVault( true );
		await clearSiteData( sandbox );
		await page.reload();
		await expect( card ).toContainText( NO_THREATS );
		await expect( card ).toContainText( 'VaultPress scans your site.' );

		await sandbox.publicServices.vault.set( {
			security: { notice_count: 3 },
		} );
		await clearSiteData( sandbox );
		await page.reload();
		await expect( card ).toContainText(
			'3 threats were found on your site.'
		);
	} );

	test( 'A149 A151 the vault plugin is installed, then its page opens', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openSite( openAs, sandbox, PREMIUM );
		await cardNamed( page, 'Scan' )
			.getByRole( 'button', { name: 'Install VaultPress' } )
			.click();
		await expect( page ).toHaveURL( /page=vaultpress$/, {
			timeout: 30_000,
		} );
		await expect(
			page.getByRole( 'heading', { name: 'VaultPress' } )
		).toBeVisible();
	} );

	test( 'A148 A152 A154 the vault plugin that breaks is not activated', async ( {
		openAs,
		sandbox,
	} ) => {
		await sandbox.plugins.install( 'vaultpress', 'incompatible' );
		const page = await openSite( openAs, sandbox, PREMIUM );
		const activate = cardNamed( page, 'Scan' ).getByRole( 'button', {
			name: 'Activate VaultPress',
		} );
		await activate.click();
		await expect(
			noticesOf( page ).getByText( 'Could not activate VaultPress.' )
		).toBeVisible( { timeout: 30_000 } );
		await expect( activate ).toBeFocused();
	} );
} );
