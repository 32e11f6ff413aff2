import type { SignOnStep, SignOnTest } from '../../../../api/sign-on-test';
import { getReadableMessage } from '../../../../state/readable-message';
import type { RequestStatus } from '../../../../state/request';

export type SignOnTestView =
	| { readonly kind: 'untested' }
	| { readonly kind: 'testing' }
	/** The test itself could not run; the message is null if there is none. */
	| { readonly kind: 'no-result'; readonly message: string | null }
	| {
			readonly kind: 'result';
			readonly outcome: 'passed' | 'unknown' | 'failed';
			readonly steps: readonly SignOnStep[];
			readonly redirectUri: string;
	  };

/** An earlier result isn't shown during a new test, or if that fails. */
export function signOnTestView(
	test: SignOnTest | null,
	request: RequestStatus
): SignOnTestView {
	if ( request.kind === 'pending' ) {
		return { kind: 'testing' };
	}
	if ( request.kind === 'failed' ) {
		return {
			kind: 'no-result',
			message: getReadableMessage( request.error ),
		};
	}
	return test
		? { kind: 'result', outcome: outcomeOf( test.steps ), ...test }
		: { kind: 'untested' };
}

function outcomeOf( steps: readonly SignOnStep[] ) {
	const has = ( status: SignOnStep[ 'status' ] ) =>
		steps.some( ( step ) => step.status === status );
	if ( has( 'failed' ) ) {
		return 'failed';
	}
	return has( 'unknown' ) || has( 'skipped' ) ? 'unknown' : 'passed';
}
