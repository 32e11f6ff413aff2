import { useMemo } from 'react';
import type { Choice } from '../../../components/light/choice';
import { useAppSelector } from '../../../hooks/store';
import { getModules } from '../../../state/modules/selectors';
import type { ChoiceRow } from './settings-section';

/** The choices of a setting, with the labels from PHP. */
export function useChoices( { key }: ChoiceRow ): readonly Choice[] {
	const modules = useAppSelector( getModules );
	return useMemo( () => {
		const option = Object.values( modules ).find(
			( { options } ) => key in options
		)?.options[ key ];
		return Object.entries( option?.enumLabels ?? {} ).map(
			( [ value, label ] ) => ( { value, label } )
		);
	}, [ key, modules ] );
}
