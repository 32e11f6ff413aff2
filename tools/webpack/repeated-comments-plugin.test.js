const { removeRepeated } = require( './repeated-comments-plugin' );

test( 'a comment for translators that stands twice is printed once', () => {
	const comment = '/* translators: %s: a name */';
	const call = '(0,r.__)("Hello %s","jetpack-dashboard")';
	expect(
		removeRepeated( `a(${ comment } ${ comment }\n${ call },name)` )
	).toBe( `a(${ comment }\n${ call },name)` );
} );

test( 'comments that differ or stand apart remain', () => {
	const code =
		'a(/* translators: 1 */ /* translators: 2 */ b,/* translators: 2 */ c)';
	expect( removeRepeated( code ) ).toBe( code );
} );
