/**
 * Announces a text to screen readers.
 *
 * wp-a11y is loaded late (docs/decisions/001): earlier announcements wait until
 * it is loaded.
 */
export function speak(
	text: string,
	urgency: 'polite' | 'assertive' = 'polite'
): void {
	void import( /* webpackMode: "eager" */ '@wordpress/a11y' ).then(
		( a11y ) => a11y.speak( text, urgency )
	);
}
