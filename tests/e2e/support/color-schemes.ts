import type { Page } from '@playwright/test';

/** WordPress's admin color schemes. */
export const SCHEMES = [
	'fresh',
	'light',
	'modern',
	'blue',
	'coffee',
	'ectoplasm',
	'midnight',
	'ocean',
	'sunrise',
] as const;

/**
 * Changes the color scheme like the profile page, without a reload: in the same
 * stylesheet, so that the order of the rules stays.
 */
export async function wearScheme(
	page: Page,
	scheme: ( typeof SCHEMES )[ number ]
): Promise< void > {
	await page.evaluate( async ( name ) => {
		const { body } = document;
		body.className = body.className.replace(
			/\badmin-color-\S+/,
			`admin-color-${ name }`
		);
		const link = document.getElementById( 'colors-css' );
		if ( ! ( link instanceof HTMLLinkElement ) ) {
			throw new Error( 'The page has no color scheme to change.' );
		}
		// The oldest color scheme has no stylesheet of its own.
		link.disabled = name === 'fresh';
		const href = `/wp-admin/css/colors/${ name }/colors.min.css`;
		if ( ! link.disabled && link.getAttribute( 'href' ) !== href ) {
			await new Promise( ( resolve, reject ) => {
				link.onload = resolve;
				link.onerror = reject;
				link.setAttribute( 'href', href );
			} );
		}
		// Colors that change slowly would be measured on their way.
		await Promise.all(
			document
				.getAnimations()
				.filter( ( animation ) => animation instanceof CSSTransition )
				.map( ( { finished } ) => finished.catch( () => null ) )
		);
	}, scheme );
}
