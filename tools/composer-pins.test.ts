import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { comparePins, findPinDeviations } from './composer-pins';
import { REPOSITORY } from './files';

const manifest = {
	require: { php: '>=7.4', 'ext-dom': '*', 'a/runs': '1.0.0' },
	'require-dev': { 'a/tool': '2.1.0' },
};

const installed = ( ...packages: [ string, string ][] ) => ( {
	packages: packages.map( ( [ name, version ] ) => ( { name, version } ) ),
} );

describe( 'versions of Composer’s packages', () => {
	it( 'are those that composer.json names', () => {
		expect(
			comparePins(
				manifest,
				installed( [ 'a/runs', 'v1.0.0' ], [ 'a/tool', '2.1' ] )
			)
		).toEqual( [] );
	} );

	it( 'deviate when one is newer, missing, or named by another package only', () => {
		expect(
			comparePins(
				manifest,
				installed( [ 'a/tool', '2.1.1' ], [ 'b/needed', '3.0.0' ] )
			)
		).toEqual( [
			'a/runs: composer.json names 1.0.0, installed is nothing',
			'a/tool: composer.json names 2.1.0, installed is 2.1.1',
			'b/needed: composer.json names nothing, installed is 3.0.0',
		] );
	} );

	it( 'deviate when composer.json leaves a choice', () => {
		expect(
			comparePins(
				{ require: { 'a/runs': '^1.0' } },
				installed( [ 'a/runs', '1.0.0' ] )
			)
		).toEqual( [ 'a/runs: composer.json names ^1.0, installed is 1.0.0' ] );
	} );

	// Linting downloads the packages and fails if they aren't available.
	const testHere = existsSync( join( REPOSITORY, 'vendor' ) ) ? it : it.skip;

	testHere( 'are those here', () => {
		expect( findPinDeviations( REPOSITORY ) ).toEqual( [] );
	} );
} );
