import { cardNamed } from './support/cards';
import { prepareSite } from './support/connection';
import { noticesOf, openRoute } from './support/dashboard';
import { resetSecurity } from './support/security-cards';
import { expect, test } from './support/test';

test.afterAll( ( { sandbox } ) => resetSecurity( sandbox ) );

test.describe( 'the Anti-spam card', () => {
	test.beforeEach( async ( { sandbox } ) => {
		await prepareSite( sandbox, 'local' );
		await sandbox.publicServices.reset();
		await sandbox.plugins.remove( 'akismet' );
		await sandbox.wpEval( "delete_option( 'wordpress_api_key' );" );
	} );

	test( 'A129 A131 A132 from the plugin that is missing to its count', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		const card = cardNamed( page, 'Anti-spam' );
		await card.getByRole( 'button', { name: 'Install Akismet' } ).click();
		await expect(
			noticesOf( page ).getByText( 'Activating Akismet…' )
		).toBeVisible();
		await expect(
			card.getByRole( 'link', { name: 'Enter your key' } )
		).toBeVisible( { timeout: 30_000 } );
		await expect(
			card.getByRole( 'heading', { name: 'Anti-spam' } )
		).toBeFocused();

		await sandbox.wpEval(
			`update_option( 'wordpress_api_key', '${ sandbox.publicServices.antispam.keys.active }' );`
		);
		await sandbox.plugins.setSpamCount( 0 );
		await page.reload();
		await expect( card ).toContainText( 'Akismet is blocking spam.' );
		await sandbox.plugins.setSpamCount( 1234 );
		await page.reload();
		await expect( card ).toContainText( '1,234' );
		await card.getByRole( 'link', { name: 'Moderate comments' } ).click();
		await expect( page ).toHaveURL( /edit-comments\.php/ );
	} );

	test( 'A133 A134 a plugin that can’t be had is not activated', async ( {
		openAs,
		sandbox,
	} ) => {
		await sandbox.publicServices.pluginDirectory.fail( 'akismet' );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		const install = cardNamed( page, 'Anti-spam' ).getByRole( 'button', {
			name: 'Install Akismet',
		} );
		await install.click();
		await expect(
			noticesOf( page ).getByText( 'Could not activate Akismet.' )
		).toBeVisible( { timeout: 30_000 } );
		await expect( install ).toBeFocused();
	} );

	test( 'A130 the plugin that is off is activated', async ( {
		openAs,
		sandbox,
	} ) => {
		await sandbox.plugins.install( 'akismet' );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		const card = cardNamed( page, 'Anti-spam' );
		await card.getByRole( 'button', { name: 'Activate Akismet' } ).click();
		await expect(
			card.getByRole( 'link', { name: 'Enter your key' } )
		).toBeVisible( { timeout: 30_000 } );
	} );
} );
