import { useAppSelector } from '../../../../hooks/store';
import { getSettingText } from '../../../../state/settings/selectors';
import { getCurrentIp } from '../../../../state/site/selectors';
import { ALWAYS_ALLOWED } from '../protection-keys';
import { blocksOneself } from './self-block';

/** Whether these lists would block the current user. */
export function useSelfBlock( blockList: string, allowList: string ): boolean {
	return blocksOneself( {
		currentIp: useAppSelector( getCurrentIp ),
		blockList,
		allowList,
		alwaysAllowed: useAppSelector( ( state ) =>
			getSettingText( state, ALWAYS_ALLOWED )
		),
	} );
}
