import { strFromU8, strToU8, unzipSync } from 'fflate';
import { checkZipSize, isShipped, zipPlugin } from './zip-entries';

const FILES: [ string, Uint8Array ][] = [
	[ 'jetpack-dashboard.php', strToU8( '<?php' ) ],
	[ 'build/chunks/settings.js', strToU8( 'x' ) ],
	[ 'build/index.js.map', strToU8( '{}' ) ],
	[ 'languages/jetpack-dashboard.pot', strToU8( '' ) ],
	[ 'languages/.gitkeep', strToU8( '' ) ],
];

test( 'the zip contains the shipped files in the plugin’s folder', () => {
	const entries = unzipSync( zipPlugin( new Map( FILES ) ) );

	expect( Object.keys( entries ) ).toEqual( [
		'jetpack-dashboard/build/chunks/settings.js',
		'jetpack-dashboard/jetpack-dashboard.php',
	] );
	expect(
		strFromU8(
			entries[ 'jetpack-dashboard/jetpack-dashboard.php' ] as Uint8Array
		)
	).toBe( '<?php' );
} );

test( 'the same files result in the same bytes, in any order', () => {
	expect( zipPlugin( new Map( [ ...FILES ].reverse() ) ) ).toEqual(
		zipPlugin( new Map( FILES ) )
	);
} );

test.each( [
	[ 'build/index.js', true ],
	[ 'build/index.js.map', false ],
	[ '.DS_Store', false ],
	[ 'includes/.hidden/x.php', false ],
] )( '%s ships: %s', ( file, expected ) => {
	expect( isShipped( file ) ).toBe( expected );
} );

test( 'a zip over its budget of 2,360 kB fails the build', () => {
	expect( () => checkZipSize( 2_360_000 ) ).not.toThrow();
	expect( () => checkZipSize( 2_360_001 ) ).toThrow(
		/2361 kB, over its budget of 2360 kB/
	);
} );
