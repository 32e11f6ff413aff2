import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import {
	canManageModules,
	canManageOptions,
	canViewStats,
	getSiteStatus,
} from '../../state/connection/selectors';
import { resetOptions } from '../../state/settings/thunks';
import {
	getAdminPages,
	getAdminUrl,
	getVersion,
	isDevVersion,
} from '../../state/site/selectors';
import { ConfirmDialog } from '../../components/light/confirm-dialog';
import { getFooterItems } from './footer-links';
import type { FooterItem } from './footer-links';
import './footer.scss';

interface FooterProps {
	readonly isDevCardOpen: boolean;
	readonly onDevCardToggle: () => void;
}

export function Footer( props: FooterProps ) {
	const items = getFooterItems( {
		siteStatus: useAppSelector( getSiteStatus ),
		isManager: useAppSelector( canManageModules ),
		canManageOptions: useAppSelector( canManageOptions ),
		canViewStats: useAppSelector( canViewStats ),
		isDevVersion: useAppSelector( isDevVersion ),
		adminUrl: useAppSelector( getAdminUrl ),
		adminPages: useAppSelector( getAdminPages ),
	} );
	const version = useAppSelector( getVersion );

	return (
		<div className="jp-wrap">
			<div className="jp-footer">
				<span>
					{ sprintf(
						/* translators: %s: the plugin's version */
						__( 'Jetpack %s', 'jetpack-dashboard' ),
						version
					) }
				</span>
				{ items.length > 0 && (
					<FooterLinks items={ items } { ...props } />
				) }
				<span className="jp-footer__claim">
					{ __(
						'Trusted by more than 5 million sites',
						'jetpack-dashboard'
					) }
				</span>
			</div>
		</div>
	);
}

function FooterLinks( {
	items,
	...props
}: FooterProps & { items: readonly FooterItem[] } ) {
	return (
		<nav aria-label={ __( 'More of Jetpack', 'jetpack-dashboard' ) }>
			<ul className="jp-footer__links">
				{ items.map( ( item ) => (
					<li key={ item.kind === 'link' ? item.id : item.kind }>
						<FooterEntry item={ item } { ...props } />
					</li>
				) ) }
			</ul>
		</nav>
	);
}

function FooterEntry( {
	item,
	isDevCardOpen,
	onDevCardToggle,
}: FooterProps & { item: FooterItem } ) {
	switch ( item.kind ) {
		case 'link':
			return <a href={ item.href }>{ item.label() }</a>;
		case 'reset':
			return <ResetButton />;
		case 'dev-tools':
			return (
				<button
					type="button"
					className="jp-footer__button"
					aria-expanded={ isDevCardOpen }
					onClick={ onDevCardToggle }
				>
					{ __( 'Dev Tools', 'jetpack-dashboard' ) }
				</button>
			);
	}
}

function ResetButton() {
	const dispatch = useAppDispatch();
	const [ isAsking, setAsking ] = useState( false );
	return (
		<>
			<button
				type="button"
				className="jp-footer__button"
				onClick={ () => setAsking( true ) }
			>
				{ __( 'Reset', 'jetpack-dashboard' ) }
			</button>
			{ isAsking && (
				<ConfirmDialog
					question={ __(
						'This will reset all Jetpack options, are you sure?',
						'jetpack-dashboard'
					) }
					confirmLabel={ __( 'Reset', 'jetpack-dashboard' ) }
					onConfirm={ () => {
						setAsking( false );
						void dispatch( resetOptions() );
					} }
					onCancel={ () => setAsking( false ) }
				/>
			) }
		</>
	);
}
