import { expect, type Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox';
import { DASHBOARD_PAGE, waitForScreen } from './dashboard';

/** A purchase as old as needed, in the account service's format. */
export function purchaseOf( slug: string, name: string, fields: object = {} ) {
	return {
		ID: '77001',
		product_slug: slug,
		product_name: name,
		active: '1',
		subscribed_date: '2025-11-02T10:00:00+00:00',
		expiry_date: '2031-03-05T10:00:00+00:00',
		is_refundable: false,
		...fields,
	};
}

/** Buys what the account service's checkout offers, and comes back to the site. */
export async function buy( page: Page, sandbox: Sandbox ): Promise< void > {
	await expectCheckout( page, sandbox );
	await page.getByRole( 'button', { name: 'Buy', exact: true } ).click();
	await expect( page ).toHaveURL( ( { pathname, search } ) =>
		`${ pathname }${ search }`.startsWith( DASHBOARD_PAGE )
	);
	await waitForScreen( page );
}

export async function expectCheckout(
	page: Page,
	{ accountService }: Sandbox
): Promise< void > {
	await expect( page ).toHaveURL(
		( { origin } ) => origin === accountService.url
	);
	await expect(
		page.getByRole( 'heading', { name: 'Checkout' } )
	).toBeVisible();
}

/** Buys a license key at the checkout instead of the product. */
export async function buyKey( page: Page, sandbox: Sandbox, slug: string ) {
	const { accountService } = sandbox;
	await page.goto(
		`${ accountService.url }/redirect?source=jetpack-product-description-checkout&path=${ slug }`
	);
	await page.getByRole( 'button', { name: 'Buy a license key' } ).click();
	return page.locator( 'code' ).innerText();
}

/**
 * Simulates a return to the tab, by default a minute later: headless browsers never hide a
 * tab, and the app doesn't refetch what is only seconds old.
 */
export const returnToTabLater = ( page: Page, laterMs = 60_000 ) =>
	page.evaluate( ( ms ) => {
		const now = Date.now.bind( Date );
		Date.now = () => now() + ms;
		document.dispatchEvent( new Event( 'visibilitychange' ) );
	}, laterMs );
