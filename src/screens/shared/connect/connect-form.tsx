import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { interpolate } from '../../../components/light/interpolate';
import { Button } from '../../../components/light/button';
import { ExternalLink } from '../../../components/light/external-link';
import { Notice } from '../../../components/light/notice';
import { useAppSelector } from '../../../hooks/store';
import { redirectUrl } from '../../../lib/links';
import type { RedirectSource } from '../../../lib/redirect-sources';
import {
	getAccountHost,
	getAccountUrl,
} from '../../../state/connection/selectors';
import './connect-form.scss';

interface ConnectFormProps {
	readonly label: string;
	/** Replaces the label while `isBusy`. */
	readonly busyLabel: string;
	readonly isBusy: boolean;
	/** Null if there is no error. */
	readonly error: string | null;
	readonly onConnect: () => void;
}

/** The connect button with the terms and the error message. */
export function ConnectForm( {
	label,
	busyLabel,
	isBusy,
	error,
	onConnect,
}: ConnectFormProps ) {
	return (
		<>
			<div className="jp-connect-form__error">
				{ error !== null && (
					<Notice status="error" isLive>
						<p>{ error }</p>
					</Notice>
				) }
			</div>
			<p className="jp-connect-form__terms">
				<Terms label={ label } />
			</p>
			<Button variant="primary" isBusy={ isBusy } onClick={ onConnect }>
				{ isBusy ? busyLabel : label }
			</Button>
		</>
	);
}

/** Placed before the button, so that it is read first. */
function Terms( { label }: { label: string } ) {
	const host = useAppSelector( getAccountHost );
	const url = useAppSelector( getAccountUrl );
	return interpolate(
		sprintf(
			/* translators: 1: the button's label; 2: the account service's host */
			__(
				'Clicking “%1$s” means that you agree to the <Terms>terms of service</Terms> and to <Sharing>share details of your site</Sharing> with %2$s.',
				'jetpack-dashboard'
			),
			label,
			host
		),
		{
			Terms: <TermsLink serviceUrl={ url } source="jetpack-terms" />,
			Sharing: <TermsLink serviceUrl={ url } source="jetpack-privacy" />,
		}
	);
}

interface TermsLinkProps {
	readonly serviceUrl: string;
	readonly source: RedirectSource;
	readonly children?: ReactNode;
}

function TermsLink( { serviceUrl, source, children }: TermsLinkProps ) {
	const href = redirectUrl( serviceUrl, source );
	return href ? (
		<ExternalLink href={ href }>{ children }</ExternalLink>
	) : (
		<>{ children }</>
	);
}
