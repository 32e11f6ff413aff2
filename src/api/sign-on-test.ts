import { post } from './client';
import { readFields, readList, readOneOf, readString } from './shape';

/** One step of the test of the owner's own identity provider. */
export interface SignOnStep {
	readonly id: string;
	readonly label: string;
	readonly status: 'passed' | 'failed' | 'unknown' | 'skipped';
	/** What was found, and what to do about it. */
	readonly text: string;
}

export interface SignOnTest {
	readonly steps: readonly SignOnStep[];
	/** To be registered at the provider. */
	readonly redirectUri: string;
}

const readWire = readFields< { steps: SignOnStep[]; redirect_uri: string } >( {
	steps: readList(
		readFields< SignOnStep >( {
			id: readString,
			label: readString,
			status: readOneOf( [ 'passed', 'failed', 'unknown', 'skipped' ] ),
			text: readString,
		} )
	),
	redirect_uri: readString,
} );

export async function testSignOn(): Promise< SignOnTest > {
	const { steps, redirect_uri: redirectUri } = readWire(
		await post( '/jetpack/v4/module/sso/test', {} )
	);
	return { steps, redirectUri };
}
