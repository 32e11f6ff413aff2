import {
	findAllProblems,
	findProblems,
	listTexts,
	toAnchor,
} from './references';

test( 'comments and documents refer to pages and headings that exist', () => {
	expect( findAllProblems() ).toEqual( [] );
} );

test( 'it reads the code, the tests, the tools and the documents', () => {
	expect( listTexts() ).toEqual(
		expect.arrayContaining( [
			'CONTRIBUTING.md',
			'docs/contract/README.md',
			'src/api/client.ts',
			'tests/rest/permission-matrix.ts',
			'tools/files.ts',
		] )
	);
} );

test.each( [
	[ '// See docs/nowhere.md.', 'docs/nowhere.md' ],
	[
		'// See docs/contract/rest.md#nothing.',
		'docs/contract/rest.md#nothing',
	],
	[ '// See docs/spec/decisions.md#999.', 'docs/spec/decisions.md#999' ],
	[ '// See docs/decisions/999.', 'docs/decisions/999' ],
	[ '// Masked (decision 12).', '"decision 12"' ],
	[ '// Masked (rules 9 and 15).', '"rules 9"' ],
	[ '// Masked (001 §2).', '"§"' ],
	[ '// As the contract has it.', '"contract"' ],
	[ '// Only managers search (B123).', '"B123"' ],
] )( '%s is a problem', ( text, named ) => {
	expect( findProblems( 'src/example.ts', text ) ).toEqual( [
		expect.stringContaining( named ),
	] );
} );

test.each( [
	'// See docs/contract/rest.md#saving-settings.',
	'// The limits are those of docs/spec/decisions.md#61.',
	'// The app is drawn before there is a body (docs/decisions/001).',
] )( '%s is none', ( text ) => {
	expect( findProblems( 'src/example.ts', text ) ).toEqual( [] );
} );

test( 'links of documents are relative to them', () => {
	const link = '[The API](contract/rest.md#settings) and [this](#here)';
	expect( findProblems( 'docs/faults.md', link ) ).toEqual( [
		expect.stringContaining( '#here' ),
	] );
} );

test( 'anchors are made as GitHub makes them', () => {
	expect( toAnchor( 'The REST API `jetpack/v4`' ) ).toBe(
		'the-rest-api-jetpackv4'
	);
} );
