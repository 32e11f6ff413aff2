import { render, screen } from '@testing-library/react';
import { interpolate } from './interpolate';

function textOf( sentence: string ) {
	return render(
		<p>
			{ interpolate( sentence, {
				Terms: <a href="/terms">{ null }</a>,
				ip: <code>192.0.2.1</code>,
			} ) }
		</p>
	).container;
}

describe( 'elements in a translated sentence', () => {
	it.each( [
		[ 'nothing to put in', 'nothing to put in' ],
		[ 'Your IP: <ip/>', 'Your IP: <code>192.0.2.1</code>' ],
		[ '<ip /> first', '<code>192.0.2.1</code> first' ],
		[
			'Read <Terms>the terms</Terms>, <Terms>twice</Terms>.',
			'Read <a href="/terms">the terms</a>, <a href="/terms">twice</a>.',
		],
		[
			'<ip/> and <Terms>terms</Terms>',
			'<code>192.0.2.1</code> and <a href="/terms">terms</a>',
		],
		[ 'An <other>unknown</other> one', 'An unknown one' ],
		[ '2 < 3 > 1', '2 &lt; 3 &gt; 1' ],
	] )( '%j', ( sentence, html ) => {
		expect( textOf( sentence ).innerHTML ).toBe( `<p>${ html }</p>` );
	} );

	it( 'escapes markup in the sentence', () => {
		textOf( '<img src=x onerror=alert(1)> <Terms>t</Terms>' );
		expect( screen.queryByRole( 'img' ) ).toBeNull();
	} );
} );
