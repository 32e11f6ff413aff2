import { addLine, findDoubtfulLines, isListed } from './ip-lines';

describe( 'lines of an IP list', () => {
	it.each( [
		[ 'an IPv4 address', '203.0.113.7' ],
		[ 'an IPv6 address', '2001:db8::1' ],
		[ 'an IPv4 address in IPv6 notation', '::ffff:203.0.113.7' ],
		[ 'an IPv4 range', '10.0.0.1-10.0.0.9' ],
		[ 'a range with spaces around its sign', '10.0.0.1 - 10.0.0.9' ],
		[ 'an IPv6 range', '2001:db8::1-2001:db8::ff' ],
		[ 'a range of one address', '10.0.0.1-10.0.0.1' ],
		[ 'an IPv4 block', '10.0.0.0/24' ],
		[ 'the whole of IPv4', '0.0.0.0/0' ],
		[ 'an IPv6 block', '2001:db8::/32' ],
		[ 'a wrapped IPv4 block', '::ffff:10.0.0.0/120' ],
		[ 'an empty line', '' ],
		[ 'a line of spaces', '   ' ],
	] )( 'takes %s', ( _what, line ) => {
		expect( findDoubtfulLines( line ) ).toEqual( [] );
	} );

	it.each( [
		[ 'a word', 'office' ],
		[ 'too few parts', '10.0.0' ],
		[ 'a part above 255', '10.0.0.256' ],
		[ 'an octal part', '010.0.0.1' ],
		[ 'a hexadecimal address', '0x7f.0.0.1' ],
		[ 'a bare number', '2130706433' ],
		[ 'an IPv6 zone', 'fe80::1%eth0' ],
		[ 'a range from high to low', '10.0.0.9-10.0.0.1' ],
		[ 'a range across families', '10.0.0.1-2001:db8::1' ],
		[ 'a range of three', '10.0.0.1-10.0.0.2-10.0.0.3' ],
		[ 'a range without an end', '10.0.0.1-' ],
		[ 'a prefix above 32', '10.0.0.0/33' ],
		[ 'a prefix above 128', '2001:db8::/129' ],
		[ 'a wrapped prefix below 96', '::ffff:10.0.0.0/95' ],
		[ 'a prefix that is no number', '10.0.0.0/x' ],
		[ 'a port', '10.0.0.1:80' ],
	] )( 'doubts %s', ( _what, line ) => {
		expect( findDoubtfulLines( line ) ).toEqual( [ 1 ] );
	} );

	it( 'numbers lines from 1, empty ones and those after a comma included', () => {
		expect(
			findDoubtfulLines( 'x\n\n10.0.0.1\r\ny, 10.0.0.2, z' )
		).toEqual( [ 1, 4, 6 ] );
	} );
} );

describe( 'an address in a list', () => {
	it.each( [
		[ 'on a line of its own', '203.0.113.7', '203.0.113.7' ],
		[ 'among others', '10.0.0.1\n203.0.113.7', '203.0.113.7' ],
		[ 'after a comma', '10.0.0.1, 203.0.113.7', '203.0.113.7' ],
		[ 'in another spelling', '2001:DB8:0::1', '2001:db8::1' ],
		[ 'in IPv6 notation', '::ffff:203.0.113.7', '203.0.113.7' ],
		[ 'at the low end of a range', '10.0.0.1-10.0.0.9', '10.0.0.1' ],
		[ 'at the high end of a range', '10.0.0.1-10.0.0.9', '10.0.0.9' ],
		[
			'inside a range over a byte’s edge',
			'10.0.0.250-10.0.1.5',
			'10.0.1.2',
		],
		[ 'inside a block', '10.0.0.0/20', '10.0.15.255' ],
		[ 'inside a block that starts within it', '10.0.0.77/24', '10.0.0.1' ],
		[ 'inside an IPv6 block', '2001:db8::/32', '2001:db8:ffff::1' ],
	] )( 'is found %s', ( _where, list, address ) => {
		expect( isListed( list, address ) ).toBe( true );
	} );

	it.each( [
		[ 'in an empty list', '', '10.0.0.1' ],
		[ 'beside a range', '10.0.0.1-10.0.0.9', '10.0.0.10' ],
		[ 'beside a block', '10.0.0.0/20', '10.0.16.0' ],
		[ 'as part of a longer address', '110.0.0.1', '10.0.0.1' ],
		[ 'in the other family’s block', '::/0', '10.0.0.1' ],
		[ 'when the address is unknown', '10.0.0.1', '' ],
	] )( 'is not found %s', ( _where, list, address ) => {
		expect( isListed( list, address ) ).toBe( false );
	} );
} );

describe( 'adding a line', () => {
	it.each( [
		[ 'an empty list', '', '10.0.0.1' ],
		[ 'a list', '10.0.0.2', '10.0.0.2\n10.0.0.1' ],
		[
			'a list that ends in line breaks',
			'10.0.0.2\n\n',
			'10.0.0.2\n10.0.0.1',
		],
	] )( 'puts it at the end of %s', ( _what, list, expected ) => {
		expect( addLine( list, '10.0.0.1' ) ).toBe( expected );
	} );
} );
