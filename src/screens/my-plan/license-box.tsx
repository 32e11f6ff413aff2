import { __ } from '@wordpress/i18n';
import { useRef, useState } from 'react';
import { Button } from '../../components/light/button';
import { Card, CardHeader } from '../../components/light/card';
import { Notice } from '../../components/light/notice';
import { TextField } from '../../components/light/text-field';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import {
	getLicensingError,
	getLicensingRequest,
} from '../../state/licensing/selectors';
import {
	applyLicense,
	clearLicensingError,
} from '../../state/licensing/thunks';
import { getReadableMessage } from '../../state/readable-message';
import { focusCardTitle } from '../shared/restore-focus';

/** Form for adding a license key to the site. */
export function LicenseBox() {
	const dispatch = useAppDispatch();
	const form = useRef< HTMLFormElement >( null );
	const [ key, setKey ] = useState( '' );
	const [ sentKey, setSentKey ] = useState< string | null >( null );
	const error = useAppSelector( getLicensingError );
	const request = useAppSelector( ( state ) =>
		getLicensingRequest( state, 'set' )
	);
	const isBusy = request.kind === 'pending';
	// Until the key is changed.
	const refusal =
		request.kind === 'failed' && key === sentKey
			? getReadableMessage( request.error )
			: null;

	async function apply() {
		const license = key.trim();
		if ( license === '' ) {
			return;
		}
		setSentKey( key );
		if ( await dispatch( applyLicense( license ) ) ) {
			setKey( '' );
		} else {
			// The error notice covers the bottom of the screen.
			form.current?.scrollIntoView( { block: 'center' } );
		}
	}

	return (
		<Card>
			<CardHeader
				level={ 2 }
				icon="lock"
				title={ __( 'Jetpack License', 'jetpack-dashboard' ) }
			/>
			<form
				ref={ form }
				className="jp-my-plan__license"
				onSubmit={ ( event ) => {
					event.preventDefault();
					if ( ! isBusy ) {
						void apply();
					}
				} }
			>
				{ error !== '' && (
					<Notice
						status="error"
						onDismiss={ () => {
							// The focused button is removed.
							if ( form.current ) {
								focusCardTitle( form.current );
							}
							void dispatch( clearLicensingError() );
						} }
					>
						<p>{ error }</p>
					</Notice>
				) }
				<TextField
					label={ __( 'License key', 'jetpack-dashboard' ) }
					error={ refusal ?? '' }
					value={ key }
					isCode
					isBusy={ isBusy }
					onChange={ ( value ) => {
						setSentKey( null );
						setKey( value );
					} }
				/>
				<Button type="submit" isBusy={ isBusy }>
					{ isBusy
						? __( 'Applying…', 'jetpack-dashboard' )
						: __( 'Apply', 'jetpack-dashboard' ) }
				</Button>
			</form>
		</Card>
	);
}
