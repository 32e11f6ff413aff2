import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join( __dirname, '..' );

const BREAKPOINTS = [ 480, 660, 800, 960, 1040, 1280, 1400 ];
/** Where wp-admin itself, around the app, changes. */
const WORDPRESS = [ 600, 782 ];

/** Every width that a media query of the app's styles names; 959.98 is short of 960. */
const widths = readdirSync( SOURCE, { recursive: true, encoding: 'utf8' } )
	.filter( ( file ) => file.endsWith( '.scss' ) )
	.flatMap( ( file ) => {
		const styles = readFileSync( join( SOURCE, file ), 'utf8' );
		return [
			...styles.matchAll( /\((?:min|max)-width: ([\d.]+)px\)/g ),
		].map( ( [ , width ] ) => Math.ceil( Number( width ) ) );
	} );

it( 'B618 phones are screens of 480 px and less', () => {
	const mixins = readFileSync( join( __dirname, '_mixins.scss' ), 'utf8' );
	expect( mixins ).toMatch( /@mixin phone \{\s+@media \(max-width: 480px\)/ );
	expect( widths.filter( ( width ) => width < 600 ) ).not.toHaveLength( 0 );
	expect(
		widths.filter( ( width ) => width < 600 && width !== 480 )
	).toEqual( [] );
} );

it( 'B619 the layout changes at the breakpoints, and nowhere else', () => {
	expect( widths ).not.toHaveLength( 0 );
	expect(
		widths.filter(
			( width ) => ! [ ...BREAKPOINTS, ...WORDPRESS ].includes( width )
		)
	).toEqual( [] );
} );
