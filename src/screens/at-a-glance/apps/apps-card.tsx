import { __ } from '@wordpress/i18n';
import { Suspense, useRef, useState } from 'react';
import { Button } from '../../../components/light/button';
import { ErrorBoundary } from '../../../components/light/error-boundary';
import { ExternalLink } from '../../../components/light/external-link';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { lazyScreen } from '../../../lib/lazy-chunk';
import { redirectUrl } from '../../../lib/links';
import { getAccountUrl } from '../../../state/connection/selectors';
import { describeDismissalFailure } from '../../../state/notices/dismiss-promotion';
import { updateSettings } from '../../../state/settings/thunks';
import { focusSection } from '../../shared/offer/focus-section';
import { notConnectedContent } from '../common-content';
import { createCard } from '../create-card';
import { APPS_DISMISSED, appsCard } from './apps-view';

const LoginEmailDialog = lazyScreen( 'dialogs', async () => {
	const { LoginEmailDialog: Dialog } = await import(
		/* webpackChunkName: "dialogs" */ './login-email-dialog'
	);
	return Dialog;
} );

/** The mobile apps, and a login link sent by email. */
export const AppsCard = createCard( appsCard, {
	connect: () => ( {
		children: __(
			'Connect to see your site’s statistics and reply to comments on your phone.',
			'jetpack-dashboard'
		),
		...notConnectedContent(),
	} ),

	ready: () => ( {
		children: __(
			'See your site’s statistics and reply to comments on your phone.',
			'jetpack-dashboard'
		),
		actions: (
			<>
				<LoginEmailButton />
				<AppsLink />
				<DismissAppsButton />
			</>
		),
	} ),
} );

function LoginEmailButton() {
	const [ isOpen, setOpen ] = useState( false );
	return (
		// Wrapper that keeps the button and the dialog one flex item.
		<div>
			<Button onClick={ () => setOpen( true ) }>
				{ __( 'Email me a login link', 'jetpack-dashboard' ) }
			</Button>
			{ isOpen && (
				<ErrorBoundary variant="card" name={ appsCard.title() }>
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

/** Dismisses the card for the whole site, so only managers see it. */
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
