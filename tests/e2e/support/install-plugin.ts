import { type Browser, expect } from '@playwright/test';
import type { SandboxInfo } from '../../sandbox';
import { logInByForm } from './login';

/** Uploads the zip in wp-admin and activates the plugin. */
export async function installPlugin(
	browser: Browser,
	sandbox: SandboxInfo,
	zip: string
): Promise< void > {
	const page = await browser.newPage( { baseURL: sandbox.url } );
	page.setDefaultTimeout( 60_000 );
	await logInByForm( page, sandbox.users.admin );

	await page.goto( '/wp-admin/plugin-install.php?tab=upload' );
	await page.getByLabel( 'Plugin zip file' ).setInputFiles( zip );
	await page.getByRole( 'button', { name: 'Install Now' } ).click();
	// Match the whole content, so that a failure shows WordPress's message.
	const content = page.locator( '#wpbody-content' );
	await expect( content ).toContainText( 'Plugin installed successfully.', {
		timeout: 60_000,
	} );

	await page.getByRole( 'link', { name: 'Activate Plugin' } ).click();
	await page.waitForURL( '**/admin.php?page=jetpack*' );
	await expect( page.locator( '#jetpack-dashboard-root h1' ) ).toBeAttached();
	await page.context().close();
}
