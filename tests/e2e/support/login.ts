import { expect, type Page } from '@playwright/test';

export interface Credentials {
	login: string;
	password: string;
}

/** Logs in through wp-login.php. */
export async function logInByForm(
	page: Page,
	{ login, password }: Credentials
): Promise< void > {
	await page.goto( '/wp-login.php' );
	const name = page.getByLabel( 'Username or Email Address' );
	// WordPress focuses this field shortly after loading, which would interrupt
	// typing in another one.
	await expect( name ).toBeFocused();
	await name.fill( login );
	await page.getByLabel( 'Password', { exact: true } ).fill( password );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await expect( page.locator( '#wpadminbar' ) ).toBeAttached();
}
