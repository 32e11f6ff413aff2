declare module '@20minutes/s3rver' {
	import type { AddressInfo } from 'node:net';

	/** A server for S3 that others have written. */
	export default class S3rver {
		constructor( options: {
			address: string;
			port: number;
			silent: boolean;
			directory: string;
			configureBuckets: Array< { name: string } >;
		} );
		run(): Promise< AddressInfo >;
		close(): Promise< void >;
	}
}
