import { __ } from '@wordpress/i18n';
import { Suspense, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { Button } from '../../../components/light/button';
import { ErrorBoundary } from '../../../components/light/error-boundary';
import { ExternalLink } from '../../../components/light/external-link';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { lazyScreen } from '../../../lib/lazy-chunk';
import { redirectUrl } from '../../../lib/links';
import { getAccountUrl } from '../../../state/connection/selectors';
import { describeDismissalFailure } from '../../../state/notices/dismiss-promotion';
import { updateSettings } from '../../../state/settings/thunks';
import { notConnectedLook } from '../card-looks';
import { DashboardCard, OfflineCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { focusSection } from '../../shared/offer/focus-section';
import { APPS_DISMISSED, getAppsFacts } from './apps-facts';
import { appsView } from './apps-view';

const LoginEmailDialog = lazyScreen( 'login-email', async () => {
	const { LoginEmailDialog: Dialog } = await import(
		/* webpackChunkName: "login-email" */ './login-email-dialog'
	);
	return Dialog;
} );

export function appsTitle(): string {
	return __( 'Mobile apps', 'jetpack-dashboard' );
}

/** The apps, and a link by e-mail that logs in to them. */
export function AppsCard() {
	const view = appsView( useAppSelector( getAppsFacts, shallowEqual ) );
	const card: CardIdentity = {
		look: view.kind,
		icon: 'phone',
		title: appsTitle(),
	};

	switch ( view.kind ) {
		case 'hidden':
			return null;

		case 'offline':
			return <OfflineCard { ...card } />;

		case 'connect':
			return (
				<DashboardCard { ...card } { ...notConnectedLook() }>
					{ __(
						'Connect to see your site’s statistics and answer comments on your phone.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'ready':
			return (
				<DashboardCard
					{ ...card }
					actions={
						<>
							<LoginEmailButton />
							<AppsLink />
							<DismissAppsButton />
						</>
					}
				>
					{ __(
						'See your site’s statistics and answer comments on your phone.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		default:
			return assertNever( view );
	}
}

function LoginEmailButton() {
	const [ isOpen, setOpen ] = useState( false );
	return (
		// One item of the row of actions, whether the dialog is there or not.
		<div>
			<Button onClick={ () => setOpen( true ) }>
				{ __( 'Email me a login link', 'jetpack-dashboard' ) }
			</Button>
			{ isOpen && (
				<ErrorBoundary variant="card" name={ appsTitle() }>
					<Suspense fallback={ null }>
						<LoginEmailDialog onClose={ () => setOpen( false ) } />
					</Suspense>
				</ErrorBoundary>
			) }
		</div>
	);
}

function AppsLink() {
	const url = redirectUrl(
		useAppSelector( getAccountUrl ),
		'jetpack-mobile-apps'
	);
	return url ? (
		<ExternalLink href={ url }>
			{ __( 'Get the apps', 'jetpack-dashboard' ) }
		</ExternalLink>
	) : null;
}

/** For the whole site: its managers decide. */
function DismissAppsButton() {
	const dispatch = useAppDispatch();
	const buttonRef = useRef< HTMLButtonElement >( null );

	async function dismiss() {
		const takeFocus = focusSection( buttonRef.current );
		const outcome = await dispatch(
			updateSettings(
				{ [ APPS_DISMISSED ]: true },
				{ failure: describeDismissalFailure }
			)
		);
		if ( outcome.isOk ) {
			takeFocus();
		}
	}

	return (
		<Button
			ref={ buttonRef }
			variant="link"
			onClick={ () => void dismiss() }
		>
			{ __( 'Don’t show this again', 'jetpack-dashboard' ) }
		</Button>
	);
}
