import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/light/button';
import { ExternalLink } from '../../components/light/external-link';
import { Select } from '../../components/light/select';
import { TextField } from '../../components/light/text-field';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { redirectUrl } from '../../lib/links';
import { getAccountUrl } from '../../state/connection/selectors';
import {
	getDetachedCount,
	getLicenses,
	getLicensingRequest,
} from '../../state/licensing/selectors';
import { activateLicense, fetchLicenses } from '../../state/licensing/thunks';
import type { License } from '../../state/licensing/types';
import { emptyKeyText, getFailureText } from './activation-texts';

/** Characters at the end of a key that are shown to tell it from others. */
const KEY_END_LENGTH = 4;

/** Form for a license key. A link can prefill it. */
export function ActivationForm( { isActivating }: { isActivating: boolean } ) {
	const dispatch = useAppDispatch();
	const linkedKey = useLinkedKey();
	const fieldRef = useRef< HTMLInputElement >( null );
	const [ key, setKey ] = useState( linkedKey );
	const [ isEmpty, setEmpty ] = useState( false );
	const [ sentKey, setSentKey ] = useState< string | null >( null );
	const [ filledKey, setFilledKey ] = useState( linkedKey );
	if ( linkedKey !== filledKey ) {
		// A link was followed while the form is open.
		setFilledKey( linkedKey );
		setEmpty( false );
		setKey( linkedKey || key );
	}
	const request = useAppSelector( ( state ) =>
		getLicensingRequest( state, 'attach' )
	);
	// Hidden once the key is changed.
	const failure =
		request.kind === 'failed' && key === sentKey
			? getFailureText( request.error )
			: '';

	function changeKey( value: string ) {
		setEmpty( false );
		setSentKey( null );
		setKey( value );
	}

	function activate() {
		if ( isActivating ) {
			return;
		}
		const license = key.trim();
		setEmpty( license === '' );
		if ( license === '' ) {
			fieldRef.current?.focus();
		} else {
			setSentKey( key );
			void dispatch( activateLicense( license ) );
		}
	}

	return (
		<div className="jp-license">
			<h1 className="jp-screen-title" tabIndex={ -1 }>
				{ __( 'Activate a product', 'jetpack-dashboard' ) }
			</h1>
			<form
				className="jp-license__form"
				onSubmit={ ( event ) => {
					event.preventDefault();
					activate();
				} }
			>
				<DetachedLicenses
					selected={ key }
					isActivating={ isActivating }
					onSelect={ changeKey }
				/>
				<TextField
					ref={ fieldRef }
					label={ __( 'Add a license key', 'jetpack-dashboard' ) }
					help={ __(
						'The key is in the email that you got after your purchase.',
						'jetpack-dashboard'
					) }
					error={ isEmpty ? emptyKeyText() : failure }
					value={ key }
					isCode
					isBusy={ isActivating }
					onChange={ changeKey }
				/>
				<div className="jp-license__actions">
					<Button
						type="submit"
						variant="primary"
						isBusy={ isActivating }
					>
						{ isActivating
							? __( 'Activating…', 'jetpack-dashboard' )
							: __( 'Activate', 'jetpack-dashboard' ) }
					</Button>
					<SupportLink />
				</div>
			</form>
		</div>
	);
}

/** The key in the URL; '' if none. */
function useLinkedKey(): string {
	const { search } = useLocation();
	return new URLSearchParams( search ).get( 'license' )?.trim() ?? '';
}

interface DetachedLicensesProps {
	readonly selected: string;
	readonly isActivating: boolean;
	readonly onSelect: ( key: string ) => void;
}

/** Lets users select one of their unused licenses. */
function DetachedLicenses( {
	selected,
	isActivating,
	onSelect,
}: DetachedLicensesProps ) {
	const dispatch = useAppDispatch();
	const hasAny = useAppSelector( getDetachedCount ) > 0;
	const licenses = useAppSelector( getLicenses );
	useEffect( () => {
		if ( hasAny ) {
			void dispatch( fetchLicenses() );
		}
	}, [ dispatch, hasAny ] );

	const detached = ( licenses ?? [] ).filter(
		( { isDetached } ) => isDetached
	);
	return detached.length === 0 ? null : (
		<Select
			label={ __( 'Your unused licenses', 'jetpack-dashboard' ) }
			value={
				detached.some( ( { key } ) => key === selected ) ? selected : ''
			}
			choices={ [
				{
					value: '',
					label: __( 'Choose a license', 'jetpack-dashboard' ),
				},
				...detached.map( ( license ) => ( {
					value: license.key,
					label: getLicenseLabel( license, detached ),
				} ) ),
			] }
			disabledReason={
				isActivating && __( 'Activating…', 'jetpack-dashboard' )
			}
			onChange={ onSelect }
		/>
	);
}

/** Adds the end of the key if there are several licenses for the product. */
function getLicenseLabel(
	{ key, product }: License,
	all: readonly License[]
): string {
	if ( product === '' ) {
		return key;
	}
	const isAlone =
		all.filter( ( other ) => other.product === product ).length === 1;
	return isAlone
		? product
		: sprintf(
				/* translators: 1: a product's name. 2: the end of a license key. */
				__( '%1$s (key ending in %2$s)', 'jetpack-dashboard' ),
				product,
				key.slice( -KEY_END_LENGTH )
		  );
}

function SupportLink() {
	const url = redirectUrl(
		useAppSelector( getAccountUrl ),
		'jetpack-contact-support'
	);
	return url ? (
		<ExternalLink href={ url }>
			{ __( 'Contact support', 'jetpack-dashboard' ) }
		</ExternalLink>
	) : null;
}
