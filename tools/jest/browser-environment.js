// Before jsdom.
require( './quick-styles' );

const { TestEnvironment } = require( 'jest-environment-jsdom' );

/**
 * Browser APIs that jsdom lacks, or implements in a way that Node's fetch
 * rejects.
 */
const FROM_NODE = [
	'AbortController',
	'AbortSignal',
	'Headers',
	'ReadableStream',
	'Request',
	'Response',
	'TextDecoder',
	'TextEncoder',
	'fetch',
	'structuredClone',
];

class BrowserEnvironment extends TestEnvironment {
	async setup() {
		await super.setup();
		for ( const name of FROM_NODE ) {
			this.global[ name ] = globalThis[ name ];
		}
	}
}

module.exports = BrowserEnvironment;
