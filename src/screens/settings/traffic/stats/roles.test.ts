import { getRoleName, ROLES, withAdministrator } from './roles';

it( 'B301: reports are for five roles, by the names that the site has for them', () => {
	expect( ROLES.map( ( role ) => getRoleName( role, {} ) ) ).toEqual( [
		'Administrator',
		'Editor',
		'Author',
		'Contributor',
		'Subscriber',
	] );
	expect( getRoleName( 'editor', { editor: 'Redakteurin' } ) ).toBe(
		'Redakteurin'
	);
} );

it.each( [
	[ [], [ 'administrator' ] ],
	[ [ 'administrator' ], [ 'administrator' ] ],
	[ [ 'editor' ], [ 'administrator', 'editor' ] ],
	[
		[ 'shop_manager', 'administrator' ],
		[ 'shop_manager', 'administrator' ],
	],
] )( 'B302: administrators are always among %j', ( stored, shown ) => {
	expect( withAdministrator( stored ) ).toEqual( shown );
} );
