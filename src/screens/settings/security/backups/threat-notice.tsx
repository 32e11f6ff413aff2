import { _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Notice } from '../../../../components/light/notice';
import { getPageLanguage } from '../../../../lib/wp-admin';

interface ThreatNoticeProps {
	/** Renders nothing if 0. */
	count: number;
	action: ReactNode;
}

export function ThreatNotice( { count, action }: ThreatNoticeProps ) {
	if ( count === 0 ) {
		return null;
	}
	return (
		<Notice status="error" actions={ action }>
			{ sprintf(
				/* translators: %s: a number */
				_n(
					'Uh oh, %s threat found.',
					'Uh oh, %s threats found.',
					count,
					'jetpack-dashboard'
				),
				new Intl.NumberFormat( getPageLanguage() ).format( count )
			) }
		</Notice>
	);
}
