import { expect, type Page } from '@playwright/test';

export interface Credentials {
	login: string;
	password: string;
}

/** Through wp-login.php, as a person does. */
export async function logInByForm(
	page: Page,
	{ login, password }: Credentials
): Promise< void > {
	await page.goto( '/wp-login.php' );
	const name = page.getByLabel( 'Username or Email Address' );
	// WordPress puts the focus there a moment after loading; what was being typed elsewhere would follow it.
	await expect( name ).toBeFocused();
	await name.fill( login );
	await page.getByLabel( 'Password', { exact: true } ).fill( password );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await expect( page.locator( '#wpadminbar' ) ).toBeAttached();
}
