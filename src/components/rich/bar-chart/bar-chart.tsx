import { useRef } from 'react';
import type { ChartBar } from './chart-bar';
import { ChartColumns } from './chart-columns';
import { ChartDrawing } from './chart-drawing';
import { CHART_HEIGHT_PX, chartGeometry } from './chart-geometry';
import { useChartSpace } from './use-chart-space';
import './bar-chart.scss';

interface BarChartProps {
	/** Oldest first. If they don't all fit, only the last ones are shown. */
	readonly bars: readonly ChartBar[];
	/** The chart's accessible name. */
	readonly name: string;
	/** For `Intl`; undefined uses the browser's. */
	readonly language: string | undefined;
}

/**
 * A bar chart whose bars are accessible by pointer, touch, keyboard and screen
 * reader.
 */
export function BarChart( { bars, name, language }: BarChartProps ) {
	const ref = useRef< HTMLDivElement >( null );
	const space = useChartSpace( ref );
	const geometry =
		space &&
		chartGeometry( {
			...space,
			count: bars.length,
			labelLength: Math.max(
				0,
				...bars.map( ( { label } ) => label.length )
			),
		} );
	const shown = geometry ? bars.slice( -geometry.shownCount ) : [];

	return (
		<div
			className="jp-bar-chart"
			ref={ ref }
			style={ { blockSize: CHART_HEIGHT_PX } }
		>
			{ space && geometry && shown.length > 0 && (
				<>
					<div aria-hidden="true">
						<ChartDrawing
							bars={ shown }
							geometry={ geometry }
							space={ space }
							language={ language }
						/>
					</div>
					<ChartColumns
						bars={ shown }
						name={ name }
						geometry={ geometry }
						space={ space }
					/>
				</>
			) }
		</div>
	);
}
