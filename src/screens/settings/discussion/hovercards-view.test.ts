import { areHovercardsOn, toHovercardsPatch } from './hovercards-view';

describe( 'hovercards', () => {
	it.each( [
		[ true, 'enabled', true ],
		[ true, 'disabled', false ],
		[ true, undefined, true ],
		[ false, 'enabled', false ],
	] )( 'module on: %s, option: %s, on: %s', ( isActive, option, isOn ) => {
		expect( areHovercardsOn( isActive, option ) ).toBe( isOn );
	} );

	it( 'switch the module and its option together', () => {
		expect( toHovercardsPatch( true ) ).toEqual( {
			'gravatar-hovercards': true,
			gravatar_disable_hovercards: 'enabled',
		} );
		expect( toHovercardsPatch( false ) ).toEqual( {
			'gravatar-hovercards': false,
			gravatar_disable_hovercards: 'disabled',
		} );
	} );
} );
