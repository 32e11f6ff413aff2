import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join( __dirname, '..' );

const BREAKPOINTS = [ 480, 660, 800, 960, 1040, 1280, 1400 ];
/** Breakpoints of wp-admin. */
const WORDPRESS = [ 600, 782 ];

/** All widths in media queries of the app's styles, rounded up: 959.98 means below 960. */
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

it( 'B619 the layout changes only at the breakpoints', () => {
	expect( widths ).not.toHaveLength( 0 );
	expect(
		widths.filter(
			( width ) => ! [ ...BREAKPOINTS, ...WORDPRESS ].includes( width )
		)
	).toEqual( [] );
} );
