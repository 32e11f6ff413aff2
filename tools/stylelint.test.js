const { execFileSync } = require( 'child_process' );
const path = require( 'path' );

const ROOT = path.resolve( __dirname, '..' );

/**
 * stylelint is an ES module that Jest can't load, so it runs as a separate
 * process.
 */
const lint = ( cases ) =>
	JSON.parse(
		execFileSync(
			process.execPath,
			[
				'--input-type=module',
				'-e',
				`import stylelint from 'stylelint';
				const answers = [];
				for ( const code of ${ JSON.stringify( cases ) } ) {
					const { results } = await stylelint.lint( { code, codeFilename: 'src/sample.scss' } );
					answers.push( results[ 0 ].warnings.map( ( { rule } ) => rule ) );
				}
				console.log( JSON.stringify( answers ) );`,
			],
			{ cwd: ROOT, encoding: 'utf8' }
		)
	);

const REFUSED = {
	'margin-left: 1px': 'property-disallowed-list',
	'right: 0': 'property-disallowed-list',
	'border-top-left-radius: 2px': 'property-disallowed-list',
	'text-align: left': 'declaration-property-value-disallowed-list',
	'float: right': 'declaration-property-value-disallowed-list',
	'padding: 1px 2px 3px 4px': 'declaration-property-value-disallowed-list',
	'color: red !important': 'declaration-no-important',
};

const ALLOWED = [
	'margin-inline-start: 1px',
	'inset-inline-end: 0',
	'border-start-start-radius: 2px',
	'text-align: start',
	'padding: 1px 2px 3px 2px',
	'padding: 1px 2px',
];

const inBlock = ( declaration ) => `.jp-sample {\n\t${ declaration };\n}\n`;

test( 'stylelint refuses physical sides and names that are not ours', () => {
	const [ foreign, ...answers ] = lint( [
		'.components-button {\n\tcolor: red;\n}\n',
		...Object.keys( REFUSED ).map( inBlock ),
	] );

	expect( foreign ).toContain( 'selector-class-pattern' );
	Object.values( REFUSED ).forEach( ( rule, index ) =>
		expect( answers[ index ] ).toContain( rule )
	);
} );

test( 'stylelint allows logical sides', () => {
	const rules = lint( ALLOWED.map( inBlock ) ).flat();

	expect( rules ).not.toContain( 'property-disallowed-list' );
	expect( rules ).not.toContain(
		'declaration-property-value-disallowed-list'
	);
} );
