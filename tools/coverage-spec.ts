/**
 * Reports which rows of the specification's tables have a test.
 *
 *   npm run coverage:spec                     totals per area
 *   npm run coverage:spec -- --missing        also lists the rows without a test
 *   npm run coverage:spec -- --area footer    lists the rows of one area with their state
 *   npm run coverage:spec -- --complete       fails if a row has no test
 *
 * Always fails on an unknown row, a title that names more than three rows, and a
 * row that is both tested and exempt.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Coverage, compare } from './coverage/compare';
import {
	type NamedRows,
	namedRowsInPhp,
	namedRowsInTypeScript,
} from './coverage/named-rows';
import {
	parseExemptions,
	parseRequirements,
	type Requirement,
} from './coverage/requirements';
import { listFiles, REPOSITORY } from './files';

const read = ( file: string ) =>
	readFileSync( join( REPOSITORY, file ), 'utf8' );

const requirements: Requirement[] = listFiles( 'docs/spec' )
	.filter( ( file ) => /requirements-\w+\.tsv$/.test( file ) )
	.flatMap( ( file ) => parseRequirements( read( file ) ) );

const exemptions = parseExemptions( read( 'docs/spec/exempt.tsv' ) );

const named = new Map< string, NamedRows[] >( [
	...[ ...listFiles( 'src' ), ...listFiles( 'tests' ) ]
		.filter( ( file ) => /\.(test\.tsx?|spec\.ts)$/.test( file ) )
		.map( ( file ): [ string, NamedRows[] ] => [
			file,
			namedRowsInTypeScript( file, read( file ) ),
		] ),
	...listFiles( 'tests/php' )
		.filter( ( file ) => file.endsWith( '.php' ) )
		.map( ( file ): [ string, NamedRows[] ] => [
			file,
			namedRowsInPhp( read( file ) ),
		] ),
] );

const { values: options } = parseArgs( {
	options: {
		missing: { type: 'boolean', default: false },
		complete: { type: 'boolean', default: false },
		area: { type: 'string' },
	},
} );

function printArea( { missing }: Coverage, area: string ): void {
	for ( const requirement of requirements ) {
		if ( requirement.area === area ) {
			const state = missing.includes( requirement ) ? '  –  ' : '  ✓  ';
			console.log( requirement.id + state + requirement.text );
		}
	}
}

function printSums( { byArea, covered, exempt, total }: Coverage ): void {
	for ( const [ area, sums ] of [ ...byArea ].sort() ) {
		console.log(
			`${ area.padEnd( 28 ) } ${ sums.covered }/${ sums.total }`
		);
	}
	console.log(
		`${ covered } of ${ total } rows have a test, ${ exempt } are exempt, ${
			total - covered - exempt
		} have none.`
	);
}

const coverage = compare( requirements, exemptions, named );

if ( options.area ) {
	printArea( coverage, options.area );
} else {
	printSums( coverage );
}
if ( options.missing ) {
	for ( const { id, area, text } of coverage.missing ) {
		console.log( `${ id }  ${ area }  ${ text }` );
	}
}
for ( const problem of coverage.problems ) {
	console.error( `Error: ${ problem }` );
}
const isIncomplete = options.complete && coverage.missing.length > 0;
process.exitCode = coverage.problems.length > 0 || isIncomplete ? 1 : 0;
