import { useState } from 'react';
import type { ReactNode } from 'react';
import { useIsFirstFrame } from '../../hooks/first-frame';
import { useAppSelector } from '../../hooks/store';
import { isBeforeSetUp } from '../../state/connection/selectors';
import { SHELL_ELEMENTS } from '../routes';
import type { AppRoute } from '../routes';
import { CouponSlot } from './coupon-slot';
import { DevCardArea } from './dev-card-area';
import { Footer } from './footer';
import { HelpArea } from './help-area';
import { Masthead } from './masthead';
import { NoticeList } from './notice-list';
import { SettingsNav } from './settings-nav';
import { SiteNotices } from './site-notices';
import { StateNotice } from './state-notice';
import './shell.scss';

interface ShellProps {
	readonly route: AppRoute;
	readonly path: string;
	readonly children: ReactNode;
}

/** The elements around every screen, depending on its route group. */
export function Shell( { route, path, children }: ShellProps ) {
	const { hasMasthead, hasFooter } = SHELL_ELEMENTS[ route.group ];
	// Until then, privacy is the only settings screen that opens.
	const isSetUp = ! useAppSelector( isBeforeSetUp );
	const isFirstFrame = useIsFirstFrame();
	const [ isDevCardOpen, setDevCardOpen ] = useState( false );
	return (
		<>
			{ hasMasthead && <Masthead path={ path } /> }
			<div className="jp-wrap">
				<div className="jp-shell__notices">
					<SiteNotices path={ path } />
					<StateNotice />
				</div>
				{ route.group === 'at-a-glance' && <CouponSlot /> }
				{ route.group === 'settings' && isSetUp && (
					<SettingsNav path={ path } />
				) }
				{ children }
				{ ! isFirstFrame && <HelpArea group={ route.group } /> }
				{ isDevCardOpen && <DevCardArea /> }
			</div>
			{ hasFooter && ! isFirstFrame && (
				<Footer
					isDevCardOpen={ isDevCardOpen }
					onDevCardToggle={ () => setDevCardOpen( ! isDevCardOpen ) }
				/>
			) }
			<NoticeList />
		</>
	);
}
