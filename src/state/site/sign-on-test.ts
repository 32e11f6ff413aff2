import * as api from '../../api/sign-on-test';
import type { SignOnTest } from '../../api/sign-on-test';
import { createRequest } from '../create-request';
import type { RequestStatus } from '../request';
import { getRequest } from '../request-selectors';
import type { RootState } from '../root-state';
import type { TestSignOn } from './types';

/** A write, so that it is never repeated automatically. */
export const testSignOn = createRequest< TestSignOn >( {
	slice: 'site',
	name: 'test-sign-on',
	kind: 'write',
	call: api.testSignOn,
} );

/** Null until tested. */
export function getSignOnTest( state: RootState ): SignOnTest | null {
	return state.site.signOnTest;
}

export function getSignOnTestRequest( state: RootState ): RequestStatus {
	return getRequest( state, 'site', 'test-sign-on' );
}
