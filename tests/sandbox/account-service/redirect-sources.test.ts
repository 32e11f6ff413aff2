import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { REDIRECT_SOURCES } from '../../../src/lib/redirect-sources';
import { REPOSITORY } from '../layout';
import { destinationOf, KNOWN_SOURCES } from './redirect-sources';

/**
 * Where a slug occurs: `redirectUrl( url, 'slug' )`, `source="slug"`,
 * `/redirect?source=slug`.
 */
const USES = [
	/redirectUrl\(\s*[^'"()]*(?:\([^()]*\)[^'"()]*)?['"]([\w-]+)['"]/g,
	/\bsource=["']([\w-]+)["']/g,
	/\/redirect\?source=([\w-]+)/g,
];

function sourcesBelow( folder: string ): string[] {
	return readdirSync( folder, { withFileTypes: true } ).flatMap(
		( entry ) => {
			const path = join( folder, entry.name );
			if ( entry.isDirectory() ) {
				return sourcesBelow( path );
			}
			return /\.(?:tsx?|php)$/.test( path ) && ! /\.test\./.test( path )
				? [ path ]
				: [];
		}
	);
}

function slugsIn( text: string ): string[] {
	return USES.flatMap( ( use ) =>
		[ ...text.matchAll( use ) ].map( ( [ , slug = '' ] ) => slug )
	);
}

const used = [ 'src', 'plugin/includes' ].flatMap( ( folder ) =>
	sourcesBelow( join( REPOSITORY, folder ) ).flatMap( ( file ) =>
		slugsIn( readFileSync( file, 'utf8' ) ).map(
			( slug ) => [ slug, file.slice( REPOSITORY.length + 1 ) ] as const
		)
	)
);

it( 'finds the links', () => {
	expect(
		slugsIn(
			`redirectUrl( getUrl( state ), 'a-b' ); <Link source="c" />; '/redirect?source=d'`
		)
	).toEqual( [ 'a-b', 'c', 'd' ] );
	expect( used.length ).toBeGreaterThan( 4 );
} );

it.each( used )( 'has the link “%s” of %s', ( slug ) => {
	expect( destinationOf( slug ) ).not.toBeNull();
} );

it( 'has exactly the dashboard’s links', () => {
	expect( [ ...KNOWN_SOURCES ].sort() ).toEqual(
		Object.keys( REDIRECT_SOURCES ).sort()
	);
} );

it.each( Object.entries( REDIRECT_SOURCES ) )(
	'“%s” opens what its parameters (%s) are for',
	( slug, kind ) => {
		expect( destinationOf( slug )?.kind === 'checkout' ).toBe(
			kind === 'checkout'
		);
	}
);

it( 'rejects slugs that are properties of every object', () => {
	expect( destinationOf( 'constructor' ) ).toBeNull();
} );
