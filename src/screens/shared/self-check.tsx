import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { getModule } from '../../state/modules/selectors';
import { fetchModules } from '../../state/modules/thunks';
import { isSettingOn } from '../../state/settings/selectors';

/** The setting that turns it on. */
export const SELF_CHECK = 'monitor_self_check';

/** How long the site last took to answer; nothing while the self-check is off. */
export function SelfCheck() {
	const dispatch = useAppDispatch();
	const isOn = useAppSelector( ( state ) =>
		isSettingOn( state, SELF_CHECK )
	);
	const text = useAppSelector(
		( state ) => getModule( state, 'monitor' )?.extra[ 'self_check' ]
	);
	const isMissing = isOn && ! text;
	useEffect( () => {
		// It was turned on in this page.
		if ( isMissing ) {
			void dispatch( fetchModules( undefined ) );
		}
	}, [ isMissing, dispatch ] );
	return isOn && text ? <p className="jp-card__more">{ text }</p> : null;
}
