import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { getLockouts, getLockoutsRequest } from '../../../state/site/selectors';
import { fetchLockouts } from '../../../state/site/thunks';
import { LoadFailure } from '../loading/load-failure';
import { LoadingLine } from '../loading/loading-line';
import { activityView } from './activity-view';
import type { ActivityView } from './activity-view';
import { FailedAttempts } from './failed-attempts';
import { LockoutList } from './lockout-list';
import { ProxyHint } from './proxy-hint';
import './login-activity.scss';

/** Current lockouts and recent failed logins, while protection is on. */
export function LoginActivity() {
	const dispatch = useAppDispatch();
	const activity = useAppSelector( getLockouts );
	const request = useAppSelector( getLockoutsRequest );
	const sectionRef = useRef< HTMLElement >( null );
	const view = activityView( activity, request );

	// Lockouts change without user action, so refetch on every mount.
	useEffect( () => {
		void dispatch( fetchLockouts( undefined ) );
	}, [ dispatch ] );

	function tryAgain() {
		// The button unmounts with the error, so focus moves to the section.
		sectionRef.current?.focus();
		void dispatch( fetchLockouts( { isRefresh: true } ) );
	}

	return (
		<section
			className="jp-login-activity"
			aria-label={ __( 'Login activity', 'jetpack-dashboard' ) }
			aria-busy={ view.kind === 'loading' }
			ref={ sectionRef }
			tabIndex={ -1 }
		>
			<ActivityContent view={ view } onTryAgain={ tryAgain } />
		</section>
	);
}

interface ActivityContentProps {
	view: ActivityView;
	onTryAgain: () => void;
}

function ActivityContent( { view, onTryAgain }: ActivityContentProps ) {
	switch ( view.kind ) {
		case 'loading':
			return <LoadingLine />;
		case 'failed':
			return (
				<LoadFailure
					text={ __(
						'Lockouts and failed logins could not be loaded.',
						'jetpack-dashboard'
					) }
					reason={ view.reason }
					onTryAgain={ onTryAgain }
				/>
			);
		case 'loaded':
			return (
				<>
					<ProxyHint hint={ view.activity.proxy.hint } />
					<LockoutList lockouts={ view.activity.lockouts } />
					<FailedAttempts attempts={ view.activity.attempts } />
				</>
			);
		default:
			return assertNever( view );
	}
}
