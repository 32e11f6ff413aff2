import { useMemo } from 'react';
import type { Choice } from '../../../components/light/choice';
import { useAppSelector } from '../../../hooks/store';
import { getModules } from '../../../state/modules/selectors';
import { getSettingsFacts } from './settings-facts';
import type { ChoiceRow } from './settings-section';

/** What a row offers: the declaration's own, else the server's labels for the option. */
export function useChoices( { key, choices }: ChoiceRow ): readonly Choice[] {
	const modules = useAppSelector( getModules );
	const facts = useAppSelector( getSettingsFacts );
	return useMemo( () => {
		if ( choices ) {
			return choices( facts );
		}
		const option = Object.values( modules ).find(
			( { options } ) => key in options
		)?.options[ key ];
		return Object.entries( option?.enumLabels ?? {} ).map(
			( [ value, label ] ) => ( { value, label } )
		);
	}, [ choices, facts, key, modules ] );
}
