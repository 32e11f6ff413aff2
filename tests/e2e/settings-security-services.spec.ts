import { findViolations } from './support/accessibility';
import { clearSiteData } from './support/cards';
import { prepareSite } from './support/connection';
import { noticesOf, openRoute, waitForScreen } from './support/dashboard';
import { changeSite, resetSecurity } from './support/security-cards';
import { expectStored, saveSettings, settingsCard } from './support/settings';
import { changeControls, turnsOn } from './support/settings-controls';
import { expect, test } from './support/test';

/** The cards of external services: anti-spam and backups. */
const DEFAULTS = { akismet_show_user_comments_approved: false };

test.beforeAll( ( { sandbox } ) => prepareSite( sandbox, 'connected' ) );
test.afterAll( async ( { sandbox } ) => {
	await saveSettings( sandbox, {}, DEFAULTS );
	await sandbox.wpEval( "delete_option( 'wordpress_api_key' );" );
	await resetSecurity( sandbox );
} );

test( 'B335 B147 B168 what the anti-spam card shows of commenters is kept, and a key is typed, checked, saved and kept', async ( {
	openAs,
	sandbox,
} ) => {
	await saveSettings( sandbox, {}, DEFAULTS );
	await sandbox.publicServices.reset();
	await sandbox.plugins.activate( 'akismet' );
	await sandbox.wpEval( "delete_option( 'wordpress_api_key' );" );
	const { active } = sandbox.publicServices.antispam.keys;
	const page = await openAs( 'admin' );
	await openRoute( page, '#/security' );
	await changeControls( page, sandbox, {
		'Anti-spam': [
			turnsOn(
				'Show the number of approved comments beside each commenter',
				'akismet_show_user_comments_approved'
			),
		],
	} );
	const card = settingsCard( page, 'Anti-spam' );
	await expect( card ).toContainText( 'Your site needs an Anti-spam key.' );
	const field = card.getByLabel( 'Your API key' );
	const save = card.getByRole( 'button', { name: /^Sav(e settings|ing…)$/ } );

	await field.fill( 'nosuchkey123' );
	await expect( card ).toContainText(
		'Your site is not protected from spam.'
	);
	await expect( card ).toContainText(
		"There's a problem with your Anti-spam API key. Learn more."
	);
	await expect( save ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( await findViolations( page ) ).toEqual( [] );

	await field.fill( ` ${ active } ` );
	await expect( card ).toContainText( 'Your site is protected from spam.' );
	await save.click();
	await expect(
		noticesOf( page ).getByText( 'Updated settings.' )
	).toBeVisible();
	await page.reload();
	await waitForScreen( page );
	await expect( field ).toHaveValue( active );
	await expect( card ).toContainText( 'Your site is protected from spam.' );
	await expectStored( sandbox, { wordpress_api_key: active } );
} );

test.describe( 'the backups card', () => {
	// Other states: backups-card.test.tsx.
	test( 'B153 awaiting credentials', async ( { openAs, sandbox } ) => {
		const page = await openAs( 'admin' );
		await sandbox.accountService.scenario( 'default' );
		await changeSite( sandbox, {
			rewind: { state: 'awaiting_credentials' },
		} );
		await openRoute( page, '#/security' );
		await expect(
			settingsCard( page, 'Backups and scanning' )
		).toContainText( 'Enter your server credentials' );
		expect( await findViolations( page ) ).toEqual( [] );
	} );

	test( 'B466 a plan without backups has an upgrade in place of them', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await sandbox.accountService.scenario( 'free' );
		await clearSiteData( sandbox );
		await openRoute( page, '#/security' );
		await expect(
			settingsCard( page, 'Backups' ).getByRole( 'link', {
				name: 'Upgrade',
			} )
		).toBeVisible();
	} );
} );
