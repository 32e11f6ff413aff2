import { __, sprintf } from '@wordpress/i18n';
import { useEffect } from 'react';
import { Button } from '../../components/light/button';
import { Notice } from '../../components/light/notice';
import type { NoticeStatus } from '../../components/light/notice';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { assertNever } from '../../lib/assert-never';
import {
	canManageModules,
	getConnectionRequest,
	getConnectionTestResult,
	getSandboxDomain,
	getSiteStatus,
} from '../../state/connection/selectors';
import { testConnection } from '../../state/connection/thunks';
import { connectionTestView } from './connection-test-view';
import type { ConnectionTestView } from './connection-test-view';

type ShownView = Exclude< ConnectionTestView, { kind: 'hidden' } >;

/**
 * Sites with a sandboxed account service test their connection automatically,
 * once per page load.
 */
export function ConnectionTestNotice() {
	const dispatch = useAppDispatch();
	const sandboxDomain = useAppSelector( getSandboxDomain );
	const view = connectionTestView( {
		sandboxDomain,
		isManager: useAppSelector( canManageModules ),
		isConnected: useAppSelector( getSiteStatus ) === 'connected',
		request: useAppSelector( ( state ) =>
			getConnectionRequest( state, 'test' )
		),
		result: useAppSelector( getConnectionTestResult ),
	} );
	const isDue = view.kind === 'untested';

	useEffect( () => {
		if ( isDue ) {
			void dispatch( testConnection() );
		}
	}, [ dispatch, isDue ] );

	if ( view.kind === 'hidden' ) {
		return null;
	}
	return (
		<Notice
			status={ getStatus( view ) }
			isLive
			actions={
				<Button
					isBusy={ view.kind === 'testing' }
					onClick={ () => void dispatch( testConnection() ) }
				>
					{ __( 'Test again', 'jetpack-dashboard' ) }
				</Button>
			}
		>
			<p>
				{ sprintf(
					/* translators: %s: a domain name */
					__(
						'The account service is a sandbox: %s.',
						'jetpack-dashboard'
					),
					sandboxDomain
				) }{ ' ' }
				{ getText( view ) }
			</p>
		</Notice>
	);
}

function getStatus( view: ShownView ): NoticeStatus {
	switch ( view.kind ) {
		case 'untested':
		case 'testing':
			return 'info';
		case 'passed':
			return 'success';
		case 'failed':
		case 'not-tested':
			return 'error';
		default:
			return assertNever( view );
	}
}

function getText( view: ShownView ): string {
	switch ( view.kind ) {
		case 'untested':
		case 'testing':
			return __( 'Testing the connection…', 'jetpack-dashboard' );
		case 'passed':
			return view.message;
		case 'failed':
			return `${ view.message } ${ view.resolution }`.trim();
		case 'not-tested':
			return sprintf(
				/* translators: %s: the server's message or its error code */
				__(
					'There was an error testing Jetpack. Error: %s',
					'jetpack-dashboard'
				),
				view.error.message
			);
		default:
			return assertNever( view );
	}
}
