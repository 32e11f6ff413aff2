import { __ } from '@wordpress/i18n';
import * as api from '../../api/mobile';
import { createRequest } from '../create-request';
import type { RequestOutcome } from '../request';
import type { AppThunk } from '../root-state';
import type { SendLoginEmail } from './types';

const postLoginEmail = createRequest< SendLoginEmail >( {
	slice: 'connection',
	name: 'send-login-email',
	kind: 'write',
	call: api.sendLoginEmail,
} );

/** Emails the current user a login link for the mobile app. */
export function sendLoginEmail(): AppThunk<
	Promise< RequestOutcome< void > >
> {
	return postLoginEmail( undefined, {
		id: 'login-email',
		progress: () => __( 'Sending login email…', 'jetpack-dashboard' ),
		success: () => __( 'Login email sent', 'jetpack-dashboard' ),
		failure: () => __( 'Failed to send login email', 'jetpack-dashboard' ),
	} );
}
