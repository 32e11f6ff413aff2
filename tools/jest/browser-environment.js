const { TestEnvironment } = require( 'jest-environment-jsdom' );

/** What every browser has and jsdom lacks, or has in a form that Node's fetch refuses. */
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
