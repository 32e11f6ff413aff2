/** @jest-environment ./tools/jest/browser-environment.js */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './files';

const ASSETS = join( REPOSITORY, 'plugin/includes/Features/Latex/assets' );
const SCRIPT = [ 'temml/temml.min.js', 'latex.js' ]
	.map( ( file ) => readFileSync( join( ASSETS, file ), 'utf8' ) )
	.join( '; window.temml = temml;' );

// The test environment has no styles for MathML.
Object.defineProperty( Element.prototype, 'style', {
	get( this: Element ) {
		return new Proxy(
			{},
			{
				set: ( _, name, value ) => {
					const property = String( name ).replace(
						/[A-Z]/g,
						( letter ) => `-${ letter.toLowerCase() }`
					);
					const before = this.getAttribute( 'style' ) ?? '';
					this.setAttribute(
						'style',
						`${ before }${ property }:${ value };`
					);
					return true;
				},
			}
		);
	},
} );

/** Formats a formula like the script on a page. */
function format( source: string ): Element | null {
	document.body.innerHTML = '<code class="jp-latex"></code>';
	document.body.querySelector( 'code' )?.append( source );
	window.eval( SCRIPT );
	return document.body.firstElementChild;
}

test.each( [
	'a\\hspace{-99999em}b',
	'\\raisebox{-99999em}{b}',
	'a\\kern-99999pt b',
	'\\hspace{-5em}'.repeat( 5 ),
] )( 'a formula can’t move over the page: %s', ( source ) => {
	expect( format( source )?.className ).toContain( 'jp-latex-error' );
	expect( document.body.textContent ).toBe( source );
} );

test.each( [
	'\\frac{1}{2} \\! x',
	'a\\hspace{-1em}b',
	'\\sqrt{x}^{-5em}',
	'\\iint\\limits_S \\sum_{i=0}^{n} \\mathllap{x}',
] )( 'a usual formula is formatted: %s', ( source ) => {
	expect( format( source )?.className ).toBe( 'jp-math' );
} );

test( 'large sizes are limited', () => {
	expect( format( 'a\\hspace{99999em}b' )?.innerHTML ).toContain(
		'width="20em"'
	);
} );
