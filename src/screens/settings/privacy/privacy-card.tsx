import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { Card, CardHeader } from '../../../components/light/card';
import { ExternalLink } from '../../../components/light/external-link';
import { Toggle } from '../../../components/light/toggle';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { redirectUrl } from '../../../lib/links';
import {
	getAccountHost,
	getAccountUrl,
} from '../../../state/connection/selectors';
import {
	fetchTrackingSettings,
	updateTrackingSettings,
} from '../../../state/connection/thunks';
import { SettingsRow } from '../form/settings-row';
import { LoadFailure } from '../loading/load-failure';
import { LoadingLine } from '../loading/loading-line';
import { getPrivacyInput } from './privacy-input';
import { privacyView } from './privacy-view';
import type { PrivacyView } from './privacy-view';
import './privacy-card.scss';

export function privacyTitle(): string {
	return __( 'Usage data', 'jetpack-dashboard' );
}

/** Usage tracking opt-out; a per-user setting. */
export function PrivacyCard() {
	const dispatch = useAppDispatch();
	const view = privacyView( useAppSelector( getPrivacyInput ) );
	const titleRef = useRef< HTMLHeadingElement >( null );
	const isFetchNeeded = view.kind !== 'local' && view.kind !== 'not-linked';

	useEffect( () => {
		if ( isFetchNeeded ) {
			void dispatch( fetchTrackingSettings() );
		}
	}, [ dispatch, isFetchNeeded ] );

	return (
		<Card isRuled isLoading={ view.kind === 'loading' }>
			<CardHeader
				level={ 2 }
				title={ privacyTitle() }
				titleRef={ titleRef }
			/>
			<SettingsRow>
				<TrackingChoice
					view={ view }
					onTryAgain={ () => {
						// The button unmounts with the error, so focus moves to
						// the title.
						titleRef.current?.focus();
						void dispatch( fetchTrackingSettings() );
					} }
				/>
			</SettingsRow>
			<PrivacyLinks />
		</Card>
	);
}

interface TrackingChoiceProps {
	readonly view: PrivacyView;
	readonly onTryAgain: () => void;
}

function TrackingChoice( { view, onTryAgain }: TrackingChoiceProps ) {
	const dispatch = useAppDispatch();
	switch ( view.kind ) {
		case 'local':
			return (
				<p>
					{ __(
						'No account service is configured, so nothing about how you use Jetpack leaves this site.',
						'jetpack-dashboard'
					) }
				</p>
			);
		case 'not-linked':
			return (
				<TrackingToggle
					isOptedOut
					disabledReason={ __(
						'Your user account is not connected, so nothing is shared.',
						'jetpack-dashboard'
					) }
				/>
			);
		case 'loading':
			return <LoadingLine />;
		case 'failed':
			return (
				<LoadFailure
					text={ __(
						'Your privacy settings could not be loaded.',
						'jetpack-dashboard'
					) }
					reason={ view.reason }
					onTryAgain={ onTryAgain }
				/>
			);
		case 'choice':
			return (
				<TrackingToggle
					isOptedOut={ view.isOptedOut }
					isSaving={ view.isSaving }
					onChange={ ( isOptedOut ) =>
						void dispatch( updateTrackingSettings( isOptedOut ) )
					}
				/>
			);
		default:
			return assertNever( view );
	}
}

interface TrackingToggleProps {
	readonly isOptedOut: boolean;
	readonly isSaving?: boolean;
	readonly disabledReason?: string;
	readonly onChange?: ( isOptedOut: boolean ) => void;
}

function TrackingToggle( {
	isOptedOut,
	isSaving,
	disabledReason,
	onChange,
}: TrackingToggleProps ) {
	const host = useAppSelector( getAccountHost );
	return (
		<Toggle
			label={ __(
				'Share how I use this dashboard',
				'jetpack-dashboard'
			) }
			help={ sprintf(
				/* translators: %s: host of the account service */
				__(
					'Sends to %s which screens you open and which buttons you click, to improve Jetpack. Nothing that you write and nothing about your visitors is sent. Each user decides for themselves.',
					'jetpack-dashboard'
				),
				host
			) }
			isOn={ ! isOptedOut }
			isBusy={ isSaving }
			disabledReason={ disabledReason }
			onChange={ ( isOn ) => onChange?.( ! isOn ) }
		/>
	);
}

function PrivacyLinks() {
	const serviceUrl = useAppSelector( getAccountUrl );
	const collected = redirectUrl( serviceUrl, 'jetpack-usage-data' );
	const policy = redirectUrl( serviceUrl, 'jetpack-privacy' );
	if ( ! collected || ! policy ) {
		return null;
	}
	return (
		<SettingsRow>
			<ul className="jp-privacy-links">
				<li>
					<ExternalLink href={ collected }>
						{ __( 'What is collected', 'jetpack-dashboard' ) }
					</ExternalLink>
				</li>
				<li>
					<ExternalLink href={ policy }>
						{ __( 'Privacy policy', 'jetpack-dashboard' ) }
					</ExternalLink>
				</li>
			</ul>
		</SettingsRow>
	);
}
