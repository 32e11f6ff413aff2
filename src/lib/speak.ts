/**
 * Says a text to screen readers.
 *
 * wp-a11y is one of the scripts that come late (docs/decisions/001): what is
 * said before it is there is said then.
 */
export function speak(
	text: string,
	urgency: 'polite' | 'assertive' = 'polite'
): void {
	void import( /* webpackMode: "eager" */ '@wordpress/a11y' ).then(
		( a11y ) => a11y.speak( text, urgency )
	);
}
