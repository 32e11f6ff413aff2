import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import { Button } from '../../../components/light/button';
import { ButtonLink } from '../../../components/light/button-link';
import { Card, CardBody, CardHeader } from '../../../components/light/card';
import { FormattedNumber } from '../../../components/light/formatted-number';
import { Pill } from '../../../components/light/pill';
import { Skeleton } from '../../../components/light/skeleton';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { activateModule } from '../../../state/modules/thunks';
import { getActivationRequest } from '../../../state/modules/selectors';
import { fetchProtectCount } from '../../../state/site/thunks';
import { takeFocusOver } from '../take-focus-over';
import { getProtectionFacts } from './protection-facts';
import { protectionView, showsCount } from './protection-view';

export function protectionTitle(): string {
	return __( 'Brute force protection', 'jetpack-dashboard' );
}

/** How many attempts brute force protection has refused (000 §2). */
export function ProtectionCard() {
	const dispatch = useAppDispatch();
	const facts = useAppSelector( getProtectionFacts, shallowEqual );
	const isActivating =
		useAppSelector( ( state ) => getActivationRequest( state, 'protect' ) )
			.kind === 'pending';
	const titleRef = useRef< HTMLHeadingElement >( null );
	const view = protectionView( facts );

	// It grows behind our back: read anew whenever the card appears.
	const isCounting = showsCount( view );
	useEffect( () => {
		if ( isCounting ) {
			void dispatch( fetchProtectCount( undefined ) );
		}
	}, [ dispatch, isCounting ] );

	async function activate() {
		const outcome = await dispatch( activateModule( 'protect' ) );
		if ( outcome?.isOk ) {
			takeFocusOver( titleRef.current );
		}
	}

	function tryAgain() {
		titleRef.current?.focus();
		void dispatch( fetchProtectCount( { isRefresh: true } ) );
	}

	const header = ( pill: ReactNode ) => (
		<CardHeader
			icon="shield"
			title={ protectionTitle() }
			titleRef={ titleRef }
		>
			{ pill }
		</CardHeader>
	);

	switch ( view.kind ) {
		case 'hidden':
			return null;

		case 'offline':
			return (
				<Card isOff>
					{ header(
						<Pill>{ __( 'Offline', 'jetpack-dashboard' ) }</Pill>
					) }
					<CardBody>
						{ __(
							'Unavailable in Offline Mode',
							'jetpack-dashboard'
						) }
					</CardBody>
				</Card>
			);

		case 'not-connected':
			return (
				<Card isOff>
					{ header(
						<Pill>
							{ __( 'Not connected', 'jetpack-dashboard' ) }
						</Pill>
					) }
					<CardBody
						actions={
							<ButtonLink href="#/connect-user">
								{ __( 'Connect', 'jetpack-dashboard' ) }
							</ButtonLink>
						}
					>
						{ __(
							'Connect to protect your site from password guessing.',
							'jetpack-dashboard'
						) }
					</CardBody>
				</Card>
			);

		case 'inactive':
			return (
				<Card isOff>
					{ header(
						<Pill>{ __( 'Off', 'jetpack-dashboard' ) }</Pill>
					) }
					<CardBody
						actions={
							<Button
								variant="link"
								isBusy={ isActivating }
								onClick={ () => void activate() }
							>
								{ isActivating
									? __( 'Activating…', 'jetpack-dashboard' )
									: __( 'Activate', 'jetpack-dashboard' ) }
							</Button>
						}
					>
						{ __(
							'Password guessing is not blocked on your site.',
							'jetpack-dashboard'
						) }
					</CardBody>
				</Card>
			);

		case 'loading':
			return (
				<Card isLoading>
					{ header( <OnPill /> ) }
					<CardBody
						figure={ <Skeleton characters={ 5 } /> }
						more={ __(
							'Total malicious attacks blocked on your site.',
							'jetpack-dashboard'
						) }
					/>
				</Card>
			);

		case 'failed':
			return (
				<Card isFailed>
					{ header(
						<Pill status="warn">
							{ __( 'Not loaded', 'jetpack-dashboard' ) }
						</Pill>
					) }
					<CardBody
						more={ view.reason }
						actions={
							<Button onClick={ tryAgain }>
								{ __( 'Try again', 'jetpack-dashboard' ) }
							</Button>
						}
					>
						{ __(
							'The number of blocked attacks could not be loaded.',
							'jetpack-dashboard'
						) }
					</CardBody>
				</Card>
			);

		case 'recently-activated':
			return (
				<Card>
					{ header( <OnPill /> ) }
					<CardBody
						more={ __(
							'Blocked attacks will be counted here.',
							'jetpack-dashboard'
						) }
					>
						{ __(
							'Protection was recently activated.',
							'jetpack-dashboard'
						) }
					</CardBody>
				</Card>
			);

		case 'active':
			return (
				<Card>
					{ header( <OnPill /> ) }
					<CardBody
						figure={ <FormattedNumber value={ view.blocked } /> }
						more={ __(
							'Total malicious attacks blocked on your site.',
							'jetpack-dashboard'
						) }
					/>
				</Card>
			);

		default:
			return assertNever( view );
	}
}

function OnPill() {
	return <Pill status="well">{ __( 'On', 'jetpack-dashboard' ) }</Pill>;
}
