import { useAppSelector } from '../../hooks/store';
import { getModule } from '../../state/modules/selectors';
import { isSettingOn } from '../../state/settings/selectors';

/** The setting that turns it on. */
export const SELF_CHECK = 'monitor_self_check';

/** How long the site last took to answer; nothing while the self-check is off. */
export function SelfCheck() {
	const text = useAppSelector( ( state ) =>
		isSettingOn( state, SELF_CHECK )
			? getModule( state, 'monitor' )?.extra[ 'self_check' ]
			: ''
	);
	return text ? <p className="jp-card__more">{ text }</p> : null;
}
